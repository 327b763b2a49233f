import type { TextTree } from "./text-tree.ts";

/** So many steps are kept; past them, or past so many met numbers, all are forgotten and found anew. */
const mostSteps = 3 << 14;
const mostMet = 1 << 20;
/** A step is eight numbers: three of a word, the state before it, that behind it, where its met numbers begin and end, and what may go on. */
const stepBits = 3;
const fewestPlaces = 1 << 12;
/** By the first two symbols of a word it is told whether a text goes on with it; some of them share a bit. */
const headBits = 8;

/**
 * Where a walk comes to by one word. Texts are made of some thousand words, and what rules need of a word never changes, so that each is
 * walked over letter by letter once, and looked up from then on.
 */
export class KnownWords {
  readonly #tree: TextTree;
  steps = new Int32Array(fewestPlaces << stepBits);
  met = new Uint16Array(1 << 12);
  #stepCount = 0;
  #metCount = 0;
  /** By state, where its bits begin in `#heads`; those of the start are empty. */
  readonly #headsOf = new Map<number, number>();
  #heads = new Int32Array(1 << 12);

  constructor(tree: TextTree) {
    this.#tree = tree;
    this.headsFrom(tree.start);
  }

  /** Whether a text that has begun before a word may go on with it. */
  mayGoOn(heads: number, head: number): boolean {
    const bit = bitOf(head);
    return (((this.#heads[heads + (bit >>> 5)] ?? 0) >>> (bit & 31)) & 1) === 1;
  }

  /** Where a step begins in `steps`, or, while it is not known, where it may be kept: a word is never zero. */
  placeOf(state: number, one: number, two: number, three: number): number {
    const { steps } = this;
    const last = (steps.length >>> stepBits) - 1;
    let hash = Math.imul(one, 0x9e_37_79_b1) ^ Math.imul(two, 0x85_eb_ca_6b);
    hash ^= Math.imul(three, 0xc2_b2_ae_35) ^ Math.imul(state, 0x27_d4_eb_2f);
    hash ^= hash >>> 15;
    for (let index = hash & last; ; index = (index + 1) & last) {
      const place = index << stepBits;
      const known = steps[place];
      if (known === 0) return place;
      if (
        known === one &&
        steps[place | 1] === two &&
        steps[place | 2] === three &&
        steps[place | 3] === state
      )
        return place;
    }
  }

  /** Keeps a step that was not known, and tells where. */
  keep(
    word: readonly [one: number, two: number, three: number],
    state: number,
    symbols: readonly number[],
  ): number {
    const { next, met } = this.#tree.over(state, symbols);
    const heads = this.headsFrom(next);
    if (this.#stepCount === mostSteps || this.#metCount + met.length > mostMet) this.#forget();
    if (this.#stepCount << (stepBits + 1) >= this.steps.length) this.#makeRoom();
    const place = this.placeOf(state, ...word);
    const end = this.#metCount + met.length;
    if (end > this.met.length) {
      const wider = new Uint16Array(2 * end);
      wider.set(this.met);
      this.met = wider;
    }
    this.met.set(met, this.#metCount);
    this.steps.set([...word, state, next, this.#metCount, end, heads], place);
    this.#metCount = end;
    this.#stepCount += 1;
    return place;
  }

  #forget(): void {
    this.steps.fill(0);
    this.#stepCount = 0;
    this.#metCount = 0;
  }

  #makeRoom(): void {
    const before = this.steps;
    this.steps = new Int32Array(2 * before.length);
    for (let at = 0; at < before.length; at += 1 << stepBits) {
      const step = before.subarray(at, at + (1 << stepBits));
      const [one = 0, two = 0, three = 0, state = 0] = step;
      if (one !== 0) this.steps.set(step, this.placeOf(state, one, two, three));
    }
  }

  /** Where the bits stand of the heads with which a walk from a state goes another way than from the start. */
  headsFrom(state: number): number {
    const known = this.#headsOf.get(state);
    if (known !== undefined) return known;
    const width = 1 << (headBits - 5);
    const heads = this.#headsOf.size * width;
    this.#headsOf.set(state, heads);
    if (heads + width > this.#heads.length) {
      const wider = new Int32Array(2 * this.#heads.length);
      wider.set(this.#heads);
      this.#heads = wider;
    }
    for (const head of this.#tree.headsFrom(state)) {
      const bit = bitOf(head);
      this.#heads[heads + (bit >>> 5)] =
        (this.#heads[heads + (bit >>> 5)] ?? 0) | (1 << (bit & 31));
    }
    return heads;
  }
}

const bitOf = (head: number): number => Math.imul(head, 0x9e_37_79_b1) >>> (32 - headBits);
