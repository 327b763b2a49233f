import { TextTree } from "./text-tree.ts";
import { edgeSymbol, signSymbol, symbolBits, symbolOf } from "./symbols.ts";

/** Looked up, for it is asked for every letter. */
const symbols = Uint8Array.from({ length: 128 }, (_, code) => symbolOf(code));

/** Where a walk leaves what it met. */
interface Trail {
  /** By number, the walk in which it was last met. */
  readonly marks: Uint32Array;
  readonly walk: number;
  /** Numbers below this one are told, the others only marked. */
  readonly below: number;
}

/** Finds in one walk over a text which of many pieces of text are in it (Aho and Corasick's automaton). */
export class TextWalk {
  readonly #tree: TextTree;
  /** The states at which something ended, in one walk. */
  #endings = new Uint16Array(1_024);

  /** Each piece of text with the numbers that are met where it ends. */
  constructor(texts: ReadonlyMap<string, readonly number[]>) {
    this.#tree = new TextTree(texts);
  }

  /** Marks whatever is met, and tells what was not met before in the same walk. */
  over(text: string, { marks, walk, below }: Trail): number[] {
    const { firstEnding, from, met, shorter } = this.#tree;
    const found: number[] = [];
    const count = this.#endingsIn(text);
    const endings = this.#endings;
    for (let ending = 0; ending < count; ending += 1) {
      let place = (endings[ending] ?? 0) - firstEnding;
      // What ends at a shorter end of the same letters ends here too.
      while (place >= 0) {
        const end = from[place + 1] ?? 0;
        for (let index = from[place] ?? 0; index < end; index += 1) {
          const number = met[index] ?? 0;
          if (marks[number] === walk) continue;
          marks[number] = walk;
          if (number < below) found.push(number);
        }
        place = (shorter[place] ?? 0) - firstEnding;
      }
    }
    return found;
  }

  /** Leaves the states at which something ends in `#endings`, and tells how many there are. */
  #endingsIn(text: string): number {
    const { steps, start, firstEnding } = this.#tree;
    if (this.#endings.length < 2 * text.length + 2)
      this.#endings = new Uint16Array(4 * text.length);
    const endings = this.#endings;
    let state = start;
    let count = 0;
    for (let at = 0; at < text.length; at += 1) {
      const code = text.charCodeAt(at);
      const symbol = code < 128 ? (symbols[code] ?? edgeSymbol) : edgeSymbol;
      if (symbol === signSymbol) {
        state = steps[(state << symbolBits) | edgeSymbol] ?? 0;
        endings[count] = state;
        count += (firstEnding - 1 - state) >>> 31;
      }
      state = steps[(state << symbolBits) | symbol] ?? 0;
      // Written over unless something ends here: to ask would take longer.
      endings[count] = state;
      count += (firstEnding - 1 - state) >>> 31;
    }
    // A text ends as it begins, at the edge of a word.
    state = steps[(state << symbolBits) | edgeSymbol] ?? 0;
    endings[count] = state;
    return count + ((firstEnding - 1 - state) >>> 31);
  }
}
