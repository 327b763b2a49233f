import type { BoardColumn, ListedApplication } from "#contract/tracker/views.ts";
import type { Result } from "#domain/tracker/application.ts";
import { grouped } from "#domain/listing/pay/saying/figures.ts";
import { Link } from "#client/ui/link.tsx";
import { addressOf, cleared } from "../list/address.ts";
import { BoardCard } from "./board-card.tsx";

interface ColumnProps {
  readonly column: BoardColumn;
  readonly today: string;
  readonly onMoved: (application: ListedApplication, result: Result) => void;
}

const everything = cleared({
  view: "cards",
  tab: "all",
  search: "",
  jobType: null,
  platform: null,
  result: null,
  strategyTag: "",
});

export function Column({ column: { result, total, applications }, today, onMoved }: ColumnProps) {
  const titleId = `stage-${result.toLowerCase().replace(" ", "-")}`;
  return (
    <section
      aria-labelledby={titleId}
      data-stage={result}
      className="grid snap-start content-start gap-2 rounded-card bg-ink/4 p-2"
    >
      <h2 id={titleId} className="flex items-baseline justify-between px-2 pt-1 text-base">
        {result}
        <span className="font-normal text-quiet tabular-nums">{grouped(total)}</span>
      </h2>
      <ul className="grid gap-2">
        {applications.map((application) => (
          <BoardCard
            key={application.id}
            application={application}
            today={today}
            onMoved={onMoved}
          />
        ))}
      </ul>
      {total === 0 && <p className="px-2 py-6 text-center text-sm text-quiet">Nothing here</p>}
      {total > applications.length && (
        <Link
          to={addressOf({ filters: { ...everything, result } })}
          className="text-link px-2 py-2 text-sm"
        >
          Show all {grouped(total)}
        </Link>
      )}
    </section>
  );
}
