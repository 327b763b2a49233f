import { useEffect, useEffectEvent, type RefObject } from "react";
import type { BoardColumn } from "#contract/tracker/views.ts";
import type { Result } from "#domain/tracker/application.ts";

/**
 * Lets cards be dragged from column to column. What does the dragging is fetched once the board stands: until then, and
 * where it does not come, each card's menu moves it.
 */
export function useDragging(
  board: RefObject<HTMLElement | null>,
  columns: readonly BoardColumn[],
  onDrop: (id: number, result: Result) => void,
): void {
  const drop = useEffectEvent(onDrop);
  useEffect(() => {
    let isGone = false;
    let stop: (() => void) | undefined;
    async function begin(): Promise<void> {
      const { makeDraggable } = await import("./dragging.ts");
      if (!isGone && board.current !== null) stop = makeDraggable(board.current, columns, drop);
    }
    begin().catch(() => undefined);
    return () => {
      isGone = true;
      stop?.();
    };
  }, [board, columns]);
}
