import type { UnsupportedMark } from "#contract/tools/results.ts";

/** A piece of a text: plain, or something the member's own text does not bear out. */
export interface MarkedPiece {
  readonly text: string;
  readonly isUnsupported: boolean;
}

/** The same text, cut at its marks. */
export function markedPieces(
  text: string,
  field: string,
  marks: readonly UnsupportedMark[],
): MarkedPiece[] {
  const pieces: MarkedPiece[] = [];
  let at = 0;
  for (const mark of marks
    .filter((one) => one.field === field)
    .toSorted((one, other) => one.start - other.start)) {
    if (mark.start < at) continue;
    pieces.push({ text: text.slice(at, mark.start), isUnsupported: false });
    pieces.push({ text: text.slice(mark.start, mark.end), isUnsupported: true });
    at = mark.end;
  }
  pieces.push({ text: text.slice(at), isUnsupported: false });
  return pieces.filter((piece) => piece.text !== "");
}

export const notInYourText = "not in your text";

export const warning = (marks: readonly UnsupportedMark[]): string | null =>
  marks.length === 0
    ? null
    : `${marks.length === 1 ? "One passage is" : `${marks.length} passages are`} marked "${notInYourText}": the AI added ${marks.length === 1 ? "it" : "them"}. Keep only what is true.`;
