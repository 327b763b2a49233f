/**
 * One character as rules read it: small, without accents, with one kind of quote, dash and space. What a reader
 * cannot see (a NUL, a zero-width joiner) is nothing; a bullet ends a sentence.
 */
export function foldedLetter(character: string): string {
  const code = character.charCodeAt(0);
  if (code < 128) return code < 32 || code === 127 ? foldedControl(code) : character.toLowerCase();
  const known = folded.get(character);
  if (known !== undefined) return known;
  const fresh = fold(character);
  if (folded.size < 5_000) folded.set(character, fresh);
  return fresh;
}

function foldedControl(code: number): string {
  if (code === 10 || code === 13) return "\n";
  return code === 9 || code === 11 || code === 12 ? " " : "";
}

const folded = new Map<string, string>([
  ..."‘’‚‛′`´".split("").map((quote) => [quote, "'"] as const),
  ..."“”„‟″«»".split("").map((quote) => [quote, '"'] as const),
  ..."‐‑‒–—―−".split("").map((dash) => [dash, "-"] as const),
  ..."•●▪◦■▶►✓✔★·∙‣⁃➢➤".split("").map((bullet) => [bullet, "\n"] as const),
  ["\u2028", "\n"],
  ["\u2029", "\n"],
  ["ß", "ss"],
  ["ø", "o"],
  ["Ø", "o"],
  ["ł", "l"],
  ["Ł", "l"],
  ["æ", "ae"],
  ["Æ", "ae"],
  ["±", "+/-"],
]);

const invisible = /[\p{Cf}\p{Cc}\p{Mn}\u{fe00}-\u{fe0f}]/gu;

function fold(character: string): string {
  if (/\p{Z}/u.test(character)) return " ";
  return character.normalize("NFKD").replace(invisible, "").toLowerCase();
}
