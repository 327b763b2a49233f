import type { FreeJobDeed } from "#domain/desk/free-job.ts";
import type { ListedFreeJob } from "#contract/admin/free-jobs.ts";
import { Button } from "#client/ui/button.tsx";

interface ChosenBarProps {
  readonly chosen: readonly ListedFreeJob[];
  readonly onDeed: (deed: FreeJobDeed) => void;
  readonly onClear: () => void;
}

/** What can be done to the rows that are ticked. It floats along, so that it is at hand wherever they are. */
export function ChosenBar({ chosen, onDeed, onClear }: ChosenBarProps) {
  if (chosen.length === 0) return null;
  return (
    <section
      aria-label="Chosen jobs"
      className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 rounded-card border border-line bg-raised px-4 py-3 shadow-float tall:sticky tall:bottom-16 tall:z-10"
    >
      <output className="font-medium tabular-nums">
        {chosen.length === 1 ? "1 job chosen" : `${chosen.length} jobs chosen`}
      </output>
      <div className="flex flex-wrap gap-2">
        <Button size="small" variant="quiet" onClick={onClear}>
          Clear
        </Button>
        <Button size="small" onClick={() => onDeed("show")}>
          Show
        </Button>
        <Button size="small" onClick={() => onDeed("hide")}>
          Hide
        </Button>
        <Button size="small" variant="destructive" onClick={() => onDeed("delete")}>
          Delete
        </Button>
      </div>
    </section>
  );
}
