import { fail } from "#server/app-error.ts";

/** Where a page of a list begins that has the newest first: behind this row. */
export interface Cursor {
  readonly at: Date;
  readonly id: number;
}

/** Behind a row whose date may be none that a cursor can hold: then only the row itself tells where it stands. */
export const cursorAt = (at: Date, id: number): Cursor => ({
  at: at.getTime() >= 0 && at.getUTCFullYear() < 9_999 ? at : new Date(0),
  id,
});

/** Opaque to whoever carries it, so that the order can change without an address breaking. */
export const cursorText = ({ at, id }: Cursor): string =>
  Buffer.from(`${at.getTime()}.${id}`).toString("base64url");

const shape = /^(\d{1,15})\.(\d{1,9})$/;

export function cursorIn(text: string): Cursor {
  const [, time, id] = shape.exec(Buffer.from(text, "base64url").toString("latin1")) ?? [];
  if (time === undefined || id === undefined)
    return fail("invalid_input", { fields: { cursor: "That page does not exist." } });
  return { at: new Date(Number(time)), id: Number(id) };
}
