import { originOf, plainText } from "./plain-text.ts";

/** A quote as a reader would see it: the same letters, without mark-up, entities and stray white space. */
export function readableQuote(quote: string): string {
  const plain = plainText(quote);
  const { text, source } = plain;
  let readable = "";
  let last = -1;
  for (let at = 0; at < text.length; at += 1) {
    const origin = originOf(plain, at);
    // One letter as written may be two as rules read it.
    if (origin === last) continue;
    last = origin;
    const letter = text.charAt(at);
    const written = source.charAt(origin);
    if (letter === " " || letter === "\n") readable += markUp.has(written) ? " " : written;
    else readable += written === "&" ? letter : written;
  }
  return readable
    .replaceAll(/\s+/g, " ")
    .replaceAll(/(?:^[\s*_#>-]+)|(?:(?<![\s*_])[\s*_]+$)/g, "");
}

/** How a tag and an entity begin: to a reader they are the pause they stand for. */
const markUp = new Set(["<", "&"]);
