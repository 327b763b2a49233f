/** Words in a result that the member's own text does not bear out, and in which field they stand. */
interface FieldMark {
  readonly field: string;
  readonly start: number;
  readonly end: number;
}

/** A piece of a text: plain, or something the member's own text does not bear out. */
export interface MarkedPiece {
  /** Where it begins: no two begin at the same place. */
  readonly start: number;
  readonly text: string;
  readonly isUnsupported: boolean;
}

/** The text of a field, cut at its marks. */
export function markedPieces(
  text: string,
  field: string,
  marks: readonly FieldMark[],
): MarkedPiece[] {
  const pieces: MarkedPiece[] = [];
  let at = 0;
  for (const { start, end } of marksOf(field, marks)) {
    if (start < at) continue;
    pieces.push({ start: at, text: text.slice(at, start), isUnsupported: false });
    pieces.push({ start, text: text.slice(start, end), isUnsupported: true });
    at = end;
  }
  pieces.push({ start: at, text: text.slice(at), isUnsupported: false });
  return pieces.filter((piece) => piece.text !== "");
}

const marksOf = (field: string, marks: readonly FieldMark[]): FieldMark[] =>
  marks.filter((mark) => mark.field === field).toSorted((one, other) => one.start - other.start);

export const notInYourText = "not in your text";

/**
 * What somebody should know before they use a text with marks; null when it has none. A tool that asks for no text of theirs
 * has nothing to add to: all it says of them is made up.
 */
export function warningAbout(marks: number, hasOwnText = true): string | null {
  if (marks === 0) return null;
  if (!hasOwnText)
    return marks === 1
      ? `One passage is marked "${notInYourText}": an invented example. Put your own in its place.`
      : `${marks} passages are marked "${notInYourText}": invented examples. Put your own in their place.`;
  return marks === 1
    ? `One passage is marked "${notInYourText}": the AI added it. Keep it only if it is true.`
    : `${marks} passages are marked "${notInYourText}": the AI added them. Keep only what is true.`;
}
