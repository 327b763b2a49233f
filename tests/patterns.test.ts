import { execFile } from "node:child_process";
import { setImmediate } from "node:timers/promises";
import { promisify } from "node:util";
import { beforeAll, describe, expect, test } from "vitest";
import { z } from "zod";
import { patternsIn, sourcesBelow, type Found } from "#tests/support/patterns/found-patterns.ts";
import { growthOf } from "#tests/support/patterns/growth.ts";

const madeSchema = z.array(z.object({ place: z.string(), source: z.string(), flags: z.string() }));
type Made = z.infer<typeof madeSchema>[number];

/** What is put together at run time is taken from the modules themselves, once they have put it together. */
async function patternsMade(): Promise<Made[]> {
  const files = [...(await sourcesBelow("src/domain")), "src/server/config.ts"];
  const args = ["tests/support/patterns/made-patterns.ts", ...files];
  const { stdout } = await promisify(execFile)("node", args, { maxBuffer: 16_000_000 });
  return madeSchema.parse(JSON.parse(stdout));
}

let found: Found[] = [];
let made: Made[] = [];

beforeAll(async () => {
  [found, made] = await Promise.all([patternsIn("src"), patternsMade()]);
});

describe("every regular expression of the product", () => {
  test("takes time in line with the length of the text, whatever the text", async () => {
    const written = found.flatMap(({ place, written }) =>
      written === null ? [] : [{ place, ...written }],
    );
    const byPattern = new Map(
      [...written, ...made].map((one) => [`/${one.source}/${one.flags}`, one]),
    );
    const worse: string[] = [];
    for (const [pattern, { place, source, flags }] of byPattern) {
      const growth = growthOf(source, flags);
      if (growth.kind !== "linear")
        worse.push(`${place} ${growth.kind}: ${growth.because} in ${pattern}`);
      // The runner takes a worker that is silent for a minute for lost.
      await setImmediate();
    }
    expect(worse).toEqual([]);
    expect(written.length).toBeGreaterThan(300);
  });

  test("is seen in its final form, where it is put together from data", () => {
    const seen = new Set(made.map(({ place }) => place));
    const unseen = found.filter(({ written, place }) => written === null && !seen.has(place));
    expect(unseen.map(({ place }) => place)).toEqual([]);
  });
});

describe("the judge of patterns", () => {
  test.each([
    [/(?:a|a)*b/, "exponential"],
    [/(?:a+)+$/, "exponential"],
    [/^(?:a*)*b/, "exponential"],
    [/^(?:\w+\s?)*$/, "exponential"],
    [/(?:[ab]|b[ab]?)+c/, "exponential"],
    [/^(?=(?:a+)+b)/, "exponential"],
    [/\s+$/, "polynomial"],
    [/x.*y/, "polynomial"],
    [/\d+(?:\.\d+)?%/, "polynomial"],
    [/^a*a*b/, "polynomial"],
    [/^\W*,?\W*$/, "polynomial"],
    [/\b(?:\w+ )*end/, "polynomial"],
    [/\bif\b(?!.*\bnot\b)/, "polynomial"],
    [/x(?:.*y)?/, "polynomial"],
    [/[^\n]{0,5000}!/, "polynomial"],
    [/A+$/i, "polynomial"],
    [/(?<=a+)b/, "undecided"],
    [/(a)\1/, "undecided"],
  ] as const)("finds %s %s", (pattern, kind) => {
    expect(growthOf(pattern.source, pattern.flags).kind).toBe(kind);
  });

  test.each([
    [/\s+/g],
    [/^\s+/],
    [/(?<!\s)\s+$/],
    [/\b\w+ly\b/],
    [/\b(?:not|never) (?:\S+ ){0,6}(?:hire|employ)\b/],
    [/no.{0,40}fee/],
    [/"[^"\\]*(?:\\[\s\S][^"\\]*)*"?/],
    [/^(?:[a-z]+-)*[a-z]+$/],
    [/<[^<>]*>/],
    [/\n(?:[^\S\n]*\n)+/],
    [/(?<![a-z])(?:us|ca)?\$\d{1,9}(?!\d)/],
    [/\p{Lu}\p{Ll}+/u],
  ])("finds %s linear", (pattern) => {
    expect(growthOf(pattern.source, pattern.flags)).toEqual({ kind: "linear" });
  });
});
