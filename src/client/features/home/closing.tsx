import { landing } from "#client/copy/landing.ts";
import { Landscape } from "#client/ui/art/landscape.tsx";
import { GetStarted } from "./get-started.tsx";

export function Closing() {
  return (
    <section className="night overflow-hidden">
      <div className="page-width grid justify-items-start gap-5 pt-16 pb-14 lg:pt-24">
        <h2 className="text-4xl lg:text-5xl">{landing.closing.title}</h2>
        <p className="max-w-[48ch] text-lg text-quiet">{landing.closing.text}</p>
        <GetStarted />
      </div>
      <Landscape className="h-44 w-full overflow-visible lg:h-72" />
    </section>
  );
}
