/**
 * What a text must hold for a pattern to match it: at least one of these pieces of text. Found by reading the pattern itself, so
 * that nobody keeps a list of trigger words beside it. Null when the pattern may match without any.
 */
export function neededText(pattern: RegExp): readonly string[] | null {
  const texts = best(new Reader(pattern.source).alternatives());
  // Where "live " is there, "live in " need not be looked for.
  return (
    texts?.filter((text) => !texts.some((other) => other !== text && text.includes(other))) ?? null
  );
}

/** What a piece of a pattern matches: one of a few exact texts, or something that holds one of a few texts. */
interface Piece {
  readonly exact: readonly string[] | null;
  readonly needed: readonly string[] | null;
}

const nothing: Piece = { exact: [""], needed: null };
const anything: Piece = { exact: null, needed: null };
/** Past this many spellings of one place in a pattern, what is around it tells more. */
const mostSpellings = 64;
/** Shorter pieces are found everywhere. */
const shortest = 2;

const isTelling = (texts: readonly string[]): boolean =>
  texts.length > 0 && texts.every((text) => text.trim().length >= shortest);

const best = ({ exact, needed }: Piece): readonly string[] | null =>
  exact !== null && isTelling(exact) ? exact : needed;

const length = (texts: readonly string[]): number => Math.min(...texts.map((text) => text.length));

/** The one that is rarer in a text: longer pieces first, then fewer of them. */
function rarer(
  one: readonly string[] | null,
  other: readonly string[] | null,
): readonly string[] | null {
  if (one === null || other === null) return one ?? other;
  return length(other) > length(one) || (length(other) === length(one) && other.length < one.length)
    ? other
    : one;
}

function joined(one: readonly string[], other: readonly string[]): readonly string[] | null {
  if (one.length * other.length > mostSpellings) return null;
  return [...new Set(one.flatMap((start) => other.map((end) => start + end)))];
}

/** Reads the part of the language of patterns that this code base uses; whatever else there is may match anything. */
class Reader {
  readonly #source: string;
  #at = 0;

  constructor(source: string) {
    this.#source = source;
  }

  alternatives(): Piece {
    const pieces = [this.#sequence()];
    while (this.#take("|")) pieces.push(this.#sequence());
    const [only] = pieces;
    if (pieces.length === 1 && only !== undefined) return only;
    const exacts = pieces.map(({ exact }) => exact);
    const all = exacts.flatMap((exact) => exact ?? []);
    const areExact = exacts.every((exact) => exact !== null) && all.length <= mostSpellings;
    const needs = pieces.map(best);
    return {
      exact: areExact ? [...new Set(all)] : null,
      needed: needs.some((need) => need === null)
        ? null
        : [...new Set(needs.flatMap((need) => need ?? []))],
    };
  }

  #sequence(): Piece {
    let run: readonly string[] = [""];
    let needed: readonly string[] | null = null;
    let isExact = true;
    const close = (): void => {
      if (isTelling(run)) needed = rarer(needed, run);
      run = [""];
    };
    while (this.#at < this.#source.length && !/[|)]/.test(this.#source.charAt(this.#at))) {
      const piece = this.#repeated(this.#single());
      const longer = piece.exact === null ? null : joined(run, piece.exact);
      if (longer !== null) {
        run = longer;
        continue;
      }
      isExact = false;
      close();
      if (piece.exact !== null && piece.exact.length <= mostSpellings) run = piece.exact;
      else needed = rarer(needed, piece.needed);
    }
    if (isExact) return { exact: run, needed: null };
    close();
    return { exact: null, needed };
  }

  #single(): Piece {
    const character = this.#next();
    if (character === "(") return this.#group();
    if (character === "[") return this.#characterClass();
    if (character === ".") return anything;
    if (character === "^" || character === "$") return nothing;
    return character === "\\" ? this.#escaped() : { exact: [character], needed: null };
  }

  #group(): Piece {
    const isLook = /^\?<?[=!]/.test(this.#source.slice(this.#at, this.#at + 3));
    const opening = /^\?(?:<?[=!]|:|<\w+>)/.exec(this.#source.slice(this.#at, this.#at + 24));
    this.#at += opening?.[0].length ?? 0;
    const inner = this.alternatives();
    this.#take(")");
    return isLook ? nothing : inner;
  }

  #characterClass(): Piece {
    const start = this.#at;
    while (this.#at < this.#source.length && this.#source[this.#at] !== "]") {
      this.#at += this.#source[this.#at] === "\\" ? 2 : 1;
    }
    const inside = this.#source.slice(start, this.#at);
    this.#at += 1;
    return /^[a-z ]{1,4}$/.test(inside) ? { exact: inside.split(""), needed: null } : anything;
  }

  #escaped(): Piece {
    const character = this.#next();
    if (character === "b") return nothing;
    return /[a-z0-9]/i.test(character) ? anything : { exact: [character], needed: null };
  }

  /** With what says how often it may stand there. */
  #repeated(piece: Piece): Piece {
    const often = /^(?:[?*+]|\{(\d+)(?:,\d*)?\})\??/.exec(
      this.#source.slice(this.#at, this.#at + 12),
    );
    if (often === null) return piece;
    this.#at += often[0].length;
    if (often[0] === "?") {
      return { exact: piece.exact === null ? null : ["", ...piece.exact], needed: null };
    }
    const isOptional = often[0].startsWith("*") || often[1] === "0" || often[0].startsWith("?");
    return isOptional ? anything : { exact: null, needed: best(piece) };
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
