import { useRef } from "react";

/**
 * Does one at a time: called again while the last is under way, it does nothing. What a button looks like cannot see to
 * that, since a second press may come before the first one shows.
 */
export function useOneAtATime<Given extends readonly unknown[]>(
  work: (...given: Given) => Promise<unknown>,
): (...given: Given) => void {
  const isUnderWay = useRef(false);
  return (...given) => {
    if (isUnderWay.current) return;
    isUnderWay.current = true;
    void work(...given).finally(() => {
      isUnderWay.current = false;
    });
  };
}
