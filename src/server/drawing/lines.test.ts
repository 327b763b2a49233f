import { describe, expect, test } from "vitest";
import { cut, setInFrame } from "./lines.ts";

/** Every letter is as wide as the size. */
const measure = (text: string, size: number): number => text.length * size;

const frame = {
  width: 100,
  settings: [
    { size: 10, mostLines: 1 },
    { size: 5, mostLines: 2 },
  ],
};

describe("a title is set", () => {
  test.each([
    ["SEO Lead", { size: 10, lines: ["SEO Lead"] }],
    ["", { size: 10, lines: [] }],
    ["Growth Marketer", { size: 5, lines: ["Growth Marketer"] }],
    [
      "  Growth \n Marketer,  Email and Paid",
      { size: 5, lines: ["Growth Marketer,", "Email and Paid"] },
    ],
    // Broken only when it must be.
    ["Kapitänsmarketing", { size: 5, lines: ["Kapitänsmarketing"] }],
    ["a".repeat(25), { size: 5, lines: ["a".repeat(20), "aaaaa"] }],
    [
      "Growth Marketer, Email and Paid (Worldwide)",
      { size: 5, lines: ["Growth Marketer,", "Email and Paid…"] },
    ],
    ["a".repeat(99), { size: 5, lines: ["a".repeat(20), `${"a".repeat(19)}…`] }],
  ])("%j", (title, set) => {
    expect(setInFrame(title, measure, frame)).toEqual(set);
  });

  test("in no line wider than there is room, whatever it is", () => {
    for (const title of ["x ".repeat(500), "word".repeat(200), "ab, ".repeat(40), "… – ,"]) {
      const { size, lines } = setInFrame(title, measure, frame);
      for (const line of lines) expect(measure(line, size)).toBeLessThanOrEqual(frame.width);
      expect(lines.length).toBeLessThanOrEqual(2);
    }
  });
});

test("a line is cut between words where that loses little, and never ends in a comma", () => {
  const fits = (line: string): boolean => line.length <= 12;
  expect(cut("Fathom & Field", fits)).toBe("Fathom…");
  expect(cut("Fathom, Field", fits)).toBe("Fathom…");
  expect(cut("A Fathomandfield", fits)).toBe("A Fathomand…");
  expect(cut("Fathom", fits)).toBe("Fathom");
});
