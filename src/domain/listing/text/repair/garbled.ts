/** What some letters of a text were meant to be. */
export interface Meant {
  readonly letter: string;
  readonly length: number;
}

const nothing: Meant = { letter: "", length: 1 };

/** What Markdown writes a backslash before: "$28\\.48 \\- $35\\.02". */
const escaped = /[!-/:@[\]_`{|}~]/;

/** What Markdown writes around words that are stressed, and between none. */
const isStress = (source: string, at: number): boolean =>
  !(isOfWord.test(source.charAt(at - 1)) && isOfWord.test(source.charAt(at + 1)));
const isOfWord = /[\w@./-]/;

/** A letter that stands for another, or for nothing. */
export function meantAt(source: string, at: number): Meant | null {
  if (source[at] === "_") return isStress(source, at) ? nothing : null;
  if (source[at] !== "\\") return garbledAt(source, at);
  return escaped.test(source.charAt(at + 1)) ? nothing : null;
}

/** Letters of two or three bytes that were read one byte at a time: "SÃ£o Paulo", "weâ€™re". What was meant, and how long it got. */
function garbledAt(source: string, at: number): Meant | null {
  const first = source.charCodeAt(at);
  const next = source.charCodeAt(at + 1);
  // The second byte of a hard space, which was tidied to an ordinary one.
  if (first === 0xc2 && next === 0x20) return { letter: " ", length: 2 };
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
