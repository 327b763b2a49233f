import type { UnsupportedMark } from "#contract/tools/results.ts";
import { markedPieces, notInYourText } from "#domain/tools/marked-pieces.ts";

interface MarkedTextProps {
  readonly text: string;
  /** Where in the result it stands. */
  readonly field: string;
  readonly marks: readonly UnsupportedMark[];
}

/** A text of the AI, with what it added of its own marked in words and colour. Lines stay lines. */
export const MarkedText = ({ text, field, marks }: MarkedTextProps) => (
  <span className="whitespace-pre-line">
    {markedPieces(text, field, marks).map(({ text: piece, isUnsupported }, at) =>
      isUnsupported ? (
        // oxlint-disable-next-line react/no-array-index-key -- Read, never rearranged, and two may be alike.
        <mark key={at} className="rounded-sm bg-unclear-wash text-ink seen-by-ground">
          <span className="px-0.5 underline decoration-unclear decoration-wavy decoration-1 underline-offset-4">
            {piece}
          </span>{" "}
          <span className="pr-1 text-sm text-unclear">({notInYourText})</span>
        </mark>
      ) : (
        piece
      ),
    )}
  </span>
);
