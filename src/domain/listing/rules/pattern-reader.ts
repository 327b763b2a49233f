import { anyFigure, byRarity, edge, lettersIn, type AnyOf, type Way } from "./needs.ts";

/** What a piece of a pattern matches: one of a few exact texts, or something that holds what one of these ways needs. */
interface Piece {
  readonly exact: AnyOf | null;
  readonly ways: readonly Way[];
}

const nothingNeeded: readonly Way[] = [[]];
const anything: Piece = { exact: null, ways: nothingNeeded };
const exactly = (...exact: readonly string[]): Piece => ({ exact, ways: nothingNeeded });
/** Past this many spellings of one place in a pattern, what is around it tells more. */
const mostSpellings = 64;
/** Past this many ways to match, they are taken together. */
const mostWays = 256;
/** Shorter pieces are found everywhere. */
const shortest = 2;

const isTelling = (texts: AnyOf): boolean =>
  texts.length > 0 && texts.every((text) => lettersIn(text) >= shortest);

const waysOf = ({ exact, ways }: Piece): readonly Way[] => {
  if (exact === null) return ways;
  return isTelling(exact) ? [[exact]] : nothingNeeded;
};

/** One thing that every way needs; nothing, where some way needs nothing. */
function together(ways: readonly Way[]): readonly Way[] {
  const best = ways.map((way) => way.toSorted(byRarity)[0]);
  return best.includes(undefined)
    ? nothingNeeded
    : [[[...new Set(best.flatMap((texts) => texts ?? []))]]];
}

const few = (ways: readonly Way[]): readonly Way[] =>
  ways.length > mostWays ? together(ways) : ways;

/** What stands behind something else needs both. */
const after = (ways: readonly Way[], more: readonly Way[]): readonly Way[] => {
  const next = ways.length * more.length > mostWays ? together(more) : more;
  return few(ways.flatMap((way) => next.map((other) => way.concat(other))));
};

function joined(one: AnyOf, other: AnyOf): AnyOf | null {
  if (one.length * other.length > mostSpellings) return null;
  return [...new Set(one.flatMap((start) => other.map((end) => withoutInnerEdges(start + end))))];
}

/** Between two letters that are known an edge says nothing new. */
const withoutInnerEdges = (text: string): string =>
  text.charAt(0) + text.slice(1, -1).replaceAll(edge, "") + text.slice(1).slice(-1);

const plainLetters = /[a-z@]{1,40}/y;

/** Reads the part of the language of patterns that this code base uses; whatever else there is may match anything. */
export class PatternReader {
  readonly #source: string;
  #at = 0;

  constructor(source: string) {
    this.#source = source;
  }

  ways(): readonly Way[] {
    return waysOf(this.#alternatives([""]));
  }

  /** With the exact texts that stand before them, so that each one is read in one go with those. */
  #alternatives(before: AnyOf): Piece {
    const pieces = [this.#sequence(before)];
    while (this.#take("|")) pieces.push(this.#sequence(before));
    const [only] = pieces;
    if (pieces.length === 1 && only !== undefined) return only;
    const exacts = pieces.map(({ exact }) => exact);
    const all = [...new Set(exacts.flatMap((exact) => exact ?? []))];
    if (exacts.every((exact) => exact !== null) && all.length <= mostSpellings)
      return exactly(...all);
    return { exact: null, ways: few(pieces.flatMap(waysOf)) };
  }

  #sequence(before: AnyOf): Piece {
    let run = before;
    let ways = nothingNeeded;
    let isExact = true;
    const close = (): void => {
      if (isTelling(run)) ways = after(ways, [[run]]);
      run = [""];
      isExact = false;
    };
    while (this.#at < this.#source.length && !/[|)]/.test(this.#source.charAt(this.#at))) {
      const group = this.#groupBehind(run);
      if (group !== null) {
        // What stood before is part of what was read.
        isExact &&= group.exact !== null;
        ways = after(ways, group.ways);
        run = group.exact ?? [""];
        continue;
      }
      const piece = this.#repeated(this.#single());
      const longer = piece.exact === null ? null : joined(run, piece.exact);
      if (longer !== null) {
        run = longer;
        continue;
      }
      close();
      if (piece.exact !== null && piece.exact.length <= mostSpellings) run = piece.exact;
      else ways = after(ways, waysOf(piece));
    }
    if (isExact) return exactly(...run);
    close();
    return { exact: null, ways };
  }

  /** A group that stands there once, read together with what is before it; null where none does. */
  #groupBehind(before: AnyOf): Piece | null {
    const start = this.#at;
    if (!/^\((?!\?<?[=!])/.test(this.#source.slice(start, start + 4))) return null;
    this.#at += 1;
    const piece = this.#group(before);
    if (this.#often() === null) return piece;
    this.#at = start;
    return null;
  }

  #single(): Piece {
    const character = this.#next();
    if (character === "(") return this.#group([""]);
    if (character === "[") return this.#characterClass();
    if (character === ".") return anything;
    if (character === "^" || character === "$") return exactly("");
    return character === "\\"
      ? this.#escaped()
      : exactly(this.#often() === null ? character + this.#moreLetters() : character);
  }

  #group(before: AnyOf): Piece {
    const rest = this.#source.slice(this.#at, this.#at + 24);
    const isLook = /^\?<?[=!]/.test(rest);
    this.#at += /^\?(?:<?[=!]|:|<\w+>)/.exec(rest)?.[0].length ?? 0;
    const inner = this.#alternatives(before);
    this.#take(")");
    return isLook ? exactly("") : inner;
  }

  #characterClass(): Piece {
    const start = this.#at;
    while (this.#at < this.#source.length && this.#source[this.#at] !== "]") {
      this.#at += this.#source[this.#at] === "\\" ? 2 : 1;
    }
    const inside = this.#source.slice(start, this.#at);
    this.#at += 1;
    return /^[a-z ]{1,4}-?$/.test(inside) ? exactly(...inside.split("")) : anything;
  }

  /** The letters that follow, but for one that may be missing or repeated. */
  #moreLetters(): string {
    plainLetters.lastIndex = this.#at;
    const letters = plainLetters.exec(this.#source)?.[0] ?? "";
    this.#at += letters.length;
    if (letters === "" || this.#often() === null) return letters;
    this.#at -= 1;
    return letters.slice(0, -1);
  }

  #escaped(): Piece {
    const character = this.#next();
    if (character === "b") return exactly(edge);
    if (character === "d") return exactly(anyFigure);
    return /[a-z0-9]/i.test(character) ? anything : exactly(character);
  }

  /** With what says how often it may stand there. */
  #repeated(piece: Piece): Piece {
    const often = this.#often();
    if (often === null) return piece;
    this.#at += often[0].length;
    if (often[0] === "?") return piece.exact === null ? anything : exactly("", ...piece.exact);
    const isOptional = often[0].startsWith("*") || often[1] === "0" || often[0].startsWith("?");
    return isOptional ? anything : { exact: null, ways: waysOf(piece) };
  }

  #often(): RegExpExecArray | null {
    return /^(?:[?*+]|\{(\d+)(?:,\d*)?\})\??/.exec(this.#source.slice(this.#at, this.#at + 12));
  }

  #next(): string {
    this.#at += 1;
    return this.#source.charAt(this.#at - 1);
  }

  #take(character: string): boolean {
    if (this.#source[this.#at] !== character) return false;
    this.#at += 1;
    return true;
  }
}
