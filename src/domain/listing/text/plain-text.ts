import { foldedLetter } from "./letters.ts";

/** Text with its mark-up and accidents removed, which still knows where each character came from. */
export interface PlainText {
  /** Lower case, accents folded, white space single; `\n` is where a passage certainly ends. */
  readonly text: string;
  readonly source: string;
  /** For each character of `text`, its place in `source`. */
  readonly origins: Int32Array;
}

/** Reads mark-up, entities, odd spaces and odd letters the way a reader sees them. One pass, whatever is in it. */
export function plainText(source: string): PlainText {
  const writer = new Writer(source);
  let at = 0;
  while (at < source.length) {
    const code = source.charCodeAt(at);
    if (code === lessThan) at = writer.tag(at);
    else if (code === ampersand) at = writer.entity(at);
    else {
      if (code < plainCodes.length) writer.write(plainCodes[code] ?? 0, at);
      else writer.put(source.charAt(at), at);
      at += 1;
    }
  }
  return writer.finish();
}

/** What each character of ASCII becomes; 0 is nothing. */
const plainCodes = Uint16Array.from({ length: 128 }, (_, code) => {
  const letter = foldedLetter(String.fromCharCode(code));
  return letter === "" ? 0 : letter.charCodeAt(0);
});
const space = 32;
const lineEnd = 10;

const lessThan = 60;
const ampersand = 38;

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
};

class Writer {
  readonly #source: string;
  #codes: Uint16Array;
  #origins: Int32Array;
  #length = 0;
  #last = lineEnd;
  #lowered: string | undefined;
  /** Past this there is no `>` any more: looked for once, not at every `<`. */
  readonly #lastTagEnd: number;

  constructor(source: string) {
    this.#source = source;
    this.#codes = new Uint16Array(source.length + 16);
    this.#origins = new Int32Array(source.length + 16);
    this.#lastTagEnd = source.lastIndexOf(">");
  }

  /** One character of the source, or what an entity stands for. */
  put(character: string, origin: number): void {
    const letters = foldedLetter(character);
    for (let index = 0; index < letters.length; index += 1) {
      this.write(letters.charCodeAt(index), origin);
    }
  }

  write(code: number, origin: number): void {
    if (code === 0) return;
    if (code === space && (this.#last === space || this.#last === lineEnd)) return;
    if (code === lineEnd && this.#last === lineEnd) return;
    if (this.#length === this.#codes.length) this.#grow();
    this.#codes[this.#length] = code;
    this.#origins[this.#length] = origin;
    this.#length += 1;
    this.#last = code;
  }

  tag(at: number): number {
    const name = /^[a-z][a-z0-9]{0,15}/i.exec(
      this.#source.slice(at + 1 + Number(this.#source[at + 1] === "/"), at + 18),
    )?.[0];
    const isComment = this.#source.startsWith("!--", at + 1);
    if ((name === undefined && !isComment) || at >= this.#lastTagEnd) {
      this.put("<", at);
      return at + 1;
    }
    const end = this.#source.indexOf(isComment ? "-->" : ">", at);
    if (end === -1) return this.#source.length;
    const tag = name?.toLowerCase() ?? "";
    if (!inlineTags.has(tag) && !isComment) this.write(lineEnd, at);
    if (!silentTags.has(tag) || this.#source[at + 1] === "/") return end + (isComment ? 3 : 1);
    this.#lowered ??= this.#source.toLowerCase();
    const close = this.#lowered.indexOf(`</${tag}`, end);
    return close === -1 ? this.#source.length : close;
  }

  entity(at: number): number {
    const found = /^&(?:#(\d{1,7})|#x([\da-f]{1,6})|([a-z]{2,8}));/i.exec(
      this.#source.slice(at, at + 12),
    );
    const [whole, decimal, hexadecimal, name] = found ?? [];
    const code = Number.parseInt(decimal ?? hexadecimal ?? "", decimal === undefined ? 16 : 10);
    const character =
      name === undefined ? characterOf(code) : (entities[name.toLowerCase()] ?? null);
    if (whole === undefined || character === null) {
      this.put("&", at);
      return at + 1;
    }
    this.put(character, at);
    return at + whole.length;
  }

  finish(): PlainText {
    const pieces: string[] = [];
    for (let at = 0; at < this.#length; at += pieceLength) {
      const piece = this.#codes.subarray(at, Math.min(this.#length, at + pieceLength));
      pieces.push(String.fromCharCode.apply(null, piece as unknown as number[]));
    }
    const origins = this.#origins.subarray(0, this.#length);
    return { text: pieces.join(""), source: this.#source, origins };
  }

  #grow(): void {
    const [codes, origins] = [this.#codes, this.#origins];
    this.#codes = new Uint16Array(codes.length * 2);
    this.#origins = new Int32Array(origins.length * 2);
    this.#codes.set(codes);
    this.#origins.set(origins);
  }
}

/** A call takes only so many arguments. */
const pieceLength = 4_096;

const characterOf = (code: number): string | null =>
  code > 0 && code <= 0x10_ff_ff ? String.fromCodePoint(code) : null;
