import { anyFigure, beside, byRarity, edge, lettersIn, reducedLetter } from "./needs.ts";
import type { AnyOf, Way } from "./needs.ts";

/** What a piece of a pattern matches: one of a few exact texts, or something that holds what one of these ways needs. */
interface Piece {
  readonly exact: AnyOf | null;
  readonly ways: readonly Way[];
}

const nothingNeeded: readonly Way[] = [[]];
const anything: Piece = { exact: null, ways: nothingNeeded };
const exactly = (...exact: readonly string[]): Piece => ({ exact, ways: nothingNeeded });
const nothing = exactly("");
/** Past this many spellings of one place in a pattern, what is around it tells more. */
const mostSpellings = 64;
/** A list of names is looked for name by name, however long it is. */
const mostListed = 2_000;
/** Past this many spellings, what follows is read without what stands before it. */
const mostBefore = 6;
/** Past this many ways to match, they are taken together. */
const mostWays = 64;
/** Of ways that are taken together, so many needs are kept. */
const mostTogether = 3;
/** Shorter pieces are found everywhere. */
const shortest = 2;

const isTelling = (texts: AnyOf): boolean =>
  texts.length > 0 && texts.every((text) => lettersIn(text) >= shortest);

const waysOf = ({ exact, ways }: Piece): readonly Way[] => {
  if (exact === null) return ways;
  return isTelling(exact) ? [[exact]] : nothingNeeded;
};

/** What every way needs one of; nothing, where some way needs nothing. */
function together(ways: readonly Way[]): readonly Way[] {
  if (ways.some((way) => way.length === 0)) return nothingNeeded;
  const sorted = ways.map((way) => way.toSorted(byRarity));
  const most = Math.min(mostTogether, Math.max(...ways.map(({ length }) => length)));
  const kept = Array.from({ length: most }, (_, index) => [
    ...new Set(sorted.flatMap((way) => way[index] ?? way.at(-1) ?? [])),
  ]);
  return [kept];
}

const few = (ways: readonly Way[]): readonly Way[] =>
  ways.length > mostWays ? together(ways) : ways;

/** What stands behind something else needs both. */
function after(ways: readonly Way[], more: readonly Way[]): readonly Way[] {
  if (more.length === 1 && more[0]?.length === 0) return ways;
  const next = ways.length * more.length > mostWays ? together(more) : more;
  return ways.flatMap((way) => next.map((other) => way.concat(other)));
}

function joined(one: AnyOf, other: AnyOf): AnyOf | null {
  const [start] = one;
  if (one.length === 1 && start === "") return other;
  // A list beside a single text stays as long as it is.
  const isList = one.length === 1 || other.length === 1;
  if (!isList && one.length * other.length > mostSpellings * 4) return null;
  const all = new Set<string>();
  for (const first of one) for (const second of other) all.add(beside(first, second));
  return !isList && all.size > mostSpellings ? null : [...all];
}

const plainLetters = /[a-z@ ]{1,40}/y;
const quantifier = /(?:[?*+]|\{(\d+)(?:,\d*)?\})\??/y;
/** Nothing of a word may follow, or stand before. */
const noWordThere = /\?<?!(?:\\w|\[a-z0-9[^\]]{0,24}\])[|)]/y;
const opening = /\?(?:<?[=!]|:|<\w+>)/y;
const looking = /\?<?[=!]/y;
const lookingFor = /\?<?=/y;
/** What is said of a character by its number or its kind. */
const spelledOut = /(?:[up]\{[^}]{0,24}\}|u[\da-f]{4}|x[\da-f]{2})/iy;

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
    const all = [...new Set(pieces.flatMap(({ exact }) => exact ?? []))];
    const others = pieces.filter(({ exact }) => exact === null);
    if (others.length === 0 && all.length <= mostListed) return exactly(...all);
    const spelled = all.length === 0 ? [] : waysOf(exactly(...all));
    return { exact: null, ways: few([...spelled, ...others.flatMap(waysOf)]) };
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
    while (this.#at < this.#source.length && !this.#isAt("|") && !this.#isAt(")")) {
      const seen = this.#lookedFor();
      if (seen !== null) {
        // It takes no letters, so that what is read goes on behind it.
        ways = after(ways, seen);
        isExact &&= seen === nothingNeeded;
        continue;
      }
      if (run.length <= mostBefore) {
        const group = this.#groupBehind(run);
        if (group !== null) {
          // What stood before is part of what was read.
          isExact &&= group.exact !== null;
          ways = after(ways, group.ways);
          run = group.exact ?? [""];
          continue;
        }
      }
      const piece = this.#repeated(this.#single());
      const longer = piece.exact === null ? null : joined(run, piece.exact);
      if (longer !== null) {
        run = longer;
        continue;
      }
      close();
      if (piece.exact === null) ways = after(ways, waysOf(piece));
      else run = piece.exact;
    }
    if (isExact) return { exact: run, ways: nothingNeeded };
    close();
    return { exact: null, ways };
  }

  /** A group that stands there once, read together with what is before it; null where none does. */
  #groupBehind(before: AnyOf): Piece | null {
    const start = this.#at;
    if (!this.#isAt("(")) return null;
    this.#at += 1;
    if (!this.#is(looking)) {
      const piece = this.#group(before);
      if (this.#often() === null) return piece;
    }
    this.#at = start;
    return null;
  }

  /** What must stand ahead or behind, wherever the pattern looks for it; null where it does not. */
  #lookedFor(): readonly Way[] | null {
    if (!this.#isAt("(")) return null;
    this.#at += 1;
    const opened = this.#is(lookingFor) ? this.#read(looking) : null;
    if (opened === null) {
      this.#at -= 1;
      return null;
    }
    this.#at += opened[0].length;
    const inner = waysOf(this.#alternatives([""]));
    this.#take(")");
    return inner.some((way) => way.length === 0) ? nothingNeeded : inner;
  }

  #single(): Piece {
    const character = this.#next();
    if (character === "(") return this.#group([""]);
    if (character === "[") return this.#characterClass();
    if (character === ".") return anything;
    if (character === "^" || character === "$") return nothing;
    if (character === "\\") return this.#escaped();
    const letter = reducedLetter(character);
    return exactly(this.#often() === null ? beside(letter, this.#moreLetters()) : letter);
  }

  #group(before: AnyOf): Piece {
    const isEdge = this.#is(noWordThere);
    const isLook = this.#is(looking);
    this.#at += this.#read(opening)?.[0].length ?? 0;
    const inner = this.#alternatives(isLook ? [""] : before);
    this.#take(")");
    if (isEdge) return exactly(edge);
    return isLook ? nothing : inner;
  }

  #characterClass(): Piece {
    const start = this.#at;
    while (this.#at < this.#source.length && !this.#isAt("]")) {
      this.#at += this.#isAt("\\") ? 2 : 1;
    }
    const inside = this.#source.slice(start, this.#at);
    this.#at += 1;
    if (!/^(?!\^)[^\\-]{1,8}-?$/.test(inside)) return anything;
    return exactly(...new Set(inside.split("").map(reducedLetter)));
  }

  /** The letters that follow, but for one that may be missing or repeated. */
  #moreLetters(): string {
    const letters = this.#read(plainLetters)?.[0] ?? "";
    this.#at += letters.length;
    if (letters === "") return "";
    const isLastOpen = this.#often() !== null;
    if (isLastOpen) this.#at -= 1;
    return (isLastOpen ? letters.slice(0, -1) : letters)
      .replaceAll("@", `${edge}@`)
      .replaceAll("  ", edge);
  }

  #escaped(): Piece {
    const spelled = this.#read(spelledOut);
    if (spelled !== null) {
      this.#at += spelled[0].length;
      return anything;
    }
    const character = this.#next();
    if (character === "b" || character === "s" || character === "n") return exactly(edge);
    if (character === "d") return exactly(anyFigure);
    return /[a-z0-9]/i.test(character) ? anything : exactly(reducedLetter(character));
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
    return this.#read(quantifier);
  }

  #read(pattern: RegExp): RegExpExecArray | null {
    pattern.lastIndex = this.#at;
    return pattern.exec(this.#source);
  }

  #is(pattern: RegExp): boolean {
    pattern.lastIndex = this.#at;
    return pattern.test(this.#source);
  }

  #isAt(character: string): boolean {
    return this.#source[this.#at] === character;
  }

  #next(): string {
    this.#at += 1;
    return this.#source.charAt(this.#at - 1);
  }

  #take(character: string): boolean {
    if (!this.#isAt(character)) return false;
    this.#at += 1;
    return true;
  }
}
