/** Stands between two characters, is not seen, and no mail program reads across it. */
const gap = "\u200C";
const longest = 90;
const shortestNumber = 7;

/**
 * What somebody else wrote, for a letter. Mail programs make links of whatever looks like an address or a telephone number:
 * so a dot, an @, a slash or a colon between letters is set apart from what follows, and so are long rows of digits.
 */
export function withoutLinks(text: string): string {
  const line = text
    .replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]+/gu, " ")
    .replace(/\s+/g, " ")
    .trim();
  const short = line.length > longest ? `${line.slice(0, longest - 1).trimEnd()}…` : line;
  return short
    .toWellFormed()
    .replace(/[.@:/\u{3002}\u{ff0e}\u{ff61}\u{ff20}](?=\S)/gu, `$&${gap}`)
    .replace(/\d[\d ()-]*/g, (digits) =>
      digits.trimEnd().length < shortestNumber ? digits : digits.split("").join(gap),
    );
}
