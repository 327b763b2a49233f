import { anyFigure, edge, type AnyOf, type Way } from "./needs.ts";

/** A piece of text, and whether it must begin or end where a word does. */
interface Needed {
  readonly letters: string;
  readonly startsAtEdge: boolean;
  readonly endsAtEdge: boolean;
  /** Every two letters that stand side by side in it. */
  readonly pairs: readonly number[];
}

function neededOf(text: string): Needed {
  const letters = text.replaceAll(edge, "");
  const codes = letters.split("").map((letter) => symbolOf(letter.charCodeAt(0)));
  return {
    letters,
    startsAtEdge: text.startsWith(edge),
    endsAtEdge: text.endsWith(edge),
    pairs: codes.slice(1).map((symbol, index) => ((codes[index] ?? 0) << symbolBits) | symbol),
  };
}

/** A piece of text that ends where the walk stands. */
interface Ending {
  readonly needed: Needed;
  /** Those of which it is the rarest need. */
  readonly ways: readonly number[];
}

interface RowWay {
  readonly row: number;
  /** What must be there besides; it is looked for only where the rarest is. */
  readonly others: readonly (readonly Needed[])[];
}

/**
 * Finds in one walk over a text which rows have what they need there (Aho and Corasick's automaton). A need is met by any of its
 * texts, a way by all of its needs, a row by any of its ways.
 */
export class NeedsTree {
  readonly #steps: Uint32Array;
  readonly #isEnding: Uint8Array;
  readonly #endings: ReadonlyMap<number, readonly Ending[]>;
  readonly #ways: RowWay[] = [];
  /** In which walk a way was last looked at, so that nothing has to be cleared between two texts. */
  readonly #lookedAt: Uint32Array;
  /** In which walk two letters were last met side by side: what has others cannot be there. */
  readonly #metPair = new Uint32Array(1 << (2 * symbolBits));
  #walk = 0;

  constructor(rows: readonly (readonly Way[])[]) {
    const tree = new Branches();
    for (const [row, ways] of rows.entries()) {
      for (const [rarest = [], ...others] of ways) {
        const way = this.#ways.push({ row, others: others.filter(isPlain).map(readyTexts) }) - 1;
        for (const text of rarest) tree.add(text, way);
      }
    }
    this.#steps = tree.finished();
    this.#endings = tree.endings();
    this.#isEnding = new Uint8Array(this.#steps.length >> symbolBits);
    for (const state of this.#endings.keys()) this.#isEnding[state] = 1;
    this.#lookedAt = new Uint32Array(this.#ways.length);
  }

  /** The rows that have what they need, each once, in any order; null where none has. */
  rowsIn(text: string): Set<number> | null {
    let rows: Set<number> | null = null;
    let state = 0;
    this.#walk += 1;
    const [walk, steps, metPair, isEnding] = [
      this.#walk,
      this.#steps,
      this.#metPair,
      this.#isEnding,
    ];
    const endings: number[] = [];
    let last = 0;
    for (let at = 0; at < text.length; at += 1) {
      const code = text.charCodeAt(at);
      const symbol = code < 128 ? (symbols[code] ?? 0) : 0;
      state = steps[(state << symbolBits) | symbol] ?? 0;
      metPair[(last << symbolBits) | symbol] = walk;
      last = symbol;
      if (isEnding[state] === 1) endings.push(state, at);
    }
    for (let index = 0; index < endings.length; index += 2) {
      rows = this.#withRowsAt(endings[index] ?? 0, text, endings[index + 1] ?? 0, rows);
    }
    return rows;
  }

  #withRowsAt(state: number, text: string, at: number, before: Set<number> | null) {
    let rows = before;
    for (const { needed, ways } of this.#endings.get(state) ?? []) {
      if (!hasItsEdges(text, at + 1 - needed.letters.length, needed)) continue;
      for (const way of ways) {
        const found = this.#ways[way];
        if (found === undefined || this.#lookedAt[way] === this.#walk) continue;
        this.#lookedAt[way] = this.#walk;
        if (rows?.has(found.row) === true) continue;
        if (found.others.every((texts) => this.#holdsOne(text, texts))) {
          (rows ??= new Set()).add(found.row);
        }
      }
    }
    return rows;
  }

  #holdsOne(text: string, texts: readonly Needed[]): boolean {
    for (const needed of texts) if (this.#mayHold(needed) && holds(text, needed)) return true;
    return false;
  }

  #mayHold({ pairs }: Needed): boolean {
    for (const pair of pairs) if (this.#metPair[pair] !== this.#walk) return false;
    return true;
  }
}

const readyTexts = (texts: AnyOf): readonly Needed[] => texts.map(neededOf);

/** Written out letter by letter, so that it can be looked for as it stands. */
const isPlain = (texts: AnyOf): boolean => !texts.some((text) => text.includes(anyFigure));

function holds(text: string, needed: Needed): boolean {
  let at = text.indexOf(needed.letters);
  while (at !== -1 && !hasItsEdges(text, at, needed)) at = text.indexOf(needed.letters, at + 1);
  return at !== -1;
}

const hasItsEdges = (text: string, at: number, { letters, startsAtEdge, endsAtEdge }: Needed) =>
  (!startsAtEdge || isEdge(text, at)) && (!endsAtEdge || isEdge(text, at + letters.length));

/** Whether a word may begin or end just before a letter. To a pattern `_` is a letter, to a vocabulary it is none: here it is both. */
function isEdge(text: string, at: number): boolean {
  const before = text.charCodeAt(at - 1);
  const after = text.charCodeAt(at);
  return before === underscore || after === underscore || isWordCode(before) !== isWordCode(after);
}

const underscore = 95;

const isWordCode = (code: number): boolean =>
  (code >= 97 && code <= 122) || (code >= 48 && code <= 57) || (code >= 65 && code <= 90);

const symbolBits = 5;
const width = 1 << symbolBits;

/** Letters are told apart; figures are one symbol, and so is the rest: a rule too many is tried, never one too few. */
function symbolOf(code: number): number {
  if (code >= 97 && code <= 122) return code - 96;
  if (code === 32) return 27;
  if (code === 64) return 28;
  if ((code >= 48 && code <= 57) || code === 0) return 29;
  return code === 39 ? 30 : 0;
}

/** The same, looked up: it is asked for every letter. */
const symbols = Uint8Array.from({ length: 128 }, (_, code) => symbolOf(code));

/** The tree of all pieces of text, letter by letter. */
class Branches {
  readonly #next: number[][] = [[]];
  /** By state; most of the many end nothing, and have none. */
  readonly #texts = new Map<number, Map<string, readonly number[]>>();

  add(text: string, way: number): void {
    let state = 0;
    for (const letter of text.replaceAll(edge, "")) {
      const row = this.#next[state] ?? [];
      const symbol = symbolOf(letter.charCodeAt(0));
      let next = row[symbol];
      if (next === undefined) {
        next = this.#next.push([]) - 1;
        row[symbol] = next;
      }
      state = next;
    }
    const texts = this.#textsAt(state);
    texts.set(text, [...(texts.get(text) ?? []), way]);
  }

  #textsAt(state: number): Map<string, readonly number[]> {
    const texts = this.#texts.get(state) ?? new Map<string, readonly number[]>();
    this.#texts.set(state, texts);
    return texts;
  }

  /** Where no branch goes on, the walk goes on from the longest end of what was read that begins a piece of text. */
  finished(): Uint32Array {
    const steps = new Uint32Array(this.#next.length << symbolBits);
    const falls: number[] = this.#next.map(() => 0);
    const queue = [0];
    for (const state of queue) {
      const fall = falls[state] ?? 0;
      if (state !== 0) this.#inherit(state, fall);
      for (let symbol = 0; symbol < width; symbol += 1) {
        const next = this.#next[state]?.[symbol];
        const otherwise = state === 0 ? 0 : (steps[(fall << symbolBits) | symbol] ?? 0);
        steps[(state << symbolBits) | symbol] = next ?? otherwise;
        if (next === undefined) continue;
        falls[next] = otherwise;
        queue.push(next);
      }
    }
    return steps;
  }

  /** What ends at a shorter end of the same letters ends here too. */
  #inherit(state: number, fall: number): void {
    for (const [text, ways] of this.#texts.get(fall) ?? []) this.#textsAt(state).set(text, ways);
  }

  endings(): ReadonlyMap<number, readonly Ending[]> {
    const ready = new Map<string, Needed>();
    const endings = new Map<number, readonly Ending[]>();
    for (const [state, texts] of this.#texts) {
      const here = [...texts].map(([text, ways]) => {
        const needed = ready.get(text) ?? neededOf(text);
        ready.set(text, needed);
        return { needed, ways };
      });
      endings.set(state, here);
    }
    return endings;
  }
}
