import { landing } from "#client/copy/landing.ts";
import { Landscape } from "#client/ui/art/landscape.tsx";
import { GetStarted } from "./get-started.tsx";

export function Closing() {
  return (
    <section className="night overflow-hidden">
      <div className="page-width grid justify-items-start gap-4 pt-8 pb-6 sm:gap-5 sm:pt-16 sm:pb-14 lg:pt-24">
        <h2 className="text-3xl sm:text-4xl lg:text-5xl">{landing.closing.title}</h2>
        <p className="max-w-[48ch] text-quiet sm:text-lg">{landing.closing.text}</p>
        <GetStarted />
      </div>
      <Landscape className="h-24 w-full overflow-visible sm:h-44 lg:h-72" />
    </section>
  );
}
