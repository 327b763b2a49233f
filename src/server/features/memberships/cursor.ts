import { fail } from "#server/app-error.ts";

/** Where a page begins: behind this person in the order of the list. */
export interface Cursor {
  readonly since: Date;
  readonly id: number;
}

export const cursorText = ({ since, id }: Cursor): string =>
  Buffer.from(`${since.getTime()}.${id}`).toString("base64url");

const shape = /^(\d{1,14})\.(\d{1,10})$/;

export function cursorIn(text: string): Cursor {
  const [, time, id] = shape.exec(Buffer.from(text, "base64url").toString("latin1")) ?? [];
  if (time === undefined || id === undefined)
    return fail("invalid_input", { fields: { cursor: "That page does not exist." } });
  return { since: new Date(Number(time)), id: Number(id) };
}
