import { alternativesOf, Leftmost, type Matcher } from "./alternatives.ts";
import { neededText } from "./needed-text.ts";
import type { Way } from "./needs.ts";
import { NeedsIndex } from "./needs-index.ts";

/** What is looked for: a pattern, or something that says itself what it needs. */
type Sought = { readonly pattern: RegExp } | { readonly needed: readonly Way[] };

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
  readonly kind: string;
  readonly rule: Sought;
  readonly tried: AnyTried;
  readonly matcher: Matcher | null;
  /** Null where it may match without anything. */
  readonly needed: readonly Way[] | null;
}

/**
 * Which of many rules are worth trying on a sentence, and with which of their alternatives. One walk over its letters finds every
 * piece of text that some rule needs, whatever the number of rules; what they need is read from their patterns. It only ever
 * leaves out what cannot match, so reading with it and without it comes to the same.
 */
export class Gate<Kinds extends Families> {
  readonly #rows: readonly Row[];
  readonly #index: NeedsIndex;
  readonly #always: readonly number[];
  readonly #none: Readonly<Record<string, AnyTried[]>>;
  readonly #nothing: Worth<Kinds>;
  #last: { readonly text: string; readonly worth: Worth<Kinds> };

  constructor(families: Kinds) {
    this.#rows = Object.entries(families).flatMap(([kind, rules]) =>
      rules.flatMap((rule) => rowsOf(kind, rule)),
    );
    const needs = this.#rows.map(({ needed }) => needed);
    this.#index = new NeedsIndex(needs.map((ways) => ways ?? []));
    this.#always = needs.flatMap((ways, row) => (ways === null ? [row] : []));
    this.#none = Object.fromEntries(Object.keys(families).map((kind) => [kind, empty]));
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
    for (const row of this.#always) rows.push(row);
    return this.#byKind(inOrder(rows));
  }

  /** Kinds without a rule keep the empty list they share. */
  #byKind(rows: readonly number[]): Worth<Kinds> {
    const found: Record<string, AnyTried[]> = { ...this.#none };
    for (let index = 0; index < rows.length; index += 1) {
      const row = this.#rows[rows[index] ?? -1];
      if (row === undefined) continue;
      const { kind, rule, tried, matcher } = row;
      const matchers = matcher === null ? [] : [matcher];
      // Alternatives of one rule stand side by side.
      for (let more = this.#rows[rows[index + 1] ?? -1]; more?.rule === rule;) {
        if (more.matcher !== null) matchers.push(more.matcher);
        index += 1;
        more = this.#rows[rows[index + 1] ?? -1];
      }
      const one = matchers.length > 1 ? { ...tried, pattern: new Leftmost(matchers) } : tried;
      const list = found[kind];
      if (list === undefined || list === empty) found[kind] = [one];
      else list.push(one);
    }
    // Every rule stands under the kind that it came with.
    return found as unknown as Worth<Kinds>;
  }
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

function rowsOf(kind: string, rule: Sought): Row[] {
  if ("needed" in rule) return [{ kind, rule, tried: rule, matcher: null, needed: rule.needed }];
  const matchers = alternativesOf(rule.pattern);
  return matchers.map((matcher) => {
    const tried = matchers.length === 1 ? rule : { ...rule, pattern: matcher };
    return { kind, rule, tried, matcher, needed: neededText(matcher) };
  });
}

const empty: AnyTried[] = [];
