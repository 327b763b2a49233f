import { useState, type SyntheticEvent } from "react";
import { useNavigate } from "react-router";
import type { ListedDocument } from "#contract/tools/documents.ts";
import { toolLabels } from "#domain/tools/ai/tool-names.ts";
import { paths } from "#domain/paths.ts";
import { Button } from "#client/ui/button.tsx";
import { classNames } from "#client/ui/class-names.ts";
import { comparePath } from "../document-paths.ts";

type Chosen = Pick<ListedDocument, "id" | "tool">;

/** Two documents of one tool, ticked in the list. */
export interface ChoosingTwo {
  readonly chosen: readonly Chosen[];
  readonly isChosen: (document: Chosen) => boolean;
  /** Of another tool, or one too many. */
  readonly isOutOfReach: (document: Chosen) => boolean;
  readonly toggle: (document: Chosen) => void;
  readonly clear: () => void;
}

/** Every tick box of the list belongs to this form, wherever it stands. */
export const compareFormId = "compare-two";

export function useChoosingTwo(): ChoosingTwo {
  const [chosen, setChosen] = useState<readonly Chosen[]>([]);
  const isChosen = ({ id }: Chosen) => chosen.some((one) => one.id === id);
  return {
    chosen,
    isChosen,
    isOutOfReach: (document) =>
      !isChosen(document) &&
      (chosen.length === 2 || chosen.some(({ tool }) => tool !== document.tool)),
    toggle: ({ id, tool }) =>
      setChosen((now) =>
        now.some((one) => one.id === id)
          ? now.filter((one) => one.id !== id)
          : [...now, { id, tool }],
      ),
    clear: () => setChosen([]),
  };
}

/** Leads to the comparison. Without scripts the browser sends whatever is ticked, and the page there sorts it out. */
export function CompareBar({ choosing: { chosen, clear } }: { choosing: ChoosingTwo }) {
  const navigate = useNavigate();
  const [one] = chosen;
  const compare = (event: SyntheticEvent) => {
    event.preventDefault();
    // With fewer than two, the page there says what is missing.
    void navigate(comparePath(...chosen.map(({ id }) => id)));
  };
  return (
    <form
      id={compareFormId}
      action={paths.compareDocuments}
      method="get"
      onSubmit={compare}
      className={classNames(
        "flex flex-wrap items-center justify-between gap-x-4 gap-y-2 rounded-card border border-line bg-raised px-4 py-3",
        one !== undefined && "shadow-float tall:sticky tall:bottom-16 tall:z-10",
      )}
    >
      <output className="text-quiet">{sayChosen(chosen)}</output>
      <div className="flex flex-wrap gap-2">
        {one !== undefined && (
          <Button size="small" variant="quiet" onClick={clear}>
            Clear
          </Button>
        )}
        <Button type="submit" size="small">
          Compare the two
        </Button>
      </div>
    </form>
  );
}

function sayChosen([one, other]: readonly Chosen[]): string {
  if (one === undefined) return "Tick two documents of one tool to see them side by side.";
  if (other === undefined) return `One ticked. Tick another from ${toolLabels[one.tool]}.`;
  return "Two ticked.";
}
