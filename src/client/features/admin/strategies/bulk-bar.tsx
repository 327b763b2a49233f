import type { StrategyRow } from "#contract/admin/growth-strategies.ts";
import { Button } from "#client/ui/button.tsx";
import { classNames } from "#client/ui/class-names.ts";
import { Checkbox } from "#client/ui/form/choices.tsx";
import { useShowing } from "./changes.ts";

interface BulkBarProps {
  readonly strategies: readonly StrategyRow[];
  readonly chosen: ReadonlySet<number>;
  readonly onChoose: (chosen: ReadonlySet<number>) => void;
}

/** More than this the server does not take in one go. */
const mostAtOnce = 200;

/** What can be done with several at once. */
export function BulkBar({ strategies, chosen, onChoose }: BulkBarProps) {
  const showing = useShowing();
  // One that left the list is not acted upon unseen.
  const ids = strategies.map(({ id }) => id).filter((id) => chosen.has(id));
  const turn = (isActive: boolean) =>
    showing.mutate(
      { ids: ids.slice(0, mostAtOnce), isActive },
      { onSuccess: () => onChoose(new Set()) },
    );
  return (
    <div
      className={classNames(
        "needs-script flex min-h-11 flex-wrap items-center gap-x-5 gap-y-2 rounded-card bg-sunk px-4 pt-2.5 pb-1.5",
        // At hand wherever the rows are that were ticked.
        ids.length > 0 && "tall:sticky tall:top-20 tall:z-10",
      )}
    >
      <Checkbox
        checked={ids.length === strategies.length}
        onChange={({ target }) =>
          onChoose(new Set(target.checked ? strategies.map(({ id }) => id) : []))
        }
      >
        Choose all {strategies.length}
      </Checkbox>
      {ids.length > 0 && (
        <>
          <output className="text-sm text-quiet tabular-nums">{ids.length} chosen</output>
          <div className="flex gap-2">
            <Button size="small" isLoading={showing.isPending} onClick={() => turn(true)}>
              Show
            </Button>
            <Button size="small" isLoading={showing.isPending} onClick={() => turn(false)}>
              Hide
            </Button>
          </div>
        </>
      )}
    </div>
  );
}
