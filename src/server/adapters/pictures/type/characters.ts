import { tableOf, type FontTables } from "./woff.ts";

/** Which glyph draws which character: table `cmap`, in the format that covers the letters of one plane. */
export function readCharacters(tables: FontTables): ReadonlyMap<number, number> {
  const cmap = tableOf(tables, "cmap");
  const format4 = 4;
  for (let index = 0; index < cmap.getUint16(2); index += 1) {
    const start = cmap.getUint32(4 + index * 8 + 4);
    if (cmap.getUint16(start) === format4) return readSegments(cmap, start);
  }
  throw new Error("The font maps no characters in a way we read.");
}

function readSegments(cmap: DataView, start: number): ReadonlyMap<number, number> {
  const characters = new Map<number, number>();
  const length = cmap.getUint16(start + 6);
  const at = (column: number, segment: number): number =>
    // One column is followed by a padding of two bytes, the first.
    start + 14 + column * length + segment + (column > 0 ? 2 : 0);
  for (let segment = 0; segment < length; segment += 2) {
    const last = cmap.getUint16(at(0, segment));
    const first = cmap.getUint16(at(1, segment));
    const delta = cmap.getUint16(at(2, segment));
    const range = cmap.getUint16(at(3, segment));
    for (let character = first; character <= last && character < 0xffff; character += 1) {
      const listed = at(3, segment) + range + (character - first) * 2;
      const glyph = range === 0 ? character : cmap.getUint16(listed);
      const drawn = glyph === 0 ? 0 : (glyph + delta) & 0xffff;
      if (drawn !== 0) characters.set(character, drawn);
    }
  }
  return characters;
}
