import { alternativesOf, Leftmost, type Matcher } from "./alternatives.ts";
import { neededText } from "./needed-text.ts";
import type { Way } from "./needs.ts";
import { NeedsIndex } from "./needs-index.ts";

/** What is looked for: a pattern, or something that says itself what it needs. */
type Sought = { readonly pattern: RegExp } | { readonly needed: readonly Way[] | null };

/** A rule whose pattern holds no more than what may match. */
export type Tried<One> = One extends { readonly pattern: RegExp }
  ? Omit<One, "pattern"> & { readonly pattern: Matcher }
  : One;

/** Rules of several kinds, by the name of the kind. */
type Families = Readonly<Record<string, readonly Sought[]>>;

type Worth<Kinds extends Families> = {
  readonly [Kind in keyof Kinds]: readonly Tried<Kinds[Kind][number]>[];
};

type AnyTried = Tried<Sought>;

/** One alternative of a rule. */
interface Row {
  readonly kind: number;
  readonly rule: Sought;
  readonly tried: AnyTried;
  readonly matcher: Matcher | null;
  /** Which of the rule's alternatives it is. */
  readonly bit: number;
  /** The rule with several of its alternatives, by their bits. */
  readonly joined: Map<number, AnyTried>;
  /** Null where it may match without anything. */
  readonly needed: readonly Way[] | null;
}

/**
 * Which of many rules are worth trying on a sentence, and with which of their alternatives. One walk over its words finds every
 * piece of text that some rule needs, whatever the number of rules; what they need is read from their patterns. It only ever
 * leaves out what cannot match, so reading with it and without it comes to the same.
 */
export class Gate<Kinds extends Families> {
  readonly #rows: readonly Row[];
  readonly #index: NeedsIndex;
  readonly #always: readonly number[];
  readonly #none: readonly AnyTried[][];
  readonly #worthOf: (lists: readonly AnyTried[][]) => Worth<Kinds>;
  readonly #nothing: Worth<Kinds>;
  /** Most sentences leave the same few rows: what they are by kind is found once. By a sum of their numbers. */
  readonly #known = new Map<number, Known<Kinds>>();
  #last: { readonly text: string; readonly worth: Worth<Kinds> };

  /** What stands in no text that the rules of a kind are tried on may be named: alternatives that need it are left out. */
  constructor(families: Kinds, absent: { readonly [Kind in keyof Kinds]?: string } = {}) {
    this.#rows = Object.entries(families).flatMap(([name, rules], kind) =>
      rules.flatMap((rule) => rowsOf(kind, rule)).flatMap((row) => without(row, absent[name])),
    );
    const needs = this.#rows.map(({ needed }) => needed);
    this.#index = new NeedsIndex(needs.map((ways) => ways ?? []));
    this.#always = needs.flatMap((ways, row) => (ways === null ? [row] : []));
    this.#none = Object.keys(families).map(() => empty);
    this.#worthOf = worthByName<Kinds>(Object.keys(families));
    this.#nothing = this.#byKind(this.#always);
    this.#last = { text: "", worth: this.#nothing };
  }

  /** The rules of each kind that may match, in their own order. */
  worthTrying(text: string): Worth<Kinds> {
    // What was asked for last is often asked for again.
    if (text !== this.#last.text) this.#last = { text, worth: this.#worthIn(text) };
    return this.#last.worth;
  }

  #worthIn(text: string): Worth<Kinds> {
    const rows = this.#index.rowsIn(text);
    if (rows.length === 0) return this.#nothing;
    // The same in whichever order they were met.
    let sum = 0;
    for (const row of rows) sum = (sum + Math.imul(row + 1, 0x9e_37_79_b1)) | 0;
    const known = this.#known.get(sum);
    if (known?.rows.length === rows.length && this.#index.wereMet(known.rows)) return known.worth;
    const worth = this.#byKind(inOrder([...rows, ...this.#always]));
    if (this.#known.size === mostKnown) this.#known.clear();
    this.#known.set(sum, { rows, worth });
    return worth;
  }

  /** Kinds without a rule keep the empty list they share. */
  #byKind(rows: readonly number[]): Worth<Kinds> {
    const found = this.#none.slice();
    for (let index = 0; index < rows.length;) {
      const row = this.#rows[rows[index] ?? -1];
      if (row === undefined) break;
      let bits = row.bit;
      const start = index;
      index += 1;
      // Alternatives of one rule stand side by side.
      for (let more = this.#rows[rows[index] ?? -1]; more?.rule === row.rule;) {
        bits += more.bit;
        index += 1;
        more = this.#rows[rows[index] ?? -1];
      }
      const one =
        index === start + 1 ? row.tried : this.#joined(row, bits, rows.slice(start, index));
      const list = found[row.kind];
      if (list === undefined || list === empty) found[row.kind] = [one];
      else list.push(one);
    }
    return this.#worthOf(found);
  }

  /** Kept, for what a sentence leaves of a rule is often left by the next. */
  #joined({ rule, tried, joined }: Row, bits: number, rows: readonly number[]): AnyTried {
    const known = joined.get(bits);
    if (known !== undefined) return known;
    const matchers = rows.flatMap((row) => this.#rows[row]?.matcher ?? []);
    const fresh = "pattern" in rule ? { ...tried, pattern: new Leftmost(matchers) } : tried;
    // Of more bits than a number holds, several sums are one.
    if (joined.size < mostJoined && Number.isSafeInteger(bits)) joined.set(bits, fresh);
    return fresh;
  }
}

const mostJoined = 64;
const mostKnown = 4_096;

interface Known<Kinds extends Families> {
  readonly rows: readonly number[];
  readonly worth: Worth<Kinds>;
}

/** Lists by the names of their kinds; the names are looked up once, and not for every sentence. */
function worthByName<Kinds extends Families>(names: readonly string[]) {
  class ByName {
    readonly lists: readonly AnyTried[][];

    constructor(lists: readonly AnyTried[][]) {
      this.lists = lists;
    }
  }
  for (const [kind, name] of names.entries()) {
    Object.defineProperty(ByName.prototype, name, {
      get(this: ByName) {
        return this.lists[kind];
      },
    });
  }
  // Every rule stands under the kind that it came with.
  return (lists: readonly AnyTried[][]) => new ByName(lists) as unknown as Worth<Kinds>;
}

/** Sorted where they stand: there are a dozen or two, most of them in order already. */
function inOrder(rows: number[]): readonly number[] {
  for (let at = 1; at < rows.length; at += 1) {
    const row = rows[at] ?? 0;
    let place = at;
    for (; place > 0 && (rows[place - 1] ?? 0) > row; place -= 1)
      rows[place] = rows[place - 1] ?? 0;
    rows[place] = row;
  }
  return rows;
}

function rowsOf(kind: number, rule: Sought): Row[] {
  const joined = new Map<number, AnyTried>();
  if ("needed" in rule)
    return [{ kind, rule, tried: rule, matcher: null, bit: 1, joined, needed: rule.needed }];
  const matchers = alternativesOf(rule.pattern);
  return matchers.map((matcher, index) => {
    const tried = matchers.length === 1 ? rule : { ...rule, pattern: matcher };
    return { kind, rule, tried, matcher, bit: 2 ** index, joined, needed: neededText(matcher) };
  });
}

/** The row with those of its ways that can be met where something never stands; none, where every way needs that. */
function without(row: Row, absent: string | undefined): readonly Row[] {
  if (absent === undefined || row.needed === null) return [row];
  const needed = row.needed.filter(
    (way) => !way.some((need) => need.every((text) => text.includes(absent))),
  );
  return needed.length === 0 ? [] : [{ ...row, needed }];
}

const empty: AnyTried[] = [];
