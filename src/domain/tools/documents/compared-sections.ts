import type { DocumentSection } from "./document-sections.ts";
import { wordDifferences, type ComparedPiece, type ComparedText } from "./word-differences.ts";

/** One side of a section: its lines or items, each in pieces. Empty where that document has no such section. */
interface ComparedSide {
  readonly lines: readonly (readonly ComparedPiece[])[];
  readonly wordsOnlyHere: number;
}

export interface ComparedSection extends Pick<DocumentSection, "heading" | "kind"> {
  readonly one: ComparedSide;
  readonly other: ComparedSide;
}

/** Two documents of one tool, section by section. What only one of them has stands against nothing. */
export function comparedSections(
  one: readonly DocumentSection[],
  other: readonly DocumentSection[],
): ComparedSection[] {
  const firsts = new Set(one.map(({ heading }) => heading));
  return [...one, ...other.filter(({ heading }) => !firsts.has(heading))].map(
    ({ heading, kind }) => {
      const compared = wordDifferences(textUnder(heading, one), textUnder(heading, other));
      return { heading, kind, one: sideOf(compared.one), other: sideOf(compared.other) };
    },
  );
}

/** A line for each item, so that it can be cut into items again. */
function textUnder(heading: string, sections: readonly DocumentSection[]): string {
  const section = sections.find((each) => each.heading === heading);
  if (section === undefined) return "";
  const texts = section.texts.map(({ text }) => text);
  return section.kind === "paragraphs"
    ? texts.join("\n")
    : texts.map((text) => text.replaceAll("\n", " ")).join("\n");
}

function sideOf({ pieces, wordsOnlyHere }: ComparedText): ComparedSide {
  const lines: ComparedPiece[][] = [[]];
  for (const { text, isOnlyHere } of pieces)
    for (const [at, part] of text.split("\n").entries()) {
      if (at > 0) lines.push([]);
      if (part !== "") lines.at(-1)?.push({ text: part, isOnlyHere });
    }
  return {
    lines: lines.filter((line) => line.some(({ text }) => text.trim() !== "")),
    wordsOnlyHere,
  };
}
