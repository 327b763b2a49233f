import { grouped } from "#domain/listing/pay/saying/figures.ts";
import { landing } from "#client/copy/landing.ts";
import { Badge } from "#client/ui/badge.tsx";
import type { LatestProps } from "./latest/latest.tsx";
import { useLatestJobs, type LatestJobs } from "./latest/queries.ts";

/** What is true today. A figure that nobody can count says that it is a sample. */
export function Stats({ sent }: LatestProps) {
  const { list } = useLatestJobs(sent);
  return (
    <section aria-label="In figures" className="night border-b border-line">
      <dl className="page-width grid grid-cols-[repeat(auto-fit,minmax(min(100%,6.25rem),1fr))] gap-x-3 sm:grid-cols-[repeat(auto-fit,minmax(min(100%,11rem),1fr))] sm:gap-0 sm:divide-x sm:divide-line">
        {figuresOf(list).map(({ figure, meaning, isSample }) => (
          <div
            key={meaning}
            className="flex flex-col-reverse justify-end gap-0.5 py-4 sm:gap-1 sm:py-10 sm:pl-8 sm:first:pl-0"
          >
            <dt className="text-quiet max-sm:text-sm">
              {meaning} {isSample && <Badge>{landing.sample}</Badge>}
            </dt>
            <dd className="font-display text-2xl font-bold tracking-[-0.02em] tabular-nums sm:text-3xl lg:text-4xl">
              {figure}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

interface Figure {
  readonly figure: string;
  readonly meaning: string;
  readonly isSample: boolean;
}

function figuresOf(list: LatestJobs | null): readonly Figure[] {
  const { open, hired, pay, middlePay } = landing.stats;
  const sample = { isSample: true };
  return [
    list === null || list.open === 0
      ? { ...open, ...sample }
      : {
          figure: `${grouped(list.open)}${list.areMoreLocked ? "+" : ""}`,
          meaning: open.meaning,
          isSample: false,
        },
    { ...hired, ...sample },
    list === null || list.middlePay === null
      ? { ...pay, ...sample }
      : { figure: `$${grouped(list.middlePay)}`, meaning: middlePay, isSample: false },
  ];
}
