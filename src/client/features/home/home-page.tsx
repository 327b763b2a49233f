import { brand } from "#domain/brand.ts";
import type { PageHead } from "#contract/page.ts";
import { paths } from "#client/paths.ts";
import { Closing } from "./closing.tsx";
import { Features } from "./features.tsx";
import { Hero } from "./hero.tsx";
import { Stats } from "./stats.tsx";

export const head = (): PageHead => ({
  title: null,
  description: brand.tagline,
  canonical: paths.home,
});

export function Page() {
  return (
    <>
      <Hero />
      <Stats />
      <Features />
      <Closing />
    </>
  );
}
