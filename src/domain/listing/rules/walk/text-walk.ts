import { KnownWords } from "./known-words.ts";
import { edgeSymbol, signSymbol, symbolBits, symbolOf } from "./symbols.ts";
import { TextTree } from "./text-tree.ts";

/** Looked up, for it is asked for every letter. */
const symbols = Uint8Array.from({ length: 128 }, (_, code) => symbolOf(code));

/** What a walk leaves behind. */
export interface Trail {
  /** By number, the walk in which it was last met. */
  readonly marks: Uint32Array;
  walk: number;
  /** Numbers below this one are told, the others only marked. */
  readonly below: number;
  /** The numbers told, each once, and how many they are. */
  readonly told: Uint16Array;
  count: number;
}

/** A word is three numbers of six symbols each; a longer one is walked over each time. */
const perNumber = 6;
const longestKnown = 3 * perNumber;

/** Finds in one walk over a text which of many pieces of text are in it: Aho and Corasick's automaton, of which a step is a word. */
export class TextWalk {
  readonly #tree: TextTree;
  readonly #known: KnownWords;

  /** Each piece of text with the numbers that are met where it ends. */
  constructor(texts: ReadonlyMap<string, readonly number[]>) {
    this.#tree = new TextTree(texts);
    this.#known = new KnownWords(this.#tree);
  }

  /**
   * Marks whatever is met, and tells what was not met before in the same walk. Edges side by side are one, so that words follow each
   * other; an `@` begins a word of its own, and an edge behind it is none.
   */
  over(text: string, trail: Trail): void {
    const known = this.#known;
    const { marks, walk, below, told } = trail;
    const { length } = text;
    let count = 0;
    // A text begins at the edge of a word, and so it ends.
    const beginning = this.#tree.start;
    let state = beginning;
    let heads = 0;
    let at = 0;
    let code = length > 0 ? text.charCodeAt(0) : 0;
    let symbol = code < 128 ? (symbols[code] ?? edgeSymbol) : edgeSymbol;
    while (at < length) {
      if (symbol === edgeSymbol) {
        at += 1;
        code = at < length ? text.charCodeAt(at) : 0;
        symbol = code < 128 ? (symbols[code] ?? edgeSymbol) : edgeSymbol;
        continue;
      }
      const start = at;
      let one = 0;
      let two = 0;
      let three = 0;
      let size = 0;
      // Signs begin a word, whatever stands between them and its letters.
      while (at < length && (symbol === signSymbol || (symbol === edgeSymbol && size > 0))) {
        if (symbol === signSymbol) {
          if (size < perNumber) one = (one << symbolBits) | symbol;
          else if (size < 2 * perNumber) two = (two << symbolBits) | symbol;
          else three = (three << symbolBits) | symbol;
          size += 1;
        }
        at += 1;
        code = at < length ? text.charCodeAt(at) : 0;
        symbol = code < 128 ? (symbols[code] ?? edgeSymbol) : edgeSymbol;
      }
      if (at >= length) {
        // Behind an `@` a text has no edge.
        const { met } = this.#tree.over(
          state,
          Array.from({ length: size }, () => signSymbol),
        );
        for (const number of met) {
          if (marks[number] === walk) continue;
          marks[number] = walk;
          if (number < below) {
            told[count] = number;
            count += 1;
          }
        }
        break;
      }
      while (symbol !== edgeSymbol && symbol !== signSymbol) {
        if (size < perNumber) one = (one << symbolBits) | symbol;
        else if (size < 2 * perNumber) two = (two << symbolBits) | symbol;
        else three = (three << symbolBits) | symbol;
        size += 1;
        at += 1;
        code = at < length ? text.charCodeAt(at) : 0;
        symbol = code < 128 ? (symbols[code] ?? edgeSymbol) : edgeSymbol;
      }
      if (size > longestKnown) {
        const { next, met } = this.#tree.over(state, symbolsOf(text, start, at));
        state = next;
        heads = known.headsFrom(state);
        for (const number of met) {
          if (marks[number] === walk) continue;
          marks[number] = walk;
          if (number < below) {
            told[count] = number;
            count += 1;
          }
        }
        continue;
      }
      // Most words are no more than what they are by themselves.
      if (heads > 0 && !known.mayGoOn(heads, headOf(one, size))) state = beginning;
      let place = known.placeOf(state, one, two, three);
      if (known.steps[place] === 0)
        place = known.keep([one, two, three], state, symbolsOf(text, start, at));
      const { steps, met } = known;
      state = steps[place | 4] ?? 0;
      heads = steps[place | 7] ?? 0;
      const end = steps[place | 6] ?? 0;
      for (let index = steps[place | 5] ?? 0; index < end; index += 1) {
        const number = met[index] ?? 0;
        if (marks[number] === walk) continue;
        marks[number] = walk;
        if (number >= below) continue;
        told[count] = number;
        count += 1;
      }
    }
    trail.count = count;
  }
}

/** The first two symbols of a word, or its only one and the edge behind it. */
function headOf(one: number, size: number): number {
  if (size === 1) return one << symbolBits;
  return one >>> (symbolBits * (Math.min(size, perNumber) - 2));
}

/** Those of a word and of the edge behind it. */
function symbolsOf(text: string, start: number, end: number): readonly number[] {
  const word: number[] = [];
  for (let at = start; at < end; at += 1) {
    const symbol = symbolOf(text.charCodeAt(at));
    if (symbol !== edgeSymbol) word.push(symbol);
  }
  return [...word, edgeSymbol];
}
