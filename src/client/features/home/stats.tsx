import { landing } from "#client/copy/landing.ts";

export function Stats() {
  return (
    <section aria-label="In figures" className="night border-b border-line">
      <dl className="page-width grid divide-y divide-line sm:grid-cols-[repeat(auto-fit,minmax(min(100%,11rem),1fr))] sm:divide-x sm:divide-y-0">
        {landing.stats.map(({ figure, meaning }) => (
          <div
            key={meaning}
            className="flex flex-wrap items-baseline gap-x-3 py-6 sm:flex-col-reverse sm:gap-1 sm:py-10 sm:pl-8 sm:first:pl-0"
          >
            <dt className="order-2 text-quiet sm:order-none">{meaning}</dt>
            <dd className="min-w-28 font-display text-3xl font-bold tracking-[-0.02em] tabular-nums lg:text-4xl">
              {figure}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
