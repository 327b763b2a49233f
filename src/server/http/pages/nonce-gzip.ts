import { constants, crc32, deflateRawSync } from "node:zlib";

/**
 * A page that is compressed once and still carries a fresh nonce in every answer.
 *
 * A gzip stream is a header, any number of deflate blocks, and a checksum. The text around the nonces is
 * compressed ahead of time, each piece flushed so that it ends on a byte and refers to nothing before it;
 * per answer the nonce goes in between as an uncompressed ("stored") block and the checksum is summed up.
 */
export interface Template {
  fill(nonce: string): Uint8Array<ArrayBuffer>;
}

const header = Uint8Array.of(0x1f, 0x8b, 8, 0, 0, 0, 0, 0, 0, 0xff);
const emptyFinalBlock = Uint8Array.of(0x03, 0x00);

export function gzipTemplate(parts: readonly string[]): Template {
  const pieces = parts.map((part) => {
    const text = Buffer.from(part);
    return {
      text,
      packed: deflateRawSync(text, { level: 9, finishFlush: constants.Z_FULL_FLUSH }),
    };
  });
  const textLength = pieces.reduce((sum, { text }) => sum + text.length, 0);

  return {
    fill(nonce) {
      const filling = Buffer.from(nonce);
      const stored = storedBlock(filling);
      const chunks: Uint8Array[] = [header];
      let checksum = 0;
      for (const [index, { text, packed }] of pieces.entries()) {
        if (index > 0) {
          chunks.push(stored);
          checksum = crc32(filling, checksum);
        }
        chunks.push(packed);
        checksum = crc32(text, checksum);
      }
      const trailer = Buffer.alloc(8);
      trailer.writeUInt32LE(checksum, 0);
      trailer.writeUInt32LE(textLength + filling.length * (pieces.length - 1), 4);
      chunks.push(emptyFinalBlock, trailer);
      return Buffer.concat(chunks);
    },
  };
}

/** The same without compression. The text is turned into bytes once, not for every answer. */
export function plainTemplate(parts: readonly string[]): Template {
  const [first = Buffer.alloc(0), ...rest] = parts.map((part) => Buffer.from(part));
  return {
    fill(nonce) {
      const filling = Buffer.from(nonce);
      return Buffer.concat([first, ...rest.flatMap((piece) => [filling, piece])]);
    },
  };
}

function storedBlock(bytes: Buffer): Buffer {
  const head = Buffer.alloc(5);
  head.writeUInt16LE(bytes.length, 1);
  head.writeUInt16LE(0xffff ^ bytes.length, 3);
  return Buffer.concat([head, bytes]);
}
