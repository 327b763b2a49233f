import type { Meant } from "./repair/garbled.ts";
import { foldedLetter } from "./repair/letters.ts";

/** Text with its mark-up and accidents removed, which still knows where each character came from. */
export interface PlainText {
  /** Lower case, accents folded, white space single; `\n` is where a passage certainly ends. */
  readonly text: string;
  readonly source: string;
  readonly pieces: readonly Piece[];
}

/** Characters that were copied as they stood, or one character that stands for something else. */
interface Piece {
  readonly start: number;
  readonly origin: number;
  readonly isCopy: boolean;
}

/** Where in the source a character of the text came from. */
export function originOf({ pieces }: PlainText, at: number): number {
  let low = 0;
  let high = pieces.length - 1;
  while (low < high) {
    const middle = (low + high + 1) >> 1;
    if ((pieces[middle]?.start ?? 0) <= at) low = middle;
    else high = middle - 1;
  }
  const piece = pieces[low];
  if (piece === undefined) return 0;
  return piece.isCopy ? piece.origin + at - piece.start : piece.origin;
}

/** What went wrong with a text on its way: where line breaks were lost, and which letters stand for others. */
interface Repairs {
  /** Whether any line break was lost. */
  readonly hasLost: boolean;
  /** The first break that was lost behind a place and before another. */
  readonly breakIn: (start: number, end: number) => number | null;
  readonly meantAt: (source: string, at: number) => Meant | null;
}

/** Reads mark-up, entities, odd spaces and odd letters the way a reader sees them. One pass, whatever is in it. Where a text is only shown, it is shown unrepaired. */
export function plainText(source: string, repairs?: Repairs): PlainText {
  if (repairs?.hasLost !== true && allOrdinary.test(source))
    return { text: source.toLowerCase(), source, pieces: asItStands };
  const writer = new Writer(source, repairs);
  let at = 0;
  while (at < source.length) {
    const code = source.charCodeAt(at);
    if (code === lessThan) at = writer.tag(at);
    else if (code === ampersand) at = writer.entity(at);
    else if (isOrdinary(code)) at = writer.run(at);
    else {
      const meant = repairs?.meantAt(source, at);
      writer.put(meant?.letter ?? source.charAt(at), at);
      at += meant?.length ?? 1;
    }
  }
  return writer.finish();
}

/** A tag longer than this is no tag that anybody wrote. */
const longestTag = 600;

const space = 32;
const ampersand = 38;
const lessThan = 60;
const backslash = 92;
const underscore = 95;

/** ASCII that is read as it is, but for its case, where it opens neither tag nor entity. */
const isOrdinary = (code: number): boolean =>
  code > space && code < 127 && code !== backslash && code !== underscore;

const asItStands: readonly Piece[] = [{ start: 0, origin: 0, isCopy: true }];

/** Most titles and tags: words with a space between them. */
const allOrdinary = /^(?! )(?:[!-%'-;=-[\]^`-~]| (?! ))*$/;

/** What is not copied as it stands: odd letters, and white space beside white space. Two patterns are quicker than one of both. */
const odd = /[^\n -%'-;=-[\]^`-~]/g;
const gap = /[ \n][ \n]/g;

/** Where a pattern matches from a place on, or else the end. */
function placeOf(pattern: RegExp, source: string, from: number): number {
  pattern.lastIndex = from;
  return pattern.exec(source)?.index ?? source.length;
}

/** Tags inside a sentence; every other tag ends one. */
const inlineTags = new Set(
  "a abbr b bdi bdo cite code em font i ins kbd mark q s samp small span strong sub sup time tt u var wbr".split(
    " ",
  ),
);
const silentTags = new Set(["script", "style", "template"]);

const entities: Readonly<Record<string, string>> = {
  amp: "&",
  apos: "'",
  bull: "•",
  euro: "€",
  gt: ">",
  hellip: "…",
  ldquo: '"',
  lsquo: "'",
  lt: "<",
  mdash: "—",
  nbsp: " ",
  ndash: "–",
  pound: "£",
  quot: '"',
  rdquo: '"',
  rsquo: "'",
  shy: "\u{ad}",
};

/** `&eacute;` and its kin: rules read the letter without its accent. */
const accented = /^([a-z])(?:acute|cedil|circ|grave|ring|tilde|uml)$/i;

class Writer {
  readonly #source: string;
  readonly #texts: string[] = [];
  readonly #pieces: Piece[] = [];
  #length = 0;
  #last = "\n";
  #lowered: string | undefined;
  /** Past this there is no `>` any more: looked for once, not at every `<`. */
  #lastTagEnd: number | undefined;
  #nextOdd = -1;
  #nextGap = -1;

  readonly #repairs: Repairs | undefined;

  constructor(source: string, repairs: Repairs | undefined) {
    this.#source = source;
    this.#repairs = repairs;
  }

  /** Ordinary characters, with the single spaces and line ends between them, copied in one piece. Returns where they end. */
  run(start: number): number {
    const source = this.#source;
    if (this.#nextOdd < start) this.#nextOdd = placeOf(odd, source, start);
    if (this.#nextGap < start) this.#nextGap = placeOf(gap, source, start);
    let end = Math.min(this.#nextOdd, this.#nextGap);
    const lost = this.#repairs?.breakIn(start, end) ?? 0;
    if (lost > 0) end = lost;
    // What stands before something special may be part of it.
    else if (source.charCodeAt(end - 1) <= space) end -= 1;
    this.#add(source.slice(start, end).toLowerCase(), start, true);
    this.#last = source.charAt(end - 1);
    if (lost > 0) this.#write("\n", lost);
    return end;
  }

  /** One character of the source, or what an entity stands for. */
  put(character: string, origin: number): void {
    for (const letter of foldedLetter(character)) this.#write(letter, origin);
  }

  tag(at: number): number {
    const name = /^[a-z][a-z0-9]{0,15}/i.exec(
      this.#source.slice(at + 1 + Number(this.#source[at + 1] === "/"), at + 18),
    )?.[0];
    const isComment = this.#source.startsWith("!--", at + 1);
    this.#lastTagEnd ??= this.#source.lastIndexOf(">");
    if ((name === undefined && !isComment) || at >= this.#lastTagEnd) {
      this.put("<", at);
      return at + 1;
    }
    const end = isComment ? this.#source.indexOf("-->", at) : this.#tagEnd(at);
    if (end === -1) return this.#source.length;
    const tag = name?.toLowerCase() ?? "";
    if (!inlineTags.has(tag) && !isComment) this.#write("\n", at);
    if (!silentTags.has(tag) || this.#source[at + 1] === "/") return end + (isComment ? 3 : 1);
    this.#lowered ??= this.#source.toLowerCase();
    const close = this.#lowered.indexOf(`</${tag}`, end);
    return close === -1 ? this.#source.length : close;
  }

  /** Where a tag ends: a `>` inside a quoted attribute does not end it. */
  #tagEnd(at: number): number {
    const first = this.#source.indexOf(">", at);
    const tag = this.#source.slice(at, Math.min(first + 1, at + longestTag));
    const quote = openQuote(tag);
    if (quote === undefined) return first;
    const rest = this.#source.slice(first, first + longestTag);
    const closed = rest.indexOf(">", rest.indexOf(quote) + 1);
    return rest.includes(quote) && closed !== -1 ? first + closed : first;
  }

  entity(at: number): number {
    const found = /^&(?:#(\d{1,7})|#x([\da-f]{1,6})|([a-z]{2,8}));/i.exec(
      this.#source.slice(at, at + 12),
    );
    const [whole, decimal, hexadecimal, name] = found ?? [];
    const code = Number.parseInt(decimal ?? hexadecimal ?? "", decimal === undefined ? 16 : 10);
    const character =
      name === undefined
        ? characterOf(code)
        : (entities[name.toLowerCase()] ?? accented.exec(name)?.[1] ?? null);
    if (whole === undefined || character === null) {
      this.put("&", at);
      return at + 1;
    }
    this.put(character, at);
    return at + whole.length;
  }

  finish(): PlainText {
    return { text: this.#texts.join(""), source: this.#source, pieces: this.#pieces };
  }

  #write(letter: string, origin: number): void {
    if (letter === " " && (this.#last === " " || this.#last === "\n")) return;
    if (letter === "\n" && this.#last === "\n") return;
    this.#add(letter, origin, false);
    this.#last = letter;
  }

  #add(text: string, origin: number, isCopy: boolean): void {
    this.#texts.push(text);
    this.#pieces.push({ start: this.#length, origin, isCopy });
    this.#length += text.length;
  }
}

/** The quote that is still open where a tag seems to end. */
function openQuote(tag: string): string | undefined {
  let open: string | undefined;
  for (const letter of tag) {
    if (open === undefined ? letter === '"' || letter === "'" : letter === open) {
      open = open === undefined ? letter : undefined;
    }
  }
  return open;
}

const characterOf = (code: number): string | null =>
  code > 0 && code <= 0x10_ff_ff ? String.fromCodePoint(code) : null;
