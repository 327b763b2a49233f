import type { DocumentSection } from "./document-sections.ts";
import {
  wordDifferences,
  type ComparedPiece,
  type ComparedText,
  type TextWithMarks,
} from "./word-differences.ts";

interface FieldMark {
  readonly field: string;
  readonly start: number;
  readonly end: number;
}

/** The parts of one of the two, and what in them the AI added of its own. */
interface Compared {
  readonly sections: readonly DocumentSection[];
  readonly marks: readonly FieldMark[];
}

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
export function comparedSections(one: Compared, other: Compared): ComparedSection[] {
  const firsts = new Set(one.sections.map(({ heading }) => heading));
  const others = other.sections.filter(({ heading }) => !firsts.has(heading));
  return [...one.sections, ...others].map(({ heading, kind }) => {
    const compared = wordDifferences(textUnder(heading, one), textUnder(heading, other));
    return { heading, kind, one: sideOf(compared.one), other: sideOf(compared.other) };
  });
}

/** A line for each item, so that it can be cut into items again. */
function textUnder(heading: string, { sections, marks }: Compared): TextWithMarks {
  const section = sections.find((each) => each.heading === heading);
  let text = "";
  const placed: { start: number; end: number }[] = [];
  for (const { field, text: said } of section?.texts ?? []) {
    if (text !== "") text += "\n";
    for (const { start, end } of marks.filter((mark) => mark.field === field))
      placed.push({ start: text.length + start, end: text.length + end });
    text += section?.kind === "paragraphs" ? said : said.replaceAll("\n", " ");
  }
  return { text, marks: placed };
}

function sideOf({ pieces, wordsOnlyHere }: ComparedText): ComparedSide {
  const lines: ComparedPiece[][] = [[]];
  for (const { text, ...kind } of pieces)
    for (const [at, part] of text.split("\n").entries()) {
      if (at > 0) lines.push([]);
      if (part !== "") lines.at(-1)?.push({ text: part, ...kind });
    }
  return {
    lines: lines.filter((line) => line.some(({ text }) => text.trim() !== "")),
    wordsOnlyHere,
  };
}
