import fc from "fast-check";
import { expect, test } from "vitest";
import { harmlessCell, plainCell } from "./spreadsheet-cell.ts";

test.each([
  ["=1+1", "'=1+1"],
  ["+27 82 000", "'+27 82 000"],
  ["-500", "'-500"],
  ["@SUM(A1)", "'@SUM(A1)"],
  ["\t=1", "'\t'=1"],
  ["\r=1", "'\r'=1"],
  ["\n=1", "'\n'=1"],
  ["＝1+1", "'＝1+1"],
  ["＋1", "'＋1"],
  ["－1", "'－1"],
  ["＠x", "'＠x"],
  ["'n Plek", "''n Plek"],
  ["'=1", "''=1"],
  ["''", "'''"],
  ["R5,000 = fine", "R5,000 = fine"],
  ["x;=1+1;y", "x;'=1+1;y"],
  ["x;\t@SUM(A1)", "x;'\t'@SUM(A1)"],
  ["x; =1", "x; =1"],
  ["Called.\n=1+1", "Called.\n'=1+1"],
  ["Called.\n- Asked about pay", "Called.\n- Asked about pay"],
  ["", ""],
])("%j is written as %j", (text, cell) => {
  expect(harmlessCell(text)).toBe(cell);
  expect(plainCell(cell)).toBe(text);
});

test("what others wrote keeps its apostrophe", () => {
  expect(plainCell("'n Plek")).toBe("'n Plek");
});

test("whatever is written comes back, and no cell begins like a formula in between, whichever sign parts them", () => {
  const texts = fc.oneof(
    fc.string({ unit: "grapheme" }),
    fc.string({ unit: fc.constantFrom("'", "=", "-", "＝", "\t", "\n", "\r", ";", "a") }),
    fc
      .tuple(
        fc.constantFrom("'", "''", "=", "'=", "-", "＝", "\t", "'\n", ";", ";'", "\n="),
        fc.string(),
      )
      .map((parts) => parts.join("")),
  );
  fc.assert(
    fc.property(texts, (text) => {
      expect(plainCell(harmlessCell(text))).toBe(text);
      expect(harmlessCell(text)).not.toMatch(/^[=+\-@\t\r\n＝＋－＠]/u);
      expect(harmlessCell(text)).not.toMatch(/;[=+\-@＝＋－＠]|[\r\n][=+@＝＋＠]/u);
    }),
  );
});
