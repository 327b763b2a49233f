import { useState, type RefObject } from "react";
import type { DeskReport } from "#contract/admin/reports.ts";
import type { ReportOutcome } from "#domain/desk/report-outcomes.ts";
import { deskListingPath } from "#domain/page-addresses.ts";
import { problemNames } from "#client/copy/problem-names.ts";
import { Badge } from "#client/ui/badge.tsx";
import { Button } from "#client/ui/button.tsx";
import { ago } from "#client/ui/figures/ago.ts";
import { momentOf } from "#client/ui/figures/moment.ts";
import { Checkbox } from "#client/ui/form/choices.tsx";
import { Link } from "#client/ui/link.tsx";
import { outcomeNames, useHandleReports } from "./queries.ts";

interface ReportQueueProps {
  readonly reports: readonly DeskReport[];
  readonly now: number;
  readonly ref: RefObject<HTMLUListElement | null>;
}

const deeds: Readonly<Record<ReportOutcome, string>> = {
  closed: "Close the listing",
  corrected: "I corrected it",
  dismissed: "Nothing to do",
};

/** Reports, and what to do about one or about several at once. */
export function ReportQueue({ reports, now, ref }: ReportQueueProps) {
  const [chosen, setChosen] = useState<ReadonlySet<number>>(new Set());
  const handle = useHandleReports();
  // What was dealt with meanwhile is no longer here to be chosen.
  const ids = reports.flatMap(({ id, outcome }) =>
    outcome === null && chosen.has(id) ? [id] : [],
  );

  const choose = (id: number, isChosen: boolean) =>
    setChosen((before) => {
      const next = new Set(before);
      if (isChosen) next.add(id);
      else next.delete(id);
      return next;
    });
  const send = (outcome: ReportOutcome, which: number[]) =>
    handle.mutate({ ids: which, outcome }, { onSuccess: () => setChosen(new Set()) });

  return (
    <div className="grid gap-3">
      {ids.length > 0 && (
        <div className="sticky top-16 z-10 flex flex-wrap items-center gap-2 rounded-card border border-line bg-raised px-4 py-3 shadow-float">
          <output className="mr-auto font-semibold">{ids.length} chosen</output>
          <Deeds isLoud isBusy={handle.isPending} onDo={(outcome) => send(outcome, ids)} />
        </div>
      )}
      <ul ref={ref} className="divide-y divide-line rounded-card border border-line bg-raised">
        {reports.map((report) => (
          <li key={report.id} className="grid gap-3 px-4 py-4 sm:px-5">
            <div className="flex items-start gap-2">
              {report.outcome === null && (
                <span className="needs-script">
                  <Checkbox
                    checked={chosen.has(report.id)}
                    onChange={(event) => choose(report.id, event.currentTarget.checked)}
                  >
                    <span className="sr-only">
                      Choose the report about {report.title}, {problemNames[report.kind]}
                    </span>
                  </Checkbox>
                </span>
              )}
              <ReportWords report={report} now={now} />
            </div>
            {report.outcome === null && ids.length === 0 && (
              <div className="needs-script flex flex-wrap gap-2 sm:pl-10">
                <Deeds isBusy={handle.isPending} onDo={(outcome) => send(outcome, [report.id])} />
              </div>
            )}
          </li>
        ))}
      </ul>
    </div>
  );
}

interface DeedsProps {
  readonly isBusy: boolean;
  /** Red where it is done to several; a column of it would say nothing. */
  readonly isLoud?: boolean;
  readonly onDo: (outcome: ReportOutcome) => void;
}

const Deeds = ({ isBusy, isLoud = false, onDo }: DeedsProps) => (
  <>
    {(["closed", "corrected", "dismissed"] as const).map((outcome) => (
      <Button
        key={outcome}
        size="small"
        variant={isLoud && outcome === "closed" ? "destructive" : undefined}
        disabled={isBusy}
        onClick={() => onDo(outcome)}
      >
        {deeds[outcome]}
      </Button>
    ))}
  </>
);

const ReportWords = ({ report, now }: { report: DeskReport; now: number }) => (
  <div className="grid min-w-0 gap-1">
    <p className="flex flex-wrap items-center gap-x-2 gap-y-1">
      <span className="font-semibold">{problemNames[report.kind]}</span>
      {report.outcome !== null && <Badge>{outcomeNames[report.outcome]}</Badge>}
      {!report.isListed && report.outcome === null && <Badge>Not on the board</Badge>}
    </p>
    <p>
      <Link to={deskListingPath(report.jobId)} className="text-link wrap-anywhere">
        {report.title}
      </Link>{" "}
      <span className="text-quiet">at {report.company}</span>
    </p>
    {report.note !== "" && (
      <blockquote className="max-w-reading border-l-2 border-control pl-3 whitespace-pre-line wrap-anywhere">
        {report.note}
      </blockquote>
    )}
    <p className="text-sm text-quiet">
      {report.from === null ? "A visitor" : report.from},{" "}
      <time dateTime={report.at} title={momentOf(report.at)}>
        {ago(report.at, now)}
      </time>
      {report.handledAt !== null &&
        `. Dealt with by ${report.handledBy ?? "a former administrator"}, ${momentOf(report.handledAt)}`}
    </p>
  </div>
);
