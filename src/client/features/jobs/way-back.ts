import type { MouseEvent } from "react";
import { useLocation, useNavigate } from "react-router";

/** Put on a step from the list to a job, so that the way back is the browser's own: same filters, same place. */
export const fromList = { isFromList: true } as const;

/** For a link to the list: takes whoever came from it back to where they were in it. */
export function useWayBack(): (event: MouseEvent) => void {
  const state: unknown = useLocation().state;
  const navigate = useNavigate();
  return (event) => {
    const isFromList = typeof state === "object" && state !== null && "isFromList" in state;
    if (!isFromList || event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    void navigate(-1);
  };
}
