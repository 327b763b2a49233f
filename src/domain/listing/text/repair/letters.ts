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

/** Letters of two or three bytes that were read one byte at a time: "SÃ£o Paulo", "weâ€™re". What was meant, and how long it got. */
export function garbledAt(source: string, at: number): { letter: string; length: number } | null {
  const first = source.charCodeAt(at);
  const next = source.charCodeAt(at + 1);
  // What is no number, behind the end, is not above it either.
  if (!(next >= 0x80)) return null;
  if (first === 0xc3 && next < 0xc0)
    return { letter: String.fromCharCode(0xc0 | (next & 0x3f)), length: 2 };
  if (first === 0xc2 && next < 0xc0) return { letter: String.fromCharCode(next), length: 2 };
  if (first !== 0xe2 || (next !== 0x80 && next !== 0x20_ac)) return null;
  const letter = ofThreeBytes.get(source.charCodeAt(at + 2));
  return letter === undefined ? null : { letter, length: 3 };
}

/** By the third, as a byte or as what Windows shows for it. */
const ofThreeBytes = new Map<number, string>([
  ...[0x98, 0x02_dc, 0x99, 0x21_22].map((byte) => [byte, "'"] as const),
  ...[0x9c, 0x01_53, 0x9d].map((byte) => [byte, '"'] as const),
  ...[0x93, 0x20_1c, 0x94, 0x20_1d].map((byte) => [byte, "-"] as const),
  [0xa2, "\u2022"],
  [0xa6, "\u2026"],
]);

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
