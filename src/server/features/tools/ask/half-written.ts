import { Allow, parse } from "partial-json";

/** The fields of an answer as far as they have been written. */
export type HalfWritten = Readonly<Record<string, unknown>>;

/** Reads an answer that is still being written; null as long as there is nothing to see. */
export function partIn(text: string): HalfWritten | null {
  try {
    const part = parse(text, Allow.OBJ | Allow.ARR | Allow.STR) as unknown;
    return typeof part === "object" && part !== null && !Array.isArray(part)
      ? withoutNulls(part as HalfWritten)
      : null;
  } catch {
    return null;
  }
}

/** A field that will not be there is absent. */
const withoutNulls = (part: HalfWritten): HalfWritten =>
  Object.fromEntries(Object.entries(part).filter(([, value]) => value !== null));
