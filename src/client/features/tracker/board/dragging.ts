import { combine } from "@atlaskit/pragmatic-drag-and-drop/combine";
import {
  draggable,
  dropTargetForElements,
} from "@atlaskit/pragmatic-drag-and-drop/element/adapter";
import type { BoardColumn } from "#contract/tracker/views.ts";
import type { Result } from "#domain/tracker/application.ts";

/** Makes every card of the board draggable and every column a place to drop it. Returns how to stop. */
export function makeDraggable(
  board: HTMLElement,
  columns: readonly BoardColumn[],
  onDrop: (id: number, result: Result) => void,
): () => void {
  const find = (selector: string) => board.querySelector<HTMLElement>(selector);
  const cards = columns.flatMap(({ applications }) =>
    applications.map(({ id }) => ({ id, element: find(`[data-application="${id}"]`) })),
  );
  const stages = columns.map(({ result }) => ({
    result,
    element: find(`[data-stage="${result}"]`),
  }));
  return combine(
    ...cards.flatMap(({ id, element }) => (element === null ? [] : [dragged(element, id)])),
    ...stages.flatMap(({ result, element }) =>
      element === null ? [] : [target(element, (id) => onDrop(id, result))],
    ),
  );
}

const dragged = (element: HTMLElement, id: number) =>
  draggable({
    element,
    getInitialData: () => ({ id }),
    onDragStart: () => element.classList.add("opacity-50"),
    onDrop: () => element.classList.remove("opacity-50"),
  });

const target = (element: HTMLElement, onDrop: (id: number) => void) =>
  dropTargetForElements({
    element,
    onDragEnter: () => element.classList.add("bg-ember-wash"),
    onDragLeave: () => element.classList.remove("bg-ember-wash"),
    onDrop({ source }) {
      element.classList.remove("bg-ember-wash");
      const { id } = source.data;
      if (typeof id === "number") onDrop(id);
    },
  });
