import { useEffect, useEffectEvent, type RefObject } from "react";
import { results, type Result } from "#domain/tracker/application.ts";

const resultIn = (element: HTMLElement): Result | undefined =>
  results.find((result) => result === element.dataset["stage"]);

/**
 * Lets cards be dragged from column to column. What does the dragging is fetched once the board stands: until then, and
 * where it does not come, each card's menu moves it.
 */
export function useDragging(
  board: RefObject<HTMLElement | null>,
  drawn: unknown,
  onDrop: (id: number, result: Result) => void,
): void {
  const drop = useEffectEvent(onDrop);
  useEffect(() => {
    let isOver = false;
    let stop: () => void = () => undefined;
    void import("./dragging.ts").then(
      ({ makeDraggable }) => {
        if (!isOver && board.current !== null) stop = makeDraggable(board.current, resultIn, drop);
      },
      () => undefined,
    );
    return () => {
      isOver = true;
      stop();
    };
  }, [board, drawn]);
}
