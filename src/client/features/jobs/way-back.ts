import type { MouseEvent } from "react";
import { useLocation, useNavigate } from "react-router";

/** Kept with each step away from the list, so that the way back is the browser's own: same filters, same place. */
interface Steps {
  readonly stepsFromList: number;
}

/** For a step from the list to a job. */
export const fromList: Steps = { stepsFromList: 1 };

/** For a step from one job to the next: one further from the list, if one came from there at all. */
export function useOneFurther(): Steps | null {
  const steps = stepsIn(useLocation().state);
  return steps === null ? null : { stepsFromList: steps + 1 };
}

/** For a link to the list: takes whoever came from it back to where they were in it. */
export function useWayBack(): (event: MouseEvent) => void {
  const steps = stepsIn(useLocation().state);
  const navigate = useNavigate();
  return (event) => {
    if (steps === null || event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    void navigate(-steps);
  };
}

/** Anything may stand in a tab's history, older versions of this included. */
function stepsIn(state: unknown): number | null {
  if (typeof state !== "object" || state === null || !("stepsFromList" in state)) return null;
  return typeof state.stepsFromList === "number" ? state.stepsFromList : null;
}
