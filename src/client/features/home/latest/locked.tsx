import { grouped } from "#domain/listing/pay/saying/figures.ts";
import { payBands } from "#domain/jobs/pay-bands.ts";
import type { JobTeaser } from "#contract/jobs.ts";
import { landing } from "#client/copy/landing.ts";
import { paths } from "#domain/paths.ts";
import { ButtonLink } from "#client/ui/button-link.tsx";
import { dayOf } from "#client/ui/figures/moment.ts";
import type { LatestJobs } from "./queries.ts";

const { title, introduction, behind, action, whatItShows } = landing.locked;

/** Premium jobs: what anybody may know of them stands clear, and behind the blur there is nothing but these words. */
export function Locked({ teasers, locked, areMoreLocked }: LatestJobs) {
  const count = `${grouped(locked)}${areMoreLocked ? "+" : ""}`;
  return (
    <div className="grid gap-4 sm:mt-6 sm:gap-6">
      <div className="flex flex-wrap items-baseline gap-x-4 gap-y-1">
        <h3 className="text-2xl">{title}</h3>
        <p className="text-quiet">
          <span className="font-semibold text-ink tabular-nums">{count}</span> {introduction}
        </p>
      </div>
      <div className="relative">
        <ul className="grid grid-cols-2 gap-3 sm:gap-5 lg:grid-cols-4">
          {teasers.map((teaser) => (
            <Teaser key={teaser.place} teaser={teaser} />
          ))}
        </ul>
        <div className="absolute inset-x-0 bottom-0 grid justify-items-center gap-3 bg-linear-to-t from-paper from-65% to-transparent pt-10 sm:px-4 sm:pt-16 text-center">
          <p className="max-w-[44ch] max-sm:text-sm">{whatItShows}</p>
          <ButtonLink to={paths.subscribe} variant="primary">
            {action}
          </ButtonLink>
        </div>
      </div>
    </div>
  );
}

function Teaser({ teaser: { roleType, payBand, publishedDate } }: { teaser: JobTeaser }) {
  const pay = payBands.find(({ id }) => id === payBand)?.label;
  return (
    <li className="group grid content-start gap-2 rounded-card border border-line bg-raised p-3.5 sm:gap-4 sm:p-5">
      <div className="grid gap-1">
        <p className="font-display text-lg leading-tight font-bold">{roleType}</p>
        <p className="tabular-nums">{pay === undefined ? "No pay band" : `${pay}/year`}</p>
        <time dateTime={publishedDate} className="text-sm text-quiet tabular-nums">
          {dayOf(publishedDate)}
        </time>
      </div>
      <div
        aria-hidden="true"
        className="h-32 overflow-hidden blur-[5px] select-none max-lg:group-nth-last-[n+3]:h-12 sm:h-52 sm:max-lg:group-nth-last-[n+3]:h-24"
      >
        {behind.map((words) => (
          <p key={words} className="mb-2">
            {words}
          </p>
        ))}
      </div>
    </li>
  );
}
