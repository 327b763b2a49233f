import { crc32, deflateSync } from "node:zlib";
import sharp from "sharp";

/** A picture of one colour, as a file. */
export const picture = (
  kind: "png" | "jpeg" | "webp" = "png",
  { width = 64, height = 64 }: { readonly width?: number; readonly height?: number } = {},
): Promise<Buffer> =>
  sharp({ create: { width, height, channels: 3, background: "#e8590c" } })
    .toFormat(kind)
    .toBuffer();

export const canary = "Canarycamera";

/** One that says in its margins who took it, with what, and lying on its side. */
export const pictureWithNotes = (): Promise<Buffer> =>
  sharp({ create: { width: 200, height: 100, channels: 3, background: "#2b8a3e" } })
    .withExif({ IFD0: { Copyright: canary, Make: canary }, IFD3: { GPSLatitude: "33/1 55/1 0/1" } })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer();

/** A sound picture with a page behind it: what a careless server would show as one. */
export const polyglot = async (): Promise<Buffer> =>
  Buffer.concat([await picture(), Buffer.from("<html><script>alert(1)</script></html>")]);

export const scriptedSvg = Buffer.from(
  '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><script>alert(1)</script></svg>',
);

/** 30,000 dots each way in a file of some hundred kilobytes: unpacked with colours it would fill the machine. */
export function hugePicture(side = 30_000): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(side, 0);
  header.writeUInt32BE(side, 4);
  // One bit for each dot, in grey.
  header.set([1, 0, 0, 0, 0], 8);
  const rows = Buffer.alloc((Math.ceil(side / 8) + 1) * side);
  return Buffer.concat([
    Buffer.from("\u0089PNG\r\n\u001a\n", "latin1"),
    chunk("IHDR", header),
    chunk("IDAT", deflateSync(rows, { level: 1 })),
    chunk("IEND", Buffer.alloc(0)),
  ]);
}

function chunk(type: string, data: Buffer): Buffer {
  const named = Buffer.concat([Buffer.from(type, "latin1"), data]);
  const around = Buffer.alloc(8);
  around.writeUInt32BE(data.length, 0);
  around.writeUInt32BE(crc32(named), 4);
  return Buffer.concat([around.subarray(0, 4), named, around.subarray(4)]);
}
