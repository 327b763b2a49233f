import { inflateSync } from "node:zlib";

/** The tables of a font by their tags. */
export type FontTables = ReadonlyMap<string, DataView>;

const headerLength = 44;
const entryLength = 20;

/** Unpacks a font in the first web format: its tables, each one packed by itself. */
export function tablesOfWoff(file: Uint8Array): FontTables {
  const view = viewOf(file);
  if (tagAt(view, 0) !== "wOFF") throw new Error("This is no WOFF font.");
  const tables = new Map<string, DataView>();
  for (let index = 0; index < view.getUint16(12); index += 1) {
    const entry = headerLength + index * entryLength;
    const [start, packed, whole] = [4, 8, 12].map((field) => view.getUint32(entry + field));
    const bytes = file.subarray(start, (start ?? 0) + (packed ?? 0));
    tables.set(tagAt(view, entry), viewOf(packed === whole ? bytes : inflateSync(bytes)));
  }
  return tables;
}

export function tableOf(tables: FontTables, tag: string): DataView {
  const table = tables.get(tag);
  if (table === undefined) throw new Error(`The font has no table ${tag}.`);
  return table;
}

export const tagAt = (view: DataView, offset: number): string =>
  String.fromCharCode(...[0, 1, 2, 3].map((letter) => view.getUint8(offset + letter)));

const viewOf = ({ buffer, byteOffset, byteLength }: Uint8Array): DataView =>
  new DataView(buffer, byteOffset, byteLength);
