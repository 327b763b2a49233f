import { payBands } from "#domain/jobs/pay-bands.ts";
import type { JobTeaser } from "#contract/jobs.ts";
import { paths } from "#domain/paths.ts";
import { DrawnOnce } from "#client/drawn-once/drawn-once.tsx";
import { Chip } from "#client/ui/badge.tsx";
import { ButtonLink } from "#client/ui/button-link.tsx";
import { LockIcon } from "#client/ui/icons/page-icons.tsx";
import { ago } from "#client/ui/figures/ago.ts";

/** A premium job for those who may not open it: what it is, what it pays, how old it is. The blurred lines are filler. */
export function TeaserCard({ teaser, now }: { teaser: JobTeaser; now: number }) {
  const age = ago(teaser.publishedDate, now);
  return (
    <DrawnOnce
      as="article"
      of={teaser}
      version={age}
      className="grid gap-4 rounded-card border border-line bg-raised p-5"
    >
      <TeaserContent teaser={teaser} age={age} />
    </DrawnOnce>
  );
}

function TeaserContent({ teaser, age }: { teaser: JobTeaser; age: string }) {
  const pay = payBands.find(({ id }) => id === teaser.payBand)?.label;
  return (
    <>
      <div aria-hidden="true" className="flex items-start gap-3.5 blur-[5px] select-none">
        <span className="size-11 shrink-0 rounded-control bg-ink/15" />
        <div className="min-w-0">
          <p className="font-display text-lg leading-[1.5rem] font-bold">A remote marketing job</p>
          <p className="text-quiet">The company · The place</p>
        </div>
      </div>
      <p className="font-display text-xl font-bold tabular-nums">
        {pay === undefined ? (
          <span className="font-text text-lg font-normal text-quiet">Pay band not known</span>
        ) : (
          <>
            {pay}
            <span className="text-base font-medium text-quiet">/year</span>
          </>
        )}
      </p>
      <div className="flex flex-wrap items-center justify-between gap-3">
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1.5 text-sm text-quiet">
          <Chip>{teaser.roleType}</Chip>
          <span>
            Posted <time dateTime={teaser.publishedDate}>{age}</time>
          </span>
        </p>
        <ButtonLink to={paths.pricing} size="small">
          <LockIcon className="size-4" />
          Unlock
        </ButtonLink>
      </div>
    </>
  );
}
