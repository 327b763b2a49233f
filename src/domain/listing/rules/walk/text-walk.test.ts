import fc from "fast-check";
import { expect, test } from "vitest";
import { beside, lettersIn, reducedLetter } from "../needs.ts";
import { TextWalk } from "./text-walk.ts";

/** What a text is made of: words that begin alike, longer ones than are kept, and all that may stand between two. */
const word = fc.constantFrom(
  "a",
  "ab",
  "abc",
  "live",
  "living",
  "in",
  "7",
  "x".repeat(18),
  "y".repeat(19),
);
const joint = fc.constantFrom(" ", " ", ", ", "@", " @", "@@ ", "'", "", "\n", "é");
const written = fc
  .array(fc.tuple(word, joint), { minLength: 1, maxLength: 12 })
  .map((words) => words.flat().join(""));

const reduced = (text: string): string =>
  ` ${text} `.split("").map(reducedLetter).reduce(beside, "");

const withoutSigns = (text: string): string => text.replaceAll("@", " ");

/** No rule looks for less than two letters; before a sign there is an edge, and one sign is enough. */
const pieces = fc.uniqueArray(
  written
    .chain((text) =>
      fc
        .tuple(fc.nat(reduced(text).length - 1), fc.integer({ min: 2, max: 12 }))
        .map(([start, length]) => reduced(text).slice(start, start + length)),
    )
    .filter((piece) => lettersIn(piece) > 1 && !/^@|@@/.test(piece)),
  { minLength: 1, maxLength: 12 },
);

const trailFor = (count: number) => ({
  marks: new Uint32Array(count),
  walk: 0,
  below: count,
  told: new Uint16Array(count),
  count: 0,
});

const found = (walk: TextWalk, text: string, trail: ReturnType<typeof trailFor>): number[] => {
  trail.walk += 1;
  walk.over(text, trail);
  return [...trail.told.subarray(0, trail.count)].toSorted((a, b) => a - b);
};

/** Whether it finds what is there, and nothing else; what follows an `@` begins a word as well. */
function findsRightly(looked: readonly string[], texts: readonly string[]): boolean {
  const walk = new TextWalk(new Map(looked.map((piece, number) => [piece, [number]])));
  const trail = trailFor(looked.length);
  return [...texts, ...texts].every((text) => {
    const numbers = found(walk, text, trail);
    const words = reduced(withoutSigns(text));
    return looked.every((piece, number) =>
      numbers.includes(number)
        ? words.includes(piece.replaceAll(/ ?@/g, " "))
        : !reduced(text).includes(piece),
    );
  });
}

test("finds every piece of text that is there, and no other, however often it walks", () => {
  fc.assert(
    fc.property(pieces, fc.array(written, { minLength: 1, maxLength: 6 }), (looked, texts) => {
      expect(findsRightly(looked, texts)).toBe(true);
    }),
  );
});

test("goes on finding them after more words than it keeps", () => {
  const walk = new TextWalk(new Map([[" live in ", [0]]]));
  const trail = trailFor(1);
  const many = Array.from({ length: 60_000 }, (_, index) =>
    index.toString(26).replaceAll(/\d/g, (figure) => "qrstuvwxyz".charAt(Number(figure))),
  );
  expect(found(walk, "you live in rome", trail)).toEqual([0]);
  expect(found(walk, `${many.join(" ")} live in rome`, trail)).toEqual([0]);
  expect(found(walk, "you live in rome", trail)).toEqual([0]);
  expect(found(walk, "you live on in rome", trail)).toEqual([]);
});
