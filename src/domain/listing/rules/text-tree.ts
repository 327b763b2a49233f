import { edge } from "./needs.ts";
import { edgeSymbol, signSymbol, symbolBits, symbolOf } from "./symbols.ts";

const width = 1 << symbolBits;

/** A tree of pieces of text, letter by letter, whose states are numbered so that those which end something come last. */
export class TextTree {
  /** From each state, by the symbol that is read. */
  readonly steps: Uint16Array;
  /** Where a text begins, at the edge of a word. */
  readonly start: number;
  readonly firstEnding: number;
  /** By ending state: where its numbers begin in `met`, and the longest shorter end of the same letters that ends something, or 0. */
  readonly from: Uint32Array;
  readonly met: Uint16Array;
  readonly shorter: Uint16Array;

  constructor(texts: ReadonlyMap<string, readonly number[]>) {
    const branches = new Branches(texts);
    const { falls, order } = branches.linked();
    const isEnding = (state: number): boolean => branches.ends.has(state);
    // What ends something itself, or by a shorter end of it.
    const ending = new Uint16Array(branches.count);
    for (const state of order) {
      const fall = falls[state] ?? 0;
      ending[state] = isEnding(state) ? state : (ending[fall] ?? 0);
    }
    const quiet = order.filter((state) => ending[state] === 0);
    const loud = order.filter((state) => ending[state] !== 0);
    const place = new Uint16Array(branches.count);
    for (const [index, state] of [...quiet, ...loud].entries()) place[state] = index;
    this.firstEnding = quiet.length;
    this.start = place[branches.start] ?? 0;
    this.steps = branches.stepsBy(place);
    this.from = new Uint32Array(loud.length + 1);
    this.shorter = new Uint16Array(loud.length);
    const met: number[] = [];
    for (const [index, state] of loud.entries()) {
      met.push(...(branches.ends.get(state) ?? []));
      this.from[index + 1] = met.length;
      this.shorter[index] = place[ending[falls[state] ?? 0] ?? 0] ?? 0;
    }
    this.met = Uint16Array.from(met);
  }
}

/** The tree as it grows, its states in the order they came. */
class Branches {
  /** By state, the numbers that are met there. */
  readonly ends = new Map<number, readonly number[]>();
  readonly start: number;
  /** What follows an `@` begins a word as well, so that its branches may fall back on those that follow an edge. */
  readonly #sign: number;
  /** Zero where no branch goes on: nothing leads back to the root. */
  #next = new Uint16Array(1 << 16);
  /** By state, the symbol that was read last. */
  readonly #lasts = [-1];
  count = 1;

  constructor(texts: ReadonlyMap<string, readonly number[]>) {
    this.start = this.#stateFor(edge);
    this.#sign = this.#stateFor(`${edge}@`);
    for (const [text, numbers] of texts) this.ends.set(this.#stateFor(text), numbers);
  }

  #stateFor(text: string): number {
    let state = 0;
    for (let at = 0; at < text.length; at += 1) {
      const place = (state << symbolBits) | symbolOf(text.charCodeAt(at));
      const next = this.#next[place] ?? 0;
      state = next === 0 ? this.#grown(place) : next;
    }
    return state;
  }

  #grown(place: number): number {
    const state = this.count;
    this.count += 1;
    if (this.count > mostStates)
      throw new RangeError("The rules need more text than one walk can look for.");
    if (this.count << symbolBits > this.#next.length) {
      const wider = new Uint16Array(this.#next.length * 2);
      wider.set(this.#next);
      this.#next = wider;
    }
    this.#next[place] = state;
    this.#lasts.push(place & (width - 1));
    return state;
  }

  /**
   * Where no branch goes on, the walk goes on from the longest end of what was read that begins a piece of text. An edge behind an
   * edge or an `@` is not told apart from it.
   */
  linked(): { readonly falls: Uint16Array; readonly order: readonly number[] } {
    const steps = this.#next;
    const falls = new Uint16Array(this.count);
    const order = [0];
    for (const state of order) {
      const here = state << symbolBits;
      const fallen = (falls[state] ?? 0) << symbolBits;
      for (let symbol = 0; symbol < width; symbol += 1) {
        const next = steps[here | symbol] ?? 0;
        const otherwise = state === 0 ? 0 : (steps[fallen | symbol] ?? 0);
        if (next === 0) {
          steps[here | symbol] = otherwise;
          continue;
        }
        falls[next] = next === this.#sign ? this.start : otherwise;
        order.push(next);
      }
      const last = this.#lasts[state];
      if (last === edgeSymbol || last === signSymbol) steps[here | edgeSymbol] = state;
    }
    return { falls, order };
  }

  /** Where each step leads, with every state under its new number. */
  stepsBy(place: Uint16Array): Uint16Array {
    const steps = new Uint16Array(this.count << symbolBits);
    for (let state = 0; state < this.count; state += 1) {
      const [from, to] = [state << symbolBits, (place[state] ?? 0) << symbolBits];
      for (let symbol = 0; symbol < width; symbol += 1) {
        steps[to | symbol] = place[this.#next[from | symbol] ?? 0] ?? 0;
      }
    }
    return steps;
  }
}

const mostStates = 1 << 16;
