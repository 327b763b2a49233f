import { originOf, type PlainText } from "#domain/listing/text/plain-text.ts";

/** Words that end in a full stop of their own. */
const abbreviations = new Set(
  "approx apr aug co corp dec dept dr eg est etc feb fig ie inc jan jr ltd mr mrs ms no nov oct prof pty sept sr st vs".split(
    " ",
  ),
);

/**
 * Where the sentences of a text end. They run on over the ends of wrapped lines. A line of a letter that stops in the
 * middle was wrapped; in an ad it may be a bullet without its point, so that it goes on only in small letters.
 */
export function sentenceEnds(plain: PlainText, shortestWrapped: number): number[] {
  const { text } = plain;
  const ends: number[] = [];
  let lineStart = 0;
  for (const { index } of text.matchAll(/[\n.!?]/g)) {
    const isLineEnd = text[index] === "\n";
    if (isLineEnd ? !isWrapped(plain, lineStart, index, shortestWrapped) : isFullStop(plain, index))
      ends.push(index + 1);
    if (isLineEnd) lineStart = index + 1;
  }
  ends.push(text.length);
  return ends;
}

function isFullStop(plain: PlainText, at: number): boolean {
  const { text } = plain;
  const next = text.slice(at + 1, at + 4);
  const before = /[a-z.]{0,8}$/.exec(text.slice(Math.max(0, at - 8), at))?.[0] ?? "";
  if (/^["')\]]{0,2}(?:\s|$)/.test(next)) {
    if (text[at] !== ".") return true;
    const isInitial = before.length === 1 && before !== "i" && !/\d/.test(text.charAt(at - 2));
    return !isInitial && !/^[a-z]\.[a-z.]*$/.test(before) && !abbreviations.has(before);
  }
  // A lost space: "brands.I led". Addresses go on in small letters.
  return text[at] === "." && /[a-z]{3}$/.test(before) && startsLarge(plain, at + 1);
}

function startsLarge(plain: PlainText, at: number): boolean {
  const letter = plain.source.charAt(originOf(plain, at));
  return letter >= "A" && letter <= "Z";
}

/** A shorter line that ends in a comma is a greeting. */
const shortestSentence = 40;

/** A line that goes on in the next one: mail programs and terminals break long lines. */
function isWrapped(plain: PlainText, lineStart: number, at: number, shortest: number): boolean {
  const { text, source } = plain;
  const from = originOf(plain, at);
  if (at + 1 >= text.length || !/[\r\n]/.test(source.charAt(from))) return false;
  const gap = source.slice(from, Math.min(originOf(plain, at + 1), from + 200));
  // A blank line ends a paragraph, a tag or a bullet begins something new.
  if (/\n[^\S\n]*\n|[<•]/.test(gap) || /^(?:[-*>#]|\d{1,2}[.)])/.test(text.slice(at + 1, at + 4)))
    return false;
  const lastLetters = text.slice(Math.max(lineStart, at - 3), at).trimEnd();
  if (/[:.!?]$/.test(lastLetters)) return false;
  if (/[a-z]/.test(plain.source.charAt(originOf(plain, at + 1))))
    return !(lastLetters.endsWith(",") && at - lineStart < shortestSentence);
  return at - lineStart >= shortest;
}
