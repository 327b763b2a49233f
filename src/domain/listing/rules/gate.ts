import { neededText } from "./needed-text.ts";

/**
 * Which of many rules are worth trying on a sentence. One walk over its letters finds every piece of text that some rule needs
 * (Aho and Corasick's automaton), whatever the number of rules; what they need is read from their patterns. It only ever leaves
 * out rules that cannot match, so reading with it and without it comes to the same.
 */
export class Gate<Rule extends { readonly pattern: RegExp }> {
  readonly rules: readonly Rule[];
  readonly #always: readonly Rule[];
  readonly #steps: Uint16Array;
  readonly #found: readonly (readonly Rule[] | undefined)[];
  readonly #isFound: Uint8Array;

  constructor(rules: readonly Rule[]) {
    this.rules = rules;
    const needs = rules.map((rule) => [rule, neededText(rule.pattern)] as const);
    this.#always = needs.flatMap(([rule, texts]) => (texts === null ? [rule] : []));
    const tree = new Tree<Rule>();
    for (const [rule, texts] of needs) for (const text of texts ?? []) tree.add(text, rule);
    this.#found = tree.found;
    this.#steps = tree.finished();
    this.#isFound = Uint8Array.from(tree.found, (found) => (found === undefined ? 0 : 1));
  }

  worthTrying(text: string): readonly Rule[] {
    let hit: Set<Rule> | undefined;
    let state = 0;
    const steps = this.#steps;
    const isFound = this.#isFound;
    for (let at = 0; at < text.length; at += 1) {
      state = steps[(state << symbolBits) | (symbols[text.charCodeAt(at)] ?? 0)] ?? 0;
      if (isFound[state] === 1) {
        hit ??= new Set(this.#always);
        for (const rule of this.#found[state] ?? []) hit.add(rule);
      }
    }
    if (hit === undefined) return this.#always;
    const hits = hit;
    return this.rules.filter((rule) => hits.has(rule));
  }
}

const symbolBits = 5;
const width = 1 << symbolBits;

/** Letters are told apart; figures are one symbol, and so is the rest: a rule too many is tried, never one too few. */
function symbolOf(code: number): number {
  if (code >= 97 && code <= 122) return code - 96;
  if (code === 32) return 27;
  if (code === 64) return 28;
  if (code >= 48 && code <= 57) return 29;
  return code === 39 ? 30 : 0;
}

/** The same, looked up: it is asked for every letter. */
const symbols = Uint8Array.from({ length: 128 }, (_, code) => symbolOf(code));

class Tree<Rule> {
  readonly #next: number[][] = [[]];
  readonly #rules: Set<Rule>[] = [new Set()];
  readonly found: (readonly Rule[] | undefined)[] = [];

  add(text: string, rule: Rule): void {
    let state = 0;
    for (let at = 0; at < text.length; at += 1) {
      const row = this.#next[state] ?? [];
      const symbol = symbolOf(text.charCodeAt(at));
      let next = row[symbol];
      if (next === undefined) {
        next = this.#next.push([]) - 1;
        this.#rules.push(new Set());
        row[symbol] = next;
      }
      state = next;
    }
    this.#rules[state]?.add(rule);
  }

  /** Where no branch goes on, the walk goes on from the longest end of what was read that begins a piece of text. */
  finished(): Uint16Array {
    const steps = new Uint16Array(this.#next.length << symbolBits);
    const falls: number[] = this.#next.map(() => 0);
    const queue = [0];
    for (const state of queue) {
      const fall = falls[state] ?? 0;
      if (state !== 0) for (const rule of this.#rules[fall] ?? []) this.#rules[state]?.add(rule);
      for (let symbol = 0; symbol < width; symbol += 1) {
        const next = this.#next[state]?.[symbol];
        const otherwise = state === 0 ? 0 : (steps[(fall << symbolBits) | symbol] ?? 0);
        steps[(state << symbolBits) | symbol] = next ?? otherwise;
        if (next === undefined) continue;
        falls[next] = otherwise;
        queue.push(next);
      }
      const rules = this.#rules[state] ?? new Set();
      this.found[state] = rules.size === 0 ? undefined : [...rules];
    }
    return steps;
  }
}
