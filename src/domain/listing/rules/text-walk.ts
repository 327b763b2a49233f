import { TextTree } from "./text-tree.ts";
import { edgeSymbol, noSymbol, signSymbol, symbolBits, symbolOf } from "./symbols.ts";

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
  /** A text as it is walked over: its symbols, and an edge behind them. */
  #read = new Uint8Array(2_048);

  /** Each piece of text with the numbers that are met where it ends. */
  constructor(texts: ReadonlyMap<string, readonly number[]>) {
    this.#tree = new TextTree(texts);
  }

  /** Marks whatever is met, and tells what was not met before in the same walk. */
  over(text: string, { marks, walk, below }: Trail): number[] {
    const { start, firstThin, broad, thin, from, met } = this.#tree;
    const found: number[] = [];
    const length = this.#reduce(text);
    const read = this.#read;
    let state = start;
    for (let at = 0; at < length; at += 1) {
      const symbol = read[at] ?? edgeSymbol;
      // A thin state whose one branch is another letter leaves it to the longest end of what was read.
      while (state >= firstThin && thin[(state - firstThin) << 2] !== symbol)
        state = thin[((state - firstThin) << 2) | 2] ?? 0;
      state =
        (state >= firstThin
          ? thin[((state - firstThin) << 2) | 1]
          : broad[(state << symbolBits) | symbol]) ?? 0;
      const ending =
        (state >= firstThin
          ? thin[((state - firstThin) << 2) | 3]
          : broad[(state << symbolBits) | noSymbol]) ?? 0;
      if (ending === 0) continue;
      const end = from[ending + 1] ?? 0;
      for (let index = from[ending] ?? 0; index < end; index += 1) {
        const number = met[index] ?? 0;
        if (marks[number] === walk) continue;
        marks[number] = walk;
        if (number < below) found.push(number);
      }
    }
    return found;
  }

  /** Leaves the symbols of a text in `#read`, and tells how many there are. Edges side by side are one; so are an `@` and an edge behind it. */
  #reduce(text: string): number {
    if (this.#read.length < 2 * text.length + 1) this.#read = new Uint8Array(4 * text.length);
    const read = this.#read;
    let length = 0;
    // A text begins at the edge of a word, and so it ends.
    let isEdge = true;
    for (let at = 0; at < text.length; at += 1) {
      const code = text.charCodeAt(at);
      const symbol = code < 128 ? (symbols[code] ?? edgeSymbol) : edgeSymbol;
      if (symbol === edgeSymbol || symbol === signSymbol) {
        if (!isEdge) {
          read[length] = edgeSymbol;
          length += 1;
        }
        isEdge = true;
        if (symbol === edgeSymbol) continue;
      } else isEdge = false;
      read[length] = symbol;
      length += 1;
    }
    if (isEdge) return length;
    read[length] = edgeSymbol;
    return length + 1;
  }
}
