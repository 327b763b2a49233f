import type { LetterCheck, Remark, Span } from "#domain/tools/letters/letter-check.ts";

/** A remark about a letter, with the sign it goes by in the text and in the list. */
export interface Note extends Remark<string> {
  readonly id: string;
  /** A number for what to fix; a tick for what is good. */
  readonly sign: string;
  readonly isPraise: boolean;
}

/** Where in the letter a note applies. */
export interface NotePlace extends Span {
  readonly note: Note;
  /** Which of its places this is, counted from 0. */
  readonly at: number;
}

/** A stretch of the letter to which the same notes apply. */
export interface LetterPiece {
  readonly text: string;
  readonly start: number;
  /** The shortest first: it is the one that is meant here. */
  readonly places: readonly NotePlace[];
  /** Those that end with this piece. */
  readonly ending: readonly NotePlace[];
}

/** What to fix, numbered in the order we name it, and what is good. */
export function notesOf({ findings, strengths }: LetterCheck): {
  readonly faults: readonly Note[];
  readonly praise: readonly Note[];
} {
  return {
    faults: findings.map((remark, at) => ({
      ...remark,
      id: `fault-${at + 1}`,
      sign: String(at + 1),
      isPraise: false,
    })),
    praise: strengths.map((remark, at) => ({
      ...remark,
      id: `praise-${at + 1}`,
      sign: "✓",
      isPraise: true,
    })),
  };
}

const lengthOf = ({ start, end }: Span): number => end - start;

/** The letter, cut wherever a note begins or ends. Put together, the pieces are the letter. */
export function letterPieces(letter: string, notes: readonly Note[]): LetterPiece[] {
  const places = notes.flatMap((note) =>
    note.spans
      .map((span, at): NotePlace => ({ ...span, note, at }))
      .filter(({ start, end }) => start >= 0 && start < end && end <= letter.length),
  );
  const starting = Map.groupBy(places, ({ start }) => start);
  const ending = Map.groupBy(places, ({ end }) => end);
  const cuts = [...new Set([0, letter.length, ...starting.keys(), ...ending.keys()])].toSorted(
    (a, b) => a - b,
  );
  const open = new Set<NotePlace>();
  return cuts.slice(0, -1).map((start, index) => {
    const end = cuts[index + 1] ?? letter.length;
    for (const place of ending.get(start) ?? []) open.delete(place);
    for (const place of starting.get(start) ?? []) open.add(place);
    return {
      text: letter.slice(start, end),
      start,
      places: [...open].toSorted((a, b) => lengthOf(a) - lengthOf(b)),
      ending: ending.get(end) ?? [],
    };
  });
}
