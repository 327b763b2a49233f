import type { JobList } from "#contract/jobs.ts";
import { paths } from "#domain/paths.ts";
import { refundPromise } from "#domain/plans.ts";
import { ButtonLink } from "#client/ui/button-link.tsx";
import { ago } from "#client/ui/figures/ago.ts";
import { TeaserCard } from "../../card/teaser-card.tsx";
import { grouped } from "#domain/listing/pay/saying/figures.ts";

interface BannerProps {
  readonly locked: number;
  /** When the newest of them came, where that is known. */
  readonly newest: string | undefined;
  readonly now: number;
}

/** Says what premium would add to this very list. */
export function UpsellBanner({ locked, newest, now }: BannerProps) {
  return (
    <aside className="flex flex-wrap items-center justify-between gap-x-8 gap-y-4 rounded-card bg-ember-wash p-5 sm:px-6">
      <div className="grid gap-1">
        <p className="font-display text-xl font-bold tracking-[-0.02em]">
          Unlock {grouped(locked)}+ More Premium Opportunities
        </p>
        <p>
          They match what you are looking for, and open with premium.
          {newest !== undefined && ` The newest came ${ago(newest, now)}.`}
        </p>
        <p className="text-sm text-quiet">{refundPromise}</p>
      </div>
      <ButtonLink to={paths.pricing} variant="primary">
        Subscribe Now
      </ButtonLink>
    </aside>
  );
}

interface LockedJobsProps {
  readonly teasers: JobList["teasers"];
  readonly locked: number;
  readonly now: number;
}

export function LockedJobs({ teasers, locked, now }: LockedJobsProps) {
  return (
    <section aria-labelledby="locked" className="mt-8 grid gap-4 border-t border-line pt-10">
      <h2 id="locked" className="text-xl">
        {grouped(locked)} more jobs available with premium subscription
      </h2>
      <ul className="grid gap-4 md:grid-cols-2">
        {teasers.map((teaser, index) => (
          // Teasers have no identity on purpose; their order is all there is.
          // oxlint-disable-next-line react/no-array-index-key
          <li key={index}>
            <TeaserCard teaser={teaser} now={now} />
          </li>
        ))}
      </ul>
    </section>
  );
}
