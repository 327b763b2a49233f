import { useQuery } from "@tanstack/react-query";
import { useRef, useState } from "react";
import type { BoardColumn, ListedApplication } from "#contract/tracker/views.ts";
import type { Result } from "#domain/tracker/application.ts";
import { useApp } from "#client/app-context.ts";
import { Fetched } from "#client/session/fetched.tsx";
import { useMove } from "../changes.ts";
import { dayWhen } from "../day-words.ts";
import { boardQuery } from "../queries.ts";
import { Column } from "./column.tsx";
import { useDragging } from "./use-dragging.ts";

/** The stages side by side. */
export function Board() {
  const query = useQuery(boardQuery(useApp().api));
  return (
    <Fetched query={query}>
      {({ columns }) => <Stages columns={columns} today={dayWhen(query.dataUpdatedAt)} />}
    </Fetched>
  );
}

/** Cards are dragged, or moved by their menu; either way it is said aloud. */
function Stages({ columns, today }: { columns: readonly BoardColumn[]; today: string }) {
  const move = useMove();
  const [said, say] = useState("");
  const element = useRef<HTMLDivElement>(null);

  const tell = ({ jobTitle, company }: ListedApplication, result: Result) =>
    say(`${jobTitle} at ${company} moved to ${result}.`);

  useDragging(element, columns, (id, result) => {
    const cards = columns.flatMap(({ applications }) => applications);
    const card = cards.find((one) => one.id === id);
    if (card === undefined || card.result === result) return;
    move.mutate({ id, result, on: today }, { onSuccess: () => tell(card, result) });
  });

  return (
    <>
      <p aria-live="polite" className="sr-only">
        {said}
      </p>
      <div
        ref={element}
        className="-mx-4 grid snap-x auto-cols-[minmax(15rem,1fr)] grid-flow-col gap-3 overflow-x-auto px-4 pb-4 sm:mx-0 sm:px-0"
      >
        {columns.map((column) => (
          <Column key={column.result} column={column} today={today} onMoved={tell} />
        ))}
      </div>
    </>
  );
}
