import type { Ref } from "react";
import type { StrategyColumn } from "#domain/guides/strategy-rules.ts";
import type { StrategyRow } from "#contract/admin/growth-strategies.ts";
import { Button } from "#client/ui/button.tsx";
import { dayOf } from "#client/ui/figures/moment.ts";
import { Checkbox, Switch } from "#client/ui/form/choices.tsx";
import { Table, type Column } from "#client/ui/list/table.tsx";
import { strategiesAddress, type StrategyFilters } from "./address.ts";
import { useShowing } from "./changes.ts";

/** What can be done with a row. */
interface RowActions {
  readonly choose: (id: number, isChosen: boolean) => void;
  readonly edit: (strategy: StrategyRow) => void;
  readonly remove: (strategy: StrategyRow) => void;
}

interface Line {
  readonly strategy: StrategyRow;
  readonly isChosen: boolean;
  readonly actions: RowActions;
}

const columns: readonly Column<Line, StrategyColumn>[] = [
  {
    title: "Title",
    sort: "title",
    cell: ({ strategy: { id, title, description, stepCount }, isChosen, actions }) => (
      <div className="flex min-w-0 items-start gap-3">
        <div className="needs-script">
          <Checkbox
            aria-label={`Choose ${title}`}
            checked={isChosen}
            onChange={({ target }) => actions.choose(id, target.checked)}
          >
            {""}
          </Checkbox>
        </div>
        <div className="min-w-0">
          <p className="font-semibold wrap-anywhere">{title}</p>
          <p className="line-clamp-2 max-w-[52ch] text-sm wrap-anywhere text-quiet">
            {description}
          </p>
          {stepCount > 0 && (
            <p className="text-sm text-quiet tabular-nums">
              {stepCount === 1 ? "1 step" : `${stepCount} steps`}
            </p>
          )}
        </div>
      </div>
    ),
  },
  {
    title: "Category",
    sort: "category",
    cell: ({ strategy }) => <span className="wrap-anywhere">{strategy.category}</span>,
  },
  { title: "Active", cell: ({ strategy }) => <Showing strategy={strategy} /> },
  {
    title: "Position",
    sort: "position",
    isNumber: true,
    cell: ({ strategy }) => strategy.position ?? <span className="text-quiet">Last</span>,
  },
  {
    title: "Changed",
    sort: "changed",
    isLargestFirst: true,
    cell: ({ strategy: { updatedAt } }) => (
      <time dateTime={updatedAt} className="whitespace-nowrap tabular-nums">
        {dayOf(updatedAt)}
      </time>
    ),
  },
  {
    title: "Actions",
    cell: ({ strategy, actions }) => (
      <div className="flex gap-2">
        <Button
          size="small"
          aria-label={`Edit ${strategy.title}`}
          onClick={() => actions.edit(strategy)}
        >
          Edit
        </Button>
        <Button
          size="small"
          variant="quiet"
          aria-label={`Delete ${strategy.title}`}
          onClick={() => actions.remove(strategy)}
        >
          Delete
        </Button>
      </div>
    ),
  },
];

interface StrategyTableProps {
  readonly strategies: readonly StrategyRow[];
  readonly filters: StrategyFilters;
  readonly chosen: ReadonlySet<number>;
  readonly actions: RowActions;
  readonly ref: Ref<HTMLTableSectionElement>;
}

export const StrategyTable = ({
  strategies,
  filters,
  chosen,
  actions,
  ref,
}: StrategyTableProps) => (
  <Table
    ref={ref}
    caption="Growth strategies"
    columns={columns}
    rows={strategies.map((strategy) => ({
      strategy,
      isChosen: chosen.has(strategy.id),
      actions,
    }))}
    rowKey={({ strategy }) => strategy.id}
    isStacking
    sorting={{
      order: filters.sort,
      addressOf: (sort) => strategiesAddress.addressOf({ filters: { ...filters, sort } }),
    }}
  />
);

/** Takes effect at once, for every member. */
function Showing({ strategy: { id, title, isActive } }: { strategy: StrategyRow }) {
  const showing = useShowing();
  const isOn = showing.isPending ? showing.variables.isActive : isActive;
  return (
    <>
      <div className="needs-script">
        <Switch
          aria-label={`Show ${title}`}
          checked={isOn}
          disabled={showing.isPending}
          onChange={({ target }) => showing.mutate({ ids: [id], isActive: target.checked })}
        >
          <span className="text-sm">{isOn ? "Shown" : "Hidden"}</span>
        </Switch>
      </div>
      <p className="without-script">{isActive ? "Shown" : "Hidden"}</p>
    </>
  );
}
