import { RegExpParser, type AST } from "@eslint-community/regexpp";
import { Conditions, isLooking } from "./conditions.ts";
import { isReader, Letters } from "./letters.ts";

/** A step from one place of a pattern to the next, under conditions. */
export interface Step {
  readonly to: number;
  readonly bits: number;
}

/** A pattern as the places where it reads one character each, and the steps between them. */
export interface Places {
  readonly letters: Letters;
  readonly conditions: Conditions;
  /** What each place reads, letter by letter. Place 0 stands for the search before a match: it reads anything. */
  readonly reads: readonly (readonly boolean[])[];
  readonly raws: readonly string[];
  readonly steps: readonly (readonly Step[])[];
  /** Steps that are there twice: the same text can be read in two ways. */
  readonly doubled: ReadonlySet<string>;
  /** From here the pattern has matched, whatever comes next. */
  readonly hasMatched: ReadonlySet<number>;
}

/** The pattern uses what this reader of patterns cannot judge. */
export class Undecided extends Error {}

interface Piece {
  /** The conditions under which it matches nothing at all: one number for each way. */
  readonly empty: readonly number[];
  readonly first: readonly Step[];
  readonly last: readonly Step[];
}

/** More than this many times is as good as without end. */
const mostCopies = 100;

const nothing: Piece = { empty: [0], first: [], last: [] };

export function placesOf(source: string, flags: string): Places {
  const isWide = { unicode: flags.includes("u"), unicodeSets: flags.includes("v") };
  const pattern = new RegExpParser().parsePattern(source, 0, source.length, isWide);
  return new Builder(pattern, flags).build(pattern);
}

class Builder {
  readonly #letters: Letters;
  readonly #conditions: Conditions;
  readonly #reads: (readonly boolean[])[] = [];
  readonly #raws: string[] = [];
  readonly #steps: Step[][] = [];
  readonly #seen = new Set<string>();
  readonly #doubled = new Set<string>();

  constructor(pattern: AST.Pattern, flags: string) {
    this.#letters = new Letters(pattern, flags);
    this.#conditions = new Conditions(this.#letters, flags);
  }

  build(pattern: AST.Pattern): Places {
    const search = this.#place(
      "search",
      Array.from({ length: this.#letters.count }, () => true),
    );
    const whole = this.#alternatives(pattern.alternatives);
    this.#join([{ to: search, bits: 0 }], [{ to: search, bits: 0 }]);
    this.#join([{ to: search, bits: 0 }], whole.first);
    const matched = whole.last.filter(({ bits }) => bits === 0).map(({ to }) => to);
    return {
      letters: this.#letters,
      conditions: this.#conditions,
      reads: this.#reads,
      raws: this.#raws,
      steps: this.#steps,
      doubled: this.#doubled,
      hasMatched: new Set(matched),
    };
  }

  #place(raw: string, reads: readonly boolean[]): number {
    this.#raws.push(raw);
    this.#reads.push(reads);
    return this.#steps.push([]) - 1;
  }

  #join(from: readonly Step[], to: readonly Step[], between: readonly number[] = [0]): void {
    for (const start of from) {
      for (const end of to) {
        for (const bits of between) {
          const key = `${start.to} ${end.to}`;
          if (this.#seen.has(key)) this.#doubled.add(key);
          this.#seen.add(key);
          this.#steps[start.to]?.push({ to: end.to, bits: start.bits | end.bits | bits });
        }
      }
    }
  }

  #alternatives(alternatives: readonly AST.Alternative[]): Piece {
    const pieces = alternatives.map(({ elements }) => this.#row(elements));
    return {
      empty: [...new Set(pieces.flatMap(({ empty }) => empty))],
      first: pieces.flatMap(({ first }) => first),
      last: pieces.flatMap(({ last }) => last),
    };
  }

  #row(elements: readonly AST.Element[]): Piece {
    return elements.reduce<Piece>((before, element) => {
      return this.#behind(before, this.#element(element));
    }, nothing);
  }

  #behind(one: Piece, other: Piece): Piece {
    this.#join(one.last, other.first);
    const under = (steps: readonly Step[], ways: readonly number[]): Step[] =>
      ways.flatMap((way) => steps.map(({ to, bits }) => ({ to, bits: bits | way })));
    return {
      empty: [...new Set(one.empty.flatMap((way) => other.empty.map((bits) => way | bits)))],
      first: [...one.first, ...under(other.first, one.empty)],
      last: [...under(one.last, other.empty), ...other.last],
    };
  }

  #element(element: AST.Element): Piece {
    if (isReader(element)) {
      const at = this.#place(element.raw, this.#letters.readBy(element.raw));
      const here = [{ to: at, bits: 0 }];
      return { empty: [], first: here, last: here };
    }
    switch (element.type) {
      case "Assertion":
        return this.#assertion(element);
      case "Group":
      case "CapturingGroup":
        return this.#alternatives(element.alternatives);
      case "Quantifier":
        return this.#quantifier(element);
      case "Backreference":
        throw new Undecided(`cannot judge ${element.raw}`);
    }
  }

  #assertion(assertion: AST.Assertion): Piece {
    const bits = this.#conditions.bitOf(assertion);
    if (!isLooking(assertion) || !repeatsWithoutEnd(assertion))
      return { ...nothing, empty: [bits] };
    if (assertion.kind === "lookbehind") throw new Undecided(`cannot judge ${assertion.raw}`);
    // Looking ahead is reading on, and coming back.
    return { empty: [bits], first: this.#alternatives(assertion.alternatives).first, last: [] };
  }

  #quantifier({ element, min, max }: AST.Quantifier): Piece {
    const copy = (): Piece => this.#element(element);
    let piece: Piece = nothing;
    if (max > mostCopies) {
      piece = this.#again(copy());
      if (min === 0) piece = orNothing(piece);
    } else {
      for (let times = max; times > min; times -= 1) piece = orNothing(this.#behind(copy(), piece));
    }
    const needed = Math.min(max > mostCopies ? min - 1 : min, mostCopies);
    for (let times = 0; times < needed; times += 1) piece = this.#behind(copy(), piece);
    return piece;
  }

  #again(piece: Piece): Piece {
    this.#join(piece.last, piece.first);
    return piece;
  }
}

const orNothing = (piece: Piece): Piece =>
  piece.empty.includes(0) ? piece : { ...piece, empty: [...piece.empty, 0] };

function repeatsWithoutEnd(node: AST.Node): boolean {
  if (node.type === "Quantifier") return node.max > mostCopies || repeatsWithoutEnd(node.element);
  if (node.type === "Alternative") return node.elements.some(repeatsWithoutEnd);
  return "alternatives" in node && node.alternatives.some((one) => repeatsWithoutEnd(one));
}
