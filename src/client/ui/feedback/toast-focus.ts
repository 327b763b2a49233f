import { useEffect, useRef, type FocusEvent } from "react";

/**
 * Lends the focus to the toasts and takes it back: when the last one closes it returns to where it was before F8, and when
 * one replaces another it stays among them. Never does it stay behind in an empty list.
 */
export function useLentFocus(openId: number | null) {
  const list = useRef<HTMLOListElement>(null);
  const before = useRef<HTMLElement | null>(null);
  const isHere = useRef(false);

  useEffect(() => {
    if (!isHere.current) return;
    if (openId !== null) {
      // The toast that went may have taken the focus with it.
      if (document.activeElement === document.body) list.current?.focus();
      return;
    }
    isHere.current = false;
    const target = before.current?.isConnected ? before.current : document.querySelector("main");
    target?.focus({ preventScroll: true });
  }, [openId]);

  return {
    list,
    onFocus: ({ relatedTarget }: FocusEvent) => {
      if (!isHere.current)
        before.current = relatedTarget instanceof HTMLElement ? relatedTarget : null;
      isHere.current = true;
    },
    onBlur: ({ currentTarget, relatedTarget }: FocusEvent) => {
      isHere.current = currentTarget.contains(relatedTarget);
    },
  };
}
