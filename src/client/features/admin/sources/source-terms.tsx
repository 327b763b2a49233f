import type { DeskSource } from "#contract/admin/sources.ts";

const passedOn: Readonly<Record<DeskSource["terms"]["passingOn"], string>> = {
  freely: "In our feeds, and to search engines",
  credited: "In our feeds, with the credit",
  never: "No",
};

/** What it asks of us, as its terms were read. */
export function SourceTerms({ source: { terms } }: { source: DeskSource }) {
  const facts: readonly (readonly [string, string])[] = [
    ["Credit", terms.credit === null ? "None asked for" : `“via ${terms.credit}”, with a link`],
    ["Who may see its jobs", terms.gating === "open-only" ? "Everybody" : "Premium members"],
    ["Passed on to others", passedOn[terms.passingOn]],
    ["Asked at most every", sayMinutes(terms.everyMinutes)],
    ["Shows", terms.isWindow ? "Its newest postings only" : "Everything that is open"],
  ];
  return (
    <section aria-labelledby="terms" className="grid content-start gap-3">
      <h2 id="terms" className="text-xl">
        Its terms
      </h2>
      <p className="max-w-reading">{terms.summary}</p>
      <dl className="grid gap-x-8 gap-y-3 sm:grid-cols-2 lg:grid-cols-3">
        {facts.map(([name, value]) => (
          <div key={name}>
            <dt className="text-sm text-quiet">{name}</dt>
            <dd className="font-medium">{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

const sayMinutes = (minutes: number): string => {
  const hours = Math.round(minutes / 60);
  return hours === 1 ? "hour" : `${hours} hours`;
};
