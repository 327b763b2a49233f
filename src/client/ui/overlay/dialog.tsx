import { useEffect, useId, useRef, type MouseEvent, type ReactNode } from "react";
import { classNames } from "../class-names.ts";
import { CloseIcon } from "../icons/page-icons.tsx";

interface DialogProps {
  readonly isOpen: boolean;
  /** Called for Esc, the cross, and a click beside the dialog alike. */
  readonly onClose: () => void;
  readonly title: string;
  readonly children: ReactNode;
  readonly actions?: ReactNode;
  readonly isWide?: boolean;
  /** On a phone it takes the whole screen: for long forms. */
  readonly isSheet?: boolean;
}

/** The browser's own dialog: it keeps focus inside, hides the rest and gives focus back. */
export function Dialog({
  isOpen,
  onClose,
  title,
  children,
  actions,
  isWide = false,
  isSheet = false,
}: DialogProps) {
  const ref = useRef<HTMLDialogElement>(null);
  const titleId = useId();

  useEffect(() => {
    if (isOpen) ref.current?.showModal();
    else ref.current?.close();
  }, [isOpen]);

  const closeBeside = (event: MouseEvent<HTMLDialogElement>) => {
    if (event.target === event.currentTarget) onClose();
  };

  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions, jsx-a11y/click-events-have-key-events -- Esc is the keyboard's way, and the browser provides it.
    <dialog
      ref={ref}
      aria-labelledby={titleId}
      onClose={onClose}
      onClick={closeBeside}
      className={classNames(
        "dialog max-h-[calc(100dvh-2rem)] w-[calc(100%-2rem)] rounded-card bg-raised text-ink shadow-float",
        isWide ? "max-w-192" : "max-w-128",
        isSheet &&
          "max-sm:m-0 max-sm:h-dvh max-sm:max-h-none max-sm:w-full max-sm:max-w-none max-sm:rounded-none",
      )}
    >
      <div className={classNames("grid gap-4 p-6", isSheet && "max-sm:p-4")}>
        <div className="flex items-start justify-between gap-4">
          <h2 id={titleId} className="text-xl">
            {title}
          </h2>
          <button
            type="button"
            aria-label="Close"
            onClick={onClose}
            className="-mt-1 -mr-2 grid size-9 shrink-0 place-items-center rounded-control text-quiet hover:bg-ink/8 hover:text-ink"
          >
            <CloseIcon />
          </button>
        </div>
        <div>{children}</div>
        {actions !== undefined && (
          <div className="flex flex-wrap justify-end gap-2 pt-2">{actions}</div>
        )}
      </div>
    </dialog>
  );
}
