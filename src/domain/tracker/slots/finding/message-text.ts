import { foldedLetter } from "#domain/listing/text/repair/letters.ts";

/** A message as it is read: `raw` for quoting, `text` for the rules. A place in one is the same place in the other. */
export interface MessageText {
  readonly raw: string;
  readonly text: string;
}

/** No recruiter writes more; what is beyond it is not read. */
export const mostMessageLetters = 6_000;

/** What mail programs put above a message or an answer: it has times in it that nobody offers. */
const headerLine =
  /^(?:>? ?(?:(?:from|to|cc|bcc|sent|subject|received|reply-to) ?:|date ?: ?.{0,30}\d\d:\d\d:\d\d)|>? ?on .{5,120} wrote:?$|-{2,20} ?(?:original|forwarded) message)/i;

export function messageText(message: string): MessageText {
  const raw = message
    .slice(0, mostMessageLetters)
    .replaceAll(/\r\n?/g, "\n")
    .replaceAll(/[\u200b-\u200f\u2060\ufeff\u00ad]/g, "")
    .replaceAll(/[^\S\n]+/g, " ")
    .split("\n")
    .map((line) => (headerLine.test(line.trim()) ? "" : line))
    .join("\n");
  const withoutLinks = raw.replaceAll(/https?:\/\/\S+/gi, (link) => " ".repeat(link.length));
  return { raw, text: withoutLinks.replaceAll(/[^]/g, letterForRules) };
}

/** One letter for one letter, or the places would differ. */
function letterForRules(letter: string): string {
  const folded = foldedLetter(letter);
  if (folded.length === 1) return folded;
  return folded.charAt(0) || " ";
}
