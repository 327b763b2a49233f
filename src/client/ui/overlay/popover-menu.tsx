import { useId, type ReactNode } from "react";

interface PopoverMenuProps {
  /** For one whose name must be the same wherever it stands. */
  readonly id?: string | undefined;
  /** What the button shows, and its name when that is not words. */
  readonly button: ReactNode;
  readonly buttonLabel?: string;
  readonly buttonClassName: string;
  readonly className?: string;
  readonly children: ReactNode;
}

/**
 * A button that discloses links. The browser opens, closes, dismisses and returns focus, so it
 * works before the scripts arrive and without them.
 */
export function PopoverMenu({
  id: given,
  button,
  buttonLabel,
  buttonClassName,
  className = "menu",
  children,
}: PopoverMenuProps) {
  const own = useId();
  const id = given ?? own;
  return (
    <>
      <button type="button" popoverTarget={id} aria-label={buttonLabel} className={buttonClassName}>
        {button}
      </button>
      <div id={id} popover="auto" className={className}>
        {children}
      </div>
    </>
  );
}

/** After a page change nothing may stay open over the new page. */
export function closePopovers(): void {
  for (const open of document.querySelectorAll<HTMLElement>(":popover-open")) open.hidePopover();
}
