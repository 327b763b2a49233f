import { byRarity, type AnyOf, type Way } from "./needs.ts";
import { TextWalk } from "./text-walk.ts";

interface RowWay {
  readonly row: number;
  /** The needs besides the rarest. */
  readonly others: readonly number[];
}

/**
 * Finds in one walk over a text which rows have what they need there. A need is met by any of its texts, a way by all of its needs,
 * a row by any of its ways. Needs that many rows share are looked for once.
 */
export class NeedsIndex {
  readonly #walk: TextWalk;
  /** By need: the ways of which it is the rarest. Needs that are the rarest of none come after all these. */
  readonly #ways: readonly (readonly RowWay[])[];
  /** In which walk a need was last met, and a row, so that nothing has to be cleared between two texts. */
  readonly #metNeed: Uint32Array;
  readonly #metRow: Uint32Array;
  #walks = 0;

  constructor(rows: readonly (readonly Way[])[]) {
    const needs = new Needs();
    const sorted = rows.map((ways) => ways.map((way) => way.toSorted(byRarity)));
    const rarest = sorted.flatMap((ways) => ways.map(([first = []]) => needs.numberOf(first)));
    const ways: RowWay[][] = Array.from({ length: Math.max(-1, ...rarest) + 1 }, () => []);
    for (const [row, list] of sorted.entries()) {
      for (const [first = [], ...others] of list) {
        const way = { row, others: others.map((need) => needs.numberOf(need)) };
        ways[needs.numberOf(first)]?.push(way);
      }
    }
    this.#ways = ways;
    this.#walk = new TextWalk(needs.byText());
    this.#metNeed = new Uint32Array(needs.count);
    this.#metRow = new Uint32Array(rows.length);
  }

  /** The rows that have what they need, each once, in any order. */
  rowsIn(text: string): number[] {
    this.#walks += 1;
    const walk = this.#walks;
    const metRow = this.#metRow;
    const rows: number[] = [];
    const met = this.#walk.over(text, { marks: this.#metNeed, walk, below: this.#ways.length });
    for (const need of met) {
      for (const { row, others } of this.#ways[need] ?? []) {
        if (metRow[row] === walk || !this.#areMet(others)) continue;
        metRow[row] = walk;
        rows.push(row);
      }
    }
    return rows;
  }

  #areMet(needs: readonly number[]): boolean {
    for (const need of needs) if (this.#metNeed[need] !== this.#walks) return false;
    return true;
  }
}

/** Every need there is, by its number. */
class Needs {
  readonly #numbers = new Map<string, number>();
  readonly #byText = new Map<string, number[]>();

  get count(): number {
    return this.#numbers.size;
  }

  numberOf(need: AnyOf): number {
    const key = need.join("|");
    const known = this.#numbers.get(key);
    if (known !== undefined) return known;
    const fresh = this.#numbers.size;
    this.#numbers.set(key, fresh);
    for (const text of need) {
      const sharing = this.#byText.get(text);
      if (sharing === undefined) this.#byText.set(text, [fresh]);
      else sharing.push(fresh);
    }
    return fresh;
  }

  byText(): ReadonlyMap<string, readonly number[]> {
    return this.#byText;
  }
}
