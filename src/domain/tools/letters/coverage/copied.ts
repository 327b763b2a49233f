import type { Span } from "#domain/tools/letters/letter-check.ts";
import { spanOf, type ReadText } from "#domain/tools/letters/reading/read-text.ts";

/** So many words in the same order are not there by chance. */
const run = 9;

/** Stretches of the letter that stand in the ad word for word. */
export function copiedFrom(ad: ReadText, letter: ReadText): Span[] {
  if (ad.tokens.length < run) return [];
  const known = new Set(runsOf(ad));
  const copied: { first: number; end: number }[] = [];
  for (const [at, words] of runsOf(letter).entries()) {
    if (!known.has(words)) continue;
    const last = copied.at(-1);
    if (last !== undefined && at <= last.end) last.end = at + run;
    else copied.push({ first: at, end: at + run });
  }
  return copied.map(({ first, end }) => spanOf(letter, first, end));
}

function runsOf({ tokens }: ReadText): string[] {
  const texts = tokens.map(({ text }) => text.slice(0, 30));
  return Array.from({ length: Math.max(0, texts.length - run + 1) }, (_, at) =>
    texts.slice(at, at + run).join(" "),
  );
}
