import type { UnsupportedMark } from "#contract/tools/results.ts";
import { markedPieces, notInYourText, type MarkedPiece } from "#domain/tools/marked-pieces.ts";
import { WithFillIns } from "./fill-in.tsx";

interface MarkedTextProps {
  readonly text: string;
  /** Where in the result it stands. */
  readonly field: string;
  readonly marks: readonly UnsupportedMark[];
}

/** A text with what the AI added of its own marked in words and colour, and places to fill in set off. Lines stay lines. */
export const MarkedText = ({ text, field, marks }: MarkedTextProps) => (
  <span className="whitespace-pre-line">
    {markedPieces(text, field, marks).map((piece) => (
      <Piece key={piece.start} {...piece} />
    ))}
  </span>
);

const Piece = ({ text, isUnsupported }: MarkedPiece) =>
  isUnsupported ? (
    <mark className="rounded-sm bg-unclear-wash text-ink seen-by-ground">
      <span className="px-0.5 underline decoration-unclear decoration-wavy decoration-1 underline-offset-4">
        {text}
      </span>{" "}
      <span className="pr-1 text-sm text-unclear">({notInYourText})</span>
    </mark>
  ) : (
    <WithFillIns text={text} />
  );
