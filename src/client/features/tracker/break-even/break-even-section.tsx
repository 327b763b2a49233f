import { useQuery } from "@tanstack/react-query";
import { useApp } from "#client/app-context.ts";
import { packageQuery } from "#client/break-even/queries.ts";
import { Fetched } from "#client/session/fetched.tsx";
import { PackageForm } from "./package-form.tsx";
import { TryOffer } from "./try-offer.tsx";

/** What the member earns now, and what an offer would have to be to match it. Fetched in the browser, for its owner alone. */
export function BreakEvenSection() {
  const query = useQuery(packageQuery(useApp().api));
  return (
    <section
      aria-labelledby="break-even"
      className="grid gap-x-12 gap-y-6 border-t border-line pt-10 lg:grid-cols-[minmax(0,1fr)_minmax(0,1fr)]"
    >
      <div className="grid content-start gap-2 lg:col-span-2">
        <h2 id="break-even" className="text-2xl">
          Where you break even
        </h2>
        <p className="max-w-reading text-quiet">
          Say what you earn now, and every listing with clear pay tells you how much more or less it
          would be a month. Nobody else sees this, and you can have it forgotten at any time.
        </p>
      </div>
      <div className="lg:col-span-2">
        <Fetched query={query}>
          {({ package: today, rate }) => (
            <div className="grid gap-x-12 gap-y-8 lg:grid-cols-2">
              <PackageForm key={today === null ? "none" : "set"} today={today} />
              {today !== null && <TryOffer today={today} rate={rate} />}
            </div>
          )}
        </Fetched>
      </div>
    </section>
  );
}
