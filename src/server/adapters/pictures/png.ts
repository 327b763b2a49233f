import { promisify } from "node:util";
import { crc32, deflate } from "node:zlib";

const signature = Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a);
const pack = promisify(deflate);

export interface Bitmap {
  readonly width: number;
  readonly height: number;
  /** Red, green, blue and alpha of each point, row by row. */
  readonly pixels: Uint8Array;
}

/** Writes a PNG. The long part, the packing, happens beside the main thread. */
export async function pngOf({ width, height, pixels }: Bitmap): Promise<Uint8Array<ArrayBuffer>> {
  const header = new DataView(new ArrayBuffer(13));
  header.setUint32(0, width);
  header.setUint32(4, height);
  // Eight bits for each of three colours and alpha; the rest can only be nought.
  header.setUint8(8, 8);
  header.setUint8(9, 6);
  const packed = await pack(rowsOf({ width, height, pixels }), { memLevel: 9 });
  const parts = [
    signature,
    chunk("IHDR", new Uint8Array(header.buffer)),
    chunk("IDAT", packed),
    chunk("IEND", new Uint8Array()),
  ];
  return new Uint8Array(Buffer.concat(parts));
}

/** Rows as they are: what is drawn in even colours packs better so than by any of the filters. */
function rowsOf({ width, height, pixels }: Bitmap): Uint8Array {
  const length = width * 4;
  // Each begins with the number of its filter; nought is none.
  const rows = new Uint8Array(height * (length + 1));
  for (let row = 0; row < height; row += 1)
    rows.set(pixels.subarray(row * length, (row + 1) * length), row * (length + 1) + 1);
  return rows;
}

function chunk(name: string, data: Uint8Array): Uint8Array {
  const named = Buffer.concat([Buffer.from(name, "latin1"), data]);
  const frame = Buffer.alloc(named.length + 8);
  frame.writeUInt32BE(data.length, 0);
  frame.set(named, 4);
  frame.writeUInt32BE(crc32(named), named.length + 4);
  return frame;
}
