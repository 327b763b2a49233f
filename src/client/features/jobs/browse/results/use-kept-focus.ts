import { useEffect, useRef, type FocusEvent } from "react";

/** When the card that somebody is at leaves the list, the keyboard goes to the line that says so instead of nowhere. */
export function useKeptFocus(hiddenCount: number) {
  const note = useRef<HTMLOutputElement>(null);
  const isInList = useRef(false);
  const before = useRef(hiddenCount);
  useEffect(() => {
    const hasGrown = hiddenCount > before.current;
    before.current = hiddenCount;
    if (hasGrown && isInList.current && document.activeElement === document.body)
      note.current?.focus({ preventScroll: true });
  }, [hiddenCount]);
  return {
    note,
    list: {
      onFocus: () => void (isInList.current = true),
      onBlur: ({ currentTarget, relatedTarget }: FocusEvent) => {
        if (relatedTarget !== null) isInList.current = currentTarget.contains(relatedTarget);
      },
    },
  };
}
