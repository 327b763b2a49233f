import { combine } from "@atlaskit/pragmatic-drag-and-drop/combine";
import {
  draggable,
  dropTargetForElements,
} from "@atlaskit/pragmatic-drag-and-drop/element/adapter";

/** Makes every card of the board draggable and every column a place to drop it. Returns how to stop. */
export function makeDraggable<Stage>(
  board: HTMLElement,
  stageIn: (column: HTMLElement) => Stage | undefined,
  onDrop: (id: number, stage: Stage) => void,
): () => void {
  const cards = [...board.querySelectorAll<HTMLElement>("[data-application]")];
  const columns = [...board.querySelectorAll<HTMLElement>("[data-stage]")];
  return combine(
    ...cards.map((element) =>
      draggable({
        element,
        getInitialData: () => ({ id: Number(element.dataset["application"]) }),
        onDragStart: () => element.classList.add("opacity-50"),
        onDrop: () => element.classList.remove("opacity-50"),
      }),
    ),
    ...columns.map((element) =>
      dropTargetForElements({
        element,
        onDragEnter: () => element.classList.add("bg-ember-wash"),
        onDragLeave: () => element.classList.remove("bg-ember-wash"),
        onDrop({ source }) {
          element.classList.remove("bg-ember-wash");
          const stage = stageIn(element);
          const { id } = source.data;
          if (stage !== undefined && typeof id === "number") onDrop(id, stage);
        },
      }),
    ),
  );
}
