import { useEffect, useState } from "react";

const pauseMs = 250;

/** The value once it has stood for a moment: nobody needs an answer to half a word. */
export function useSettled<Value>(value: Value): Value {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), pauseMs);
    return () => clearTimeout(timer);
  }, [value]);
  return settled;
}
