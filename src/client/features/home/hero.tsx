import type { ReactNode } from "react";
import { hero } from "#client/copy/hero.ts";
import { paths } from "#domain/paths.ts";
import { Landscape } from "#client/ui/art/landscape.tsx";
import { ButtonLink } from "#client/ui/button-link.tsx";
import { GetStarted } from "./get-started.tsx";
import { PasteBox } from "./paste-box.tsx";

/** The promise, and beside it a picture of what is meant. */
export function Hero({ picture }: { picture: ReactNode }) {
  return (
    <section className="relative isolate overflow-hidden bg-linear-to-b from-paper to-art-sky">
      <Landscape className="absolute inset-x-0 bottom-0 -z-10 h-28 overflow-visible w-full sm:h-60 lg:h-80" />
      <div className="page-width grid gap-10 pt-6 pb-24 sm:pt-16 sm:pb-44 lg:grid-cols-[1.15fr_1fr] lg:gap-14 lg:pt-20 lg:pb-20">
        <div className="grid content-start gap-4 sm:gap-6 lg:pb-64">
          {/* As narrow as that, it has the same lines in the stand-in for its typeface, which a slow phone shows first. */}
          <h1 className="text-4xl max-sm:max-w-[6.4em] sm:text-5xl">{hero.headline}</h1>
          <p className="max-w-[52ch] text-quiet sm:text-lg">{hero.promise}</p>
          <div className="flex flex-wrap gap-2 sm:gap-3">
            <GetStarted />
            <ButtonLink to={paths.homeFeatures} size="large">
              Learn More
            </ButtonLink>
          </div>
          <PasteBox />
          <p className="max-w-[46ch] text-sm text-quiet">{hero.smallPrint}</p>
        </div>
        {/* On a phone the first real job is as near. */}
        <div className="max-w-136 max-sm:hidden">{picture}</div>
      </div>
    </section>
  );
}
