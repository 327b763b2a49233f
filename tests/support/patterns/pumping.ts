import type { Places, Step } from "./places.ts";

export const reads = (places: Places, place: number, letter: number): boolean =>
  places.reads[place]?.[letter] === true;

/** Found once: on the way through a pattern the same is asked over and over. */
const found = new WeakMap<readonly Step[], Map<number, readonly number[]>>();

/** Where a letter leads by some steps, given the letter before. */
export function led(
  { reads, conditions, letters }: Places,
  steps: readonly Step[] | undefined,
  before: number,
  letter: number,
): readonly number[] {
  if (steps === undefined) return [];
  const ways = found.get(steps) ?? new Map<number, readonly number[]>();
  if (ways.size === 0) found.set(steps, ways);
  const key = before * letters.count + letter;
  const known = ways.get(key);
  if (known !== undefined) return known;
  const leadsTo = steps
    .filter(
      ({ to, bits }) => reads[to]?.[letter] === true && conditions.holds(bits, before, letter),
    )
    .map(({ to }) => to);
  ways.set(key, leadsTo);
  return leadsTo;
}

type Inside = ReadonlyMap<number, readonly Step[]>;

export const stepsInside = ({ steps }: Places, loop: readonly number[]): Inside =>
  new Map(loop.map((place) => [place, (steps[place] ?? []).filter(({ to }) => loop.includes(to))]));

interface Pump {
  readonly start: number;
  readonly end: number;
  /** What the last letter of the repeated text may be. Of several it need not be the same each time. */
  readonly lasts: readonly number[];
  readonly outer: Inside;
  readonly inner: Inside;
}

/** Read by `outer` and by `inner`, from where they begin back to there, while the same leads from the one into the other. */
export function pumped(places: Places, pump: Pump): string | undefined {
  const { start, end, lasts, outer, inner } = pump;
  const size = places.letters.count;
  const many = places.steps.length;
  const seen = new Set<number>();
  const open = lasts.map((before) => ({
    one: start,
    between: start,
    other: end,
    before,
    text: "",
  }));
  for (const { one, between, other, before, text } of open) {
    for (let letter = 0; letter < size; letter += 1) {
      const thirds = led(places, inner.get(other), before, letter);
      const firsts = thirds.length === 0 ? [] : led(places, outer.get(one), before, letter);
      if (firsts.length === 0) continue;
      for (const second of led(places, places.steps[between], before, letter)) {
        for (const first of firsts) {
          for (const third of thirds) {
            const read = text + places.letters.at(letter);
            if (first === start && second === end && third === end && lasts.includes(letter))
              return read;
            const key = ((first * many + second) * many + third) * size + letter;
            if (seen.has(key)) continue;
            seen.add(key);
            open.push({ one: first, between: second, other: third, before: letter, text: read });
          }
        }
      }
    }
  }
  return undefined;
}
