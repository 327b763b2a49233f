import { placesOf, Undecided, type Places } from "./places.ts";
import { led, pumped, reads, stepsInside } from "./pumping.ts";

/**
 * How the steps of a backtracking search grow with the text.
 * Linear means: no text makes it read a stretch again and again, neither from several starts nor in several ways.
 */
export type Growth =
  | { readonly kind: "linear" }
  | { readonly kind: "polynomial" | "exponential" | "undecided"; readonly because: string };

/**
 * Two ways to read a repeated text are needed for anything worse than linear: a loop that can also be entered by what it
 * reads from another loop (polynomial; the search from each position is the first loop), or a loop that reads the same in
 * two ways (exponential). See Weideman et al., "Analyzing matching time behavior of backtracking regular expression matchers".
 */
export function growthOf(source: string, flags: string): Growth {
  try {
    const places = placesOf(source, flags);
    const loops = loopsOf(places);
    const twice = loops.find((loop) => readsTwoWays(places, loop));
    if (twice !== undefined) return { kind: "exponential", because: said(places, twice) };
    for (const outer of loops) {
      for (const inner of loops) {
        const entered = outer === inner ? undefined : enteredAgain(places, outer, inner);
        if (entered !== undefined) return { kind: "polynomial", because: entered };
      }
    }
    return { kind: "linear" };
  } catch (error) {
    if (error instanceof Undecided) return { kind: "undecided", because: error.message };
    throw error;
  }
}

const said = ({ raws }: Places, loop: readonly number[]): string =>
  loop.map((place) => raws[place]).join("");

/** The places that can be come back to, together with those on the way (Tarjan's components). */
function loopsOf({ steps }: Places): (readonly number[])[] {
  const order: number[] = steps.map(() => -1);
  const low: number[] = steps.map(() => -1);
  const open: number[] = [];
  const isOpen = new Set<number>();
  const loops: (readonly number[])[] = [];
  let count = 0;
  const visit = (place: number): void => {
    order[place] = low[place] = count;
    count += 1;
    open.push(place);
    isOpen.add(place);
    for (const { to } of steps[place] ?? []) {
      if (order[to] === -1) visit(to);
      if (isOpen.has(to)) low[place] = Math.min(low[place] ?? 0, low[to] ?? 0);
    }
    if (low[place] !== order[place]) return;
    const loop = open.splice(open.indexOf(place));
    for (const member of loop) isOpen.delete(member);
    if (loop.length > 1 || steps[place]?.some(({ to }) => to === place)) loops.push(loop);
  };
  for (const place of steps.keys()) if (order[place] === -1) visit(place);
  return loops;
}

function readsTwoWays(places: Places, loop: readonly number[]): boolean {
  if (loop.some((from) => loop.some((to) => places.doubled.has(`${from} ${to}`)))) return true;
  const inside = stepsInside(places, loop);
  const size = places.letters.count;
  const many = places.steps.length;
  const seen = new Set<number>();
  const open: (readonly [number, number, number])[] = [];
  for (const place of loop)
    for (let letter = 0; letter < size; letter += 1)
      if (reads(places, place, letter)) open.push([place, place, letter]);
  for (let state = open.pop(); state !== undefined; state = open.pop()) {
    const [one, other, before] = state;
    for (let letter = 0; letter < size; letter += 1) {
      const firsts = led(places, inside.get(one), before, letter);
      for (const second of firsts.length === 0
        ? []
        : led(places, inside.get(other), before, letter)) {
        for (const first of firsts) {
          if (first === second && one !== other) return true;
          const key = (first * many + second) * size + letter;
          if (first === second || seen.has(key)) continue;
          seen.add(key);
          open.push([first, second, letter]);
        }
      }
    }
  }
  return false;
}

/** A text that both loops read, and that also leads from the first into the second. */
function enteredAgain(
  places: Places,
  outer: readonly number[],
  inner: readonly number[],
): string | undefined {
  if (!leadsTo(places, outer, inner)) return undefined;
  // Whoever has matched need not look again.
  const unmatched = inner.filter((place) => !places.hasMatched.has(place));
  const inside = { outer: stepsInside(places, outer), inner: stepsInside(places, unmatched) };
  for (const start of outer) {
    for (const end of unmatched) {
      const lasts = lettersOf(places).filter(
        (letter) => reads(places, start, letter) && reads(places, end, letter),
      );
      // Most pairs are entered again whatever the last letter was, or are not: asked about all letters at once, nearly all end here.
      if (pumped(places, { start, end, lasts, ...inside }) === undefined) continue;
      for (const letter of lasts) {
        const text = pumped(places, { start, end, lasts: [letter], ...inside });
        if (text !== undefined)
          return `${said(places, inner)} is entered again by ${JSON.stringify(text)}`;
      }
    }
  }
  return undefined;
}

const lettersOf = ({ letters }: Places): readonly number[] =>
  Array.from({ length: letters.count }, (_, letter) => letter);

/** Whether there is a way at all from one loop to the other by letters that both read: most pairs end here. */
function leadsTo(places: Places, outer: readonly number[], inner: readonly number[]): boolean {
  const shared: number[] = [];
  for (let letter = 0; letter < places.letters.count; letter += 1) {
    const isShared = [outer, inner].every((loop) =>
      loop.some((place) => reads(places, place, letter)),
    );
    if (isShared) shared.push(letter);
  }
  const goal = new Set(inner);
  const seen = new Set(outer);
  for (const place of seen) {
    for (const { to } of places.steps[place] ?? []) {
      if (!shared.some((letter) => reads(places, to, letter))) continue;
      if (goal.has(to)) return true;
      seen.add(to);
    }
  }
  return false;
}
