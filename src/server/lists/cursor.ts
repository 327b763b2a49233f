import { fail } from "#server/app-error.ts";

/** What a list can be sorted by. */
export type KeyKind = "moment" | "day" | "number" | "text";

/** Where a page of a list begins: behind this row. */
export interface Place {
  /** What the row is sorted by, exactly as the database has it; null when it has none. */
  readonly key: string | null;
  readonly id: number;
}

/** Opaque to whoever carries it. It names its order, since in another one it would be nowhere. */
export const cursorFor = (order: string, { key, id }: Place): string =>
  Buffer.from([order, id, ...(key === null ? [] : [key])].join("~")).toString("base64url");

const shape = /^(-?\w+)~(\d{1,9})(?:~([^\0]*))?$/su;

/** The place a cursor names in a list of this order, whose keys are of this kind. */
export function placeFrom(cursor: string, order: string, kind: KeyKind): Place {
  const text = Buffer.from(cursor, "base64url").toString("utf8");
  const [, itsOrder, id, key = null] = shape.exec(text) ?? [];
  if (id !== undefined && itsOrder !== order)
    return refuse("That page is of a list in another order. Start at the first page.");
  if (id === undefined || (key !== null && !isKey[kind](key)))
    return refuse("That page does not exist.");
  return { key, id: Number(id) };
}

const refuse = (why: string): never => fail("invalid_input", { fields: { cursor: why } });

/** What the database would stumble over is refused here. */
const isKey: Readonly<Record<KeyKind, (key: string) => boolean>> = {
  moment: (key) => isEndless(key) || (/^-?\d{1,13}(\.\d{1,6})?$/.test(key) && isInCalendar(key)),
  day: (key) => /^\d{4}-\d\d-\d\d$/.test(key) && isOnCalendar(key),
  number: (key) => /^-?\d{1,15}(\.\d{1,15})?$/.test(key),
  text: () => true,
};

export const isEndless = (key: string): boolean => key === "Infinity" || key === "-Infinity";

/** What PostgreSQL can count from 1970 in seconds: from 4713 BC to the year 294000 or so. */
const isInCalendar = (seconds: string): boolean =>
  Number(seconds) >= -210_866_803_200 && Number(seconds) < 9_220_000_000_000;

/** A day that there is: no February 30, which a browser would take for March, and no year 0. */
const isOnCalendar = (day: string): boolean => {
  const moment = new Date(day);
  return day >= "0001" && !Number.isNaN(moment.getTime()) && moment.toISOString().startsWith(day);
};
