import type { Pieces } from "#contract/page.ts";

/** What a page that was made of pieces says. */
export const textOf = (pieces: Pieces): string =>
  Buffer.concat(
    pieces.map((piece) => (typeof piece === "string" ? Buffer.from(piece) : piece)),
  ).toString();
