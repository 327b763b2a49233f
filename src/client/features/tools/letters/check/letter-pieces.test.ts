import { describe, expect, test } from "vitest";
import { checkLetter } from "#domain/tools/letters/check-letter.ts";
import { ads } from "#domain/tools/letters/samples/ads.ts";
import { middlingLetters } from "#domain/tools/letters/samples/middling.ts";
import { poorLetters } from "#domain/tools/letters/samples/poor.ts";
import { letterPieces, notesOf, type Note } from "./letter-pieces.ts";

const note = (id: string, ...spans: readonly [number, number][]): Note => ({
  id,
  sign: id,
  kind: "cliche",
  title: id,
  advice: "",
  isPraise: false,
  spans: spans.map(([start, end]) => ({ start, end })),
});

describe("a letter cut at its notes", () => {
  const letter = "I am a team player.";

  test("where two overlap, each stretch knows all that apply, the closest first", () => {
    const pieces = letterPieces(letter, [note("sentence", [0, 19]), note("phrase", [7, 18])]);
    expect(pieces.map(({ text, places }) => [text, places.map((place) => place.note.id)])).toEqual([
      ["I am a ", ["sentence"]],
      ["team player", ["phrase", "sentence"]],
      [".", ["sentence"]],
    ]);
    expect(pieces.map(({ ending }) => ending.map((place) => place.note.id))).toEqual([
      [],
      ["phrase"],
      ["sentence"],
    ]);
  });

  test("notes about the whole letter, empty ones and ones beyond it mark nothing", () => {
    const pieces = letterPieces(letter, [
      note("whole"),
      note("empty", [4, 4]),
      note("far", [5, 90]),
    ]);
    expect(pieces).toEqual([{ text: letter, start: 0, places: [], ending: [] }]);
    expect(letterPieces("", [note("far", [0, 3])])).toEqual([]);
  });

  test.each([...middlingLetters, ...poorLetters])(
    "$name: the pieces are the letter, and every note ends once for each place",
    ({ ad, letter: text }) => {
      const { faults, praise } = notesOf(checkLetter({ letter: text, ...ads[ad] }));
      const notes = [...faults, ...praise];
      const pieces = letterPieces(text, notes);
      expect(pieces.map((piece) => piece.text).join("")).toBe(text);
      expect(pieces.flatMap(({ ending }) => ending)).toHaveLength(
        notes.flatMap(({ spans }) => spans).length,
      );
    },
  );
});
