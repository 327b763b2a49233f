import { neededText } from "./needed-text.ts";
import type { Way } from "./needs.ts";
import { NeedsIndex } from "./needs-index.ts";

/** What is looked for: a pattern, or something that says itself what it needs. */
export type Sought = { readonly pattern: RegExp } | { readonly needed: readonly Way[] };

/** Rules of several kinds, by the name of the kind. */
type Families = Readonly<Record<string, readonly Sought[]>>;

/**
 * Which of many rules are worth trying on a sentence. One walk over its letters finds every piece of text that some rule needs,
 * whatever the number of rules; what they need is read from their patterns. It only ever leaves out rules that cannot match,
 * so reading with it and without it comes to the same.
 */
export class Gate<Kinds extends Families> {
  readonly #rows: readonly { readonly kind: string; readonly rule: Sought }[];
  readonly #index: NeedsIndex;
  readonly #always: readonly number[];
  readonly #none: Readonly<Record<string, Sought[]>>;
  readonly #nothing: Kinds;
  #last: { readonly text: string; readonly worth: Kinds };

  constructor(families: Kinds) {
    this.#rows = Object.entries(families).flatMap(([kind, rules]) =>
      rules.map((rule) => ({ kind, rule })),
    );
    const needs = this.#rows.map(({ rule }) =>
      "needed" in rule ? rule.needed : neededText(rule.pattern),
    );
    this.#index = new NeedsIndex(needs.map((ways) => ways ?? []));
    this.#always = needs.flatMap((ways, row) => (ways === null ? [row] : []));
    this.#none = Object.fromEntries(Object.keys(families).map((kind) => [kind, empty]));
    this.#nothing = this.#byKind(this.#always);
    this.#last = { text: "", worth: this.#nothing };
  }

  /** The rules of each kind that may match, in their own order. */
  worthTrying(text: string): Kinds {
    // What was asked for last is often asked for again.
    if (text !== this.#last.text) this.#last = { text, worth: this.#worthIn(text) };
    return this.#last.worth;
  }

  #worthIn(text: string): Kinds {
    const rows = this.#index.rowsIn(text);
    if (rows.length === 0) return this.#nothing;
    return this.#byKind([...rows, ...this.#always].sort((a, b) => a - b));
  }

  /** Kinds without a rule keep the empty list they share. */
  #byKind(rows: readonly number[]): Kinds {
    const found: Record<string, Sought[]> = { ...this.#none };
    for (const row of rows) {
      const { kind = "", rule } = this.#rows[row] ?? {};
      if (rule === undefined) continue;
      const list = found[kind];
      if (list === undefined || list === empty) found[kind] = [rule];
      else list.push(rule);
    }
    // Every rule stands under the kind that it came with.
    return found as unknown as Kinds;
  }
}

const empty: Sought[] = [];
