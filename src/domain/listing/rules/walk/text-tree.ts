import { edge } from "../needs.ts";
import { noSymbol, symbolBits, symbolOf } from "./symbols.ts";

/**
 * A tree of pieces of text, letter by letter. Nine states in ten have one branch at most: these take four numbers each, so that the
 * tree stays small enough to be at hand while other things are read.
 */
export class TextTree {
  /** Where a text begins, at the edge of a word. */
  readonly start: number;
  /** States below this one branch often, those from it on once or never. */
  readonly #firstThin: number;
  /** From each broad state, by the symbol that is read. What ends there stands under `noSymbol`. */
  readonly #broad: Uint32Array;
  /** For each thin state: the symbol of its branch, where that leads, where every other symbol is looked for, what ends there. */
  readonly #thin: Uint32Array;
  /** By what ends: where its numbers begin in `met`. The first is nothing. */
  readonly #from: Uint32Array;
  readonly #met: Uint16Array;

  constructor(texts: ReadonlyMap<string, readonly number[]>) {
    const branches = new Branches(texts);
    const { falls, order } = branches.linked();
    const { endings, from, met } = endingsOf(branches.ends, falls, order);
    this.#from = from;
    this.#met = met;
    // Letters of one text came one after the other, and so they stay: they are read so.
    const states = Array.from({ length: branches.count }, (_, state) => state);
    const broad = states.filter((state) => branches.isBroad(state));
    const thin = states.filter((state) => !branches.isBroad(state));
    const place = new Uint32Array(branches.count);
    for (const [index, state] of [...broad, ...thin].entries()) place[state] = index;
    const placeOf = (state: number): number => place[state] ?? 0;
    this.start = placeOf(branches.start);
    this.#firstThin = broad.length;
    this.#broad = new Uint32Array(broad.length << symbolBits);
    for (const [index, state] of broad.entries()) {
      const row = index << symbolBits;
      this.#broad.set(branches.stepsFrom(state).map(placeOf), row);
      this.#broad[row | noSymbol] = endings[state] ?? 0;
    }
    this.#thin = new Uint32Array(thin.length << 2);
    for (const [index, state] of thin.entries()) {
      const { symbol, next } = branches.onlyFrom(state);
      const row = [symbol, placeOf(next), placeOf(falls[state] ?? 0), endings[state] ?? 0];
      this.#thin.set(row, index << 2);
    }
  }

  /** Where symbols lead from a state, and the numbers that are met on the way, each once. */
  over(from: number, symbols: readonly number[]): { next: number; met: readonly number[] } {
    const met = new Set<number>();
    let state = from;
    for (const symbol of symbols) {
      state = this.#next(state, symbol);
      const ending = this.#endingAt(state);
      const end = this.#from[ending + 1] ?? 0;
      for (let at = this.#from[ending] ?? 0; at < end; at += 1) met.add(this.#met[at] ?? 0);
    }
    return { next: state, met: [...met] };
  }

  /** The first two symbols of words by which a walk from a state comes elsewhere, or meets something else, than one from the start. */
  headsFrom(state: number): readonly number[] {
    const heads: number[] = [];
    for (let first = 0; first < noSymbol; first += 1) {
      const [own, other] = [this.#next(state, first), this.#next(this.start, first)];
      if (own === other) continue;
      const meetsOther = this.#endingAt(own) !== this.#endingAt(other);
      for (let second = 0; second < noSymbol; second += 1) {
        if (meetsOther || this.#next(own, second) !== this.#next(other, second))
          heads.push((first << symbolBits) | second);
      }
    }
    return heads;
  }

  #next(from: number, symbol: number): number {
    const [thin, first] = [this.#thin, this.#firstThin];
    let state = from;
    // A thin state whose one branch is another letter leaves it to the longest end of what was read.
    while (state >= first && thin[(state - first) << 2] !== symbol)
      state = thin[((state - first) << 2) | 2] ?? 0;
    if (state >= first) return thin[((state - first) << 2) | 1] ?? 0;
    return this.#broad[(state << symbolBits) | symbol] ?? 0;
  }

  #endingAt(state: number): number {
    return state >= this.#firstThin
      ? (this.#thin[((state - this.#firstThin) << 2) | 3] ?? 0)
      : (this.#broad[(state << symbolBits) | noSymbol] ?? 0);
  }
}

/** What ends at each state: its own numbers, and those of every shorter end of the same letters. */
function endingsOf(
  ends: ReadonlyMap<number, readonly number[]>,
  falls: Uint32Array,
  order: readonly number[],
): { endings: Uint32Array; from: Uint32Array; met: Uint16Array } {
  const endings = new Uint32Array(falls.length);
  const lists: (readonly number[])[] = [[]];
  for (const state of order) {
    const shorter = endings[falls[state] ?? 0] ?? 0;
    const own = ends.get(state);
    endings[state] = own === undefined ? shorter : lists.length;
    if (own !== undefined) lists.push([...new Set([...own, ...(lists[shorter] ?? [])])]);
  }
  let total = 0;
  const from = Uint32Array.from([0, ...lists.map(({ length }) => (total += length))]);
  return { endings, from, met: Uint16Array.from(lists.flat()) };
}

/** The tree as it grows, its states in the order they came. */
class Branches {
  /** By state, the numbers that are met there. */
  readonly ends = new Map<number, readonly number[]>();
  readonly start: number;
  /** What follows an `@` begins a word as well, so that its branches may fall back on those that follow an edge. */
  readonly #sign: number;
  /** Zero where no branch goes on: nothing leads back to the root. */
  #next = new Uint32Array(1 << 16);
  /** By state, how many branches it has, and the place of the last. */
  readonly #counts = [0];
  readonly #lasts = [0];
  count = 1;

  constructor(texts: ReadonlyMap<string, readonly number[]>) {
    this.start = this.#stateFor(edge);
    this.#sign = this.#stateFor(`${edge}@`);
    for (const [text, numbers] of texts) this.ends.set(this.#stateFor(text), numbers);
  }

  isBroad(state: number): boolean {
    return state === 0 || (this.#counts[state] ?? 0) > 1;
  }

  /** The one branch of a thin state; one that no character takes, where there is none. */
  onlyFrom(state: number): { readonly symbol: number; readonly next: number } {
    const place = this.#lasts[state] ?? 0;
    if (this.#counts[state] === 0) return { symbol: noSymbol, next: 0 };
    return { symbol: place & noSymbol, next: this.#next[place] ?? 0 };
  }

  stepsFrom(state: number): Uint32Array {
    return this.#next.subarray(state << symbolBits, (state + 1) << symbolBits);
  }

  #stateFor(text: string): number {
    let state = 0;
    for (let at = 0; at < text.length; at += 1) {
      const place = (state << symbolBits) | symbolOf(text.charCodeAt(at));
      const next = this.#next[place] ?? 0;
      state = next === 0 ? this.#grown(state, place) : next;
    }
    return state;
  }

  #grown(from: number, place: number): number {
    const state = this.count;
    this.count += 1;
    if (this.count << symbolBits > this.#next.length) {
      const wider = new Uint32Array(this.#next.length * 2);
      wider.set(this.#next);
      this.#next = wider;
    }
    this.#next[place] = state;
    this.#counts[from] = (this.#counts[from] ?? 0) + 1;
    this.#lasts[from] = place;
    this.#counts.push(0);
    this.#lasts.push(0);
    return state;
  }

  /** Where no branch goes on, the walk goes on from the longest end of what was read that begins a piece of text. */
  linked(): { readonly falls: Uint32Array; readonly order: readonly number[] } {
    const steps = this.#next;
    const falls = new Uint32Array(this.count);
    const order = [0];
    for (const state of order) {
      const here = state << symbolBits;
      const fallen = (falls[state] ?? 0) << symbolBits;
      for (let symbol = 0; symbol < noSymbol; symbol += 1) {
        const next = steps[here | symbol] ?? 0;
        const otherwise = state === 0 ? 0 : (steps[fallen | symbol] ?? 0);
        if (next === 0) {
          steps[here | symbol] = otherwise;
          continue;
        }
        falls[next] = next === this.#sign ? this.start : otherwise;
        order.push(next);
      }
    }
    return { falls, order };
  }
}
