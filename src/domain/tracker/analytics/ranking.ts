import type { Tally } from "./rate.ts";

/** How the applications of one platform, or with one strategy, have fared. */
export interface NamedTally extends Tally {
  readonly name: string;
}

/**
 * The best by their share. Where two are equal, the one with more applications behind it comes first, then the one
 * whose name does.
 */
export const best = <Named extends NamedTally>(tallies: readonly Named[], most: number): Named[] =>
  tallies
    .filter(({ of }) => of > 0)
    // Multiplied out: two shares that are equal must not differ by what dividing leaves behind.
    .toSorted((a, b) => b.count * a.of - a.count * b.of || b.of - a.of || byName(a, b))
    .slice(0, most);

const byName = (a: NamedTally, b: NamedTally): number =>
  a.name === b.name ? 0 : a.name < b.name ? -1 : 1;
