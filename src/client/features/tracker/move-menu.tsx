import type { Application } from "#contract/tracker/application.ts";
import { boardOrder, type Result } from "#domain/tracker/application.ts";
import { closePopovers, PopoverMenu } from "#client/ui/overlay/popover-menu.tsx";
import { useMove } from "./changes.ts";

interface MoveMenuProps {
  readonly application: Pick<Application, "id" | "jobTitle" | "company" | "result">;
  readonly today: string;
  readonly onMoved?: (result: Result) => void;
}

/** Moves an application without dragging: for a keyboard, a thumb and a screen reader. */
export function MoveMenu({ application, today, onMoved }: MoveMenuProps) {
  const move = useMove();
  const { id, jobTitle, company } = application;
  return (
    <PopoverMenu
      button="Move to…"
      buttonLabel={`Move to…: ${jobTitle} at ${company}`}
      buttonClassName="button button-quiet button-small needs-script"
      className="menu from-start p-1"
    >
      {boardOrder
        .filter((result) => result !== application.result)
        .map((result) => (
          <button
            key={result}
            type="button"
            className="menu-item w-full text-left"
            onClick={() => {
              closePopovers();
              move.mutate({ id, result, on: today }, { onSuccess: () => onMoved?.(result) });
            }}
          >
            {result}
          </button>
        ))}
    </PopoverMenu>
  );
}
