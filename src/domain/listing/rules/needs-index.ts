import { byRarity, type AnyOf, type Way } from "./needs.ts";
import { TextWalk, type Trail } from "./walk/text-walk.ts";

/**
 * Finds in one walk over a text which rows have what they need there. A need is met by any of its texts, a way by all of its needs,
 * a row by any of its ways. Needs that many rows share are looked for once.
 */
export class NeedsIndex {
  readonly #walk: TextWalk;
  /** Way after way: its row, how many needs it has besides the rarest, and these. By need come those of which it is the rarest. */
  readonly #ways: Uint16Array;
  /** By need, where its ways begin. Needs that are the rarest of none come after all these. */
  readonly #from: Uint32Array;
  /** In which walk a need was last met, and a row, so that nothing has to be cleared between two texts. */
  readonly #trail: Trail;
  readonly #metRow: Uint32Array;

  constructor(rows: readonly (readonly Way[])[]) {
    const needs = new Needs();
    const sorted = rows.map((ways) => ways.map((way) => way.toSorted(byRarity)));
    const rarest = sorted.flatMap((ways) => ways.map(([first = []]) => needs.numberOf(first)));
    const byNeed: number[][] = Array.from({ length: Math.max(-1, ...rarest) + 1 }, () => []);
    for (const [row, list] of sorted.entries()) {
      for (const [first = [], ...others] of list) {
        const numbers = others.map((need) => needs.numberOf(need));
        byNeed[needs.numberOf(first)]?.push(row, numbers.length, ...numbers);
      }
    }
    let total = 0;
    this.#ways = Uint16Array.from(byNeed.flat());
    this.#from = Uint32Array.from([0, ...byNeed.map(({ length }) => (total += length))]);
    this.#walk = new TextWalk(needs.byText());
    this.#trail = {
      marks: new Uint32Array(needs.count),
      walk: 0,
      below: byNeed.length,
      told: new Uint16Array(byNeed.length),
      count: 0,
    };
    this.#metRow = new Uint32Array(rows.length);
  }

  /** The rows that have what they need, each once, in any order. */
  rowsIn(text: string): number[] {
    const [ways, from, metRow, trail] = [this.#ways, this.#from, this.#metRow, this.#trail];
    trail.walk += 1;
    const { walk, told, marks } = trail;
    this.#walk.over(text, trail);
    const rows: number[] = [];
    const { count } = trail;
    for (let index = 0; index < count; index += 1) {
      const need = told[index] ?? 0;
      const end = from[need + 1] ?? 0;
      let at = from[need] ?? 0;
      while (at < end) {
        const row = ways[at] ?? 0;
        const next = at + 2 + (ways[at + 1] ?? 0);
        at += 2;
        if (metRow[row] === walk) {
          at = next;
          continue;
        }
        // All of a way's other needs have to be met as well.
        while (at < next && marks[ways[at] ?? 0] === walk) at += 1;
        if (at === next) {
          metRow[row] = walk;
          rows.push(row);
        }
        at = next;
      }
    }
    return rows;
  }

  /** Whether the text that was walked over last has all that these need. */
  wereMet(rows: readonly number[]): boolean {
    const { walk } = this.#trail;
    for (const row of rows) if (this.#metRow[row] !== walk) return false;
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
