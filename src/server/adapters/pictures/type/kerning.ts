import { tagAt, type FontTables } from "./woff.ts";

/** How much nearer (or further) the second glyph stands to the first, in units of the font. */
export type Kerning = (left: number, right: number) => number;

/** Null when this part of the table says nothing of the pair. */
type PairRule = (left: number, right: number) => number | null;

/** Reads the pairs of table `GPOS`: without them `To` and `AV` fall apart at the size of a title. */
export function kerningOf(tables: FontTables): Kerning {
  const gpos = tables.get("GPOS");
  if (gpos === undefined) return () => 0;
  const rules = lookupsOfKerning(gpos).flatMap((lookup) => pairRules(gpos, lookup));
  return (left, right) => {
    for (const rule of rules) {
      const moved = rule(left, right);
      if (moved !== null) return moved;
    }
    return 0;
  };
}

function lookupsOfKerning(gpos: DataView): readonly number[] {
  const features = gpos.getUint16(6);
  const lookups = gpos.getUint16(8);
  const found = new Set<number>();
  for (let index = 0; index < gpos.getUint16(features); index += 1) {
    const record = features + 2 + index * 6;
    if (tagAt(gpos, record) !== "kern") continue;
    const feature = features + gpos.getUint16(record + 4);
    for (const lookup of listAt(gpos, feature + 2)) found.add(lookup);
  }
  const starts = listAt(gpos, lookups);
  return [...found].map((lookup) => lookups + (starts[lookup] ?? 0));
}

const pairs = 2;
const elsewhere = 9;

function pairRules(gpos: DataView, lookup: number): readonly PairRule[] {
  const kind = gpos.getUint16(lookup);
  return listAt(gpos, lookup + 4).flatMap((offset) => {
    const start = lookup + offset;
    if (kind === pairs) return [pairRule(gpos, start)];
    if (kind !== elsewhere || gpos.getUint16(start + 2) !== pairs) return [];
    return [pairRule(gpos, start + gpos.getUint32(start + 4))];
  });
}

function pairRule(gpos: DataView, start: number): PairRule {
  const covered = coverage(gpos, start + gpos.getUint16(start + 2));
  const [first, second] = [gpos.getUint16(start + 4), gpos.getUint16(start + 6)];
  const recordLength = valueLength(first) + valueLength(second);
  // The advance comes after the placement, if there is any.
  const advance = valueLength(first & 3);
  const valueAt = (record: number): number =>
    (first & 4) === 0 ? 0 : gpos.getInt16(record + advance);

  const byPair: PairRule = (left, right) => {
    const index = covered.get(left);
    if (index === undefined) return null;
    const set = start + gpos.getUint16(start + 10 + index * 2);
    for (let pair = 0; pair < gpos.getUint16(set); pair += 1) {
      const record = set + 2 + pair * (2 + recordLength);
      if (gpos.getUint16(record) === right) return valueAt(record + 2);
    }
    return null;
  };
  if (gpos.getUint16(start) === 1) return byPair;

  const leftClasses = classes(gpos, start + gpos.getUint16(start + 8));
  const rightClasses = classes(gpos, start + gpos.getUint16(start + 10));
  const columns = gpos.getUint16(start + 14);
  return (left, right) => {
    if (!covered.has(left)) return null;
    const cell = (leftClasses.get(left) ?? 0) * columns + (rightClasses.get(right) ?? 0);
    return valueAt(start + 16 + cell * recordLength);
  };
}

/** Two bytes for every bit that is set. */
function valueLength(format: number): number {
  let length = 0;
  for (let bits = format; bits > 0; bits >>= 1) length += (bits & 1) * 2;
  return length;
}

/** The glyphs something is about, each with its number in the list. */
function coverage(gpos: DataView, start: number): ReadonlyMap<number, number> {
  if (gpos.getUint16(start) === 1) {
    return new Map(listAt(gpos, start + 2).map((glyph, index) => [glyph, index]));
  }
  return ranges(gpos, start + 2, (first, glyph, value) => value + glyph - first);
}

function classes(gpos: DataView, start: number): ReadonlyMap<number, number> {
  if (gpos.getUint16(start) === 2) return ranges(gpos, start + 2, (_, _glyph, value) => value);
  const first = gpos.getUint16(start + 2);
  return new Map(listAt(gpos, start + 4).map((value, index) => [first + index, value]));
}

function ranges(
  gpos: DataView,
  start: number,
  valueOf: (first: number, glyph: number, value: number) => number,
): ReadonlyMap<number, number> {
  const found = new Map<number, number>();
  for (let index = 0; index < gpos.getUint16(start); index += 1) {
    const record = start + 2 + index * 6;
    const [first, last] = [gpos.getUint16(record), gpos.getUint16(record + 2)];
    for (let glyph = first; glyph <= last; glyph += 1)
      found.set(glyph, valueOf(first, glyph, gpos.getUint16(record + 4)));
  }
  return found;
}

/** A count, and as many numbers. */
const listAt = (view: DataView, start: number): number[] =>
  Array.from({ length: view.getUint16(start) }, (_, index) =>
    view.getUint16(start + 2 + index * 2),
  );
