import { describe, expect, it } from "vitest";
import type { Invention, TrueStatement } from "./examples/example.ts";
import * as fifth from "./examples/fifth-batch.ts";
import * as first from "./examples/first-batch.ts";
import * as fourth from "./examples/fourth-batch.ts";
import * as second from "./examples/second-batch.ts";
import * as third from "./examples/third-batch.ts";
import { unsupportedFacts } from "./fact-guard.ts";

const batches: readonly {
  readonly name: string;
  readonly inventions: readonly Invention[];
  readonly trueStatements: readonly TrueStatement[];
}[] = [
  { name: "the first batch", ...first },
  { name: "the second batch", ...second },
  { name: "the third batch", ...third },
  { name: "the fourth batch", ...fourth },
  { name: "the fifth batch", ...fifth },
];

/** Inventions of which no planted word is marked. */
const missed = (inventions: readonly Invention[]): string[] =>
  inventions
    .filter(({ member, says, planted }) => {
      const [from, to] = [says.indexOf(planted), says.indexOf(planted) + planted.length];
      return !unsupportedFacts({ ...member, generated: says }).some(
        ({ start, end }) => start < to && end > from,
      );
    })
    .map(({ kind, says, planted }) => `${kind}: ${planted} in ${says}`);

/** True statements in which something is marked. */
const wronglyMarked = (statements: readonly TrueStatement[]): string[] =>
  statements.flatMap(({ member, says }) => {
    const marks = unsupportedFacts({ ...member, generated: says });
    return marks.length === 0 ? [] : [`${marks.map(({ text }) => text).join(" | ")} in ${says}`];
  });

describe.each(batches)("in $name", ({ inventions, trueStatements }) => {
  it("at least 95 % of the inventions are marked", () => {
    expect(inventions.length).toBeGreaterThanOrEqual(60);
    expect(
      missed(inventions).length / inventions.length,
      missed(inventions).join("\n"),
    ).toBeLessThanOrEqual(0.05);
  });

  it("at most 5 % of the true statements are marked", () => {
    expect(trueStatements.length).toBeGreaterThanOrEqual(60);
    const wrong = wronglyMarked(trueStatements);
    expect(wrong.length / trueStatements.length, wrong.join("\n")).toBeLessThanOrEqual(0.05);
  });
});
