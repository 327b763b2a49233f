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
    const packed = deflateRawSync(text, { level: 9, finishFlush: constants.Z_FULL_FLUSH });
    return { packed, append: appender(crc32(text), text.length) };
  });
  const textLength = parts.reduce((sum, part) => sum + Buffer.byteLength(part), 0);

  return {
    fill(nonce) {
      const filling = Buffer.from(nonce);
      const stored = storedBlock(filling);
      const chunks: Uint8Array[] = [header];
      let checksum = 0;
      for (const [index, { packed, append }] of pieces.entries()) {
        if (index > 0) {
          chunks.push(stored);
          checksum = crc32(filling, checksum);
        }
        chunks.push(packed);
        checksum = append(checksum);
      }
      const trailer = Buffer.alloc(8);
      trailer.writeUInt32LE(checksum, 0);
      trailer.writeUInt32LE(textLength + filling.length * (pieces.length - 1), 4);
      chunks.push(emptyFinalBlock, trailer);
      return Buffer.concat(chunks);
    },
  };
}

/**
 * Continues a checksum over a text that is always the same, without reading it again: appending n bytes is
 * a fixed linear change to the 32 bits so far, worked out once, plus the text's own checksum.
 */
function appender(ownChecksum: number, length: number): (before: number) => number {
  let shift = identity;
  let power = oneZeroByte();
  for (let left = length; left > 0; left = Math.floor(left / 2)) {
    if (left % 2 === 1) shift = multiply(power, shift);
    power = multiply(power, power);
  }
  return (before) => (apply(shift, before) ^ ownChecksum) >>> 0;
}

/** A change to 32 bits: what each single bit becomes. */
type Matrix = readonly number[];

const identity: Matrix = Array.from({ length: 32 }, (_, bit) => 1 << bit);

function apply(matrix: Matrix, vector: number): number {
  let sum = 0;
  for (let rest = vector, bit = 0; rest !== 0; rest >>>= 1, bit += 1) {
    if ((rest & 1) === 1) sum ^= matrix[bit] ?? 0;
  }
  return sum;
}

const multiply = (left: Matrix, right: Matrix): Matrix => right.map((row) => apply(left, row));

/** What eight zero bits do to the checksum, by its defining polynomial. */
function oneZeroByte(): Matrix {
  const oneBit = identity.map((_, bit) => (bit === 0 ? 0xedb88320 : 1 << (bit - 1)));
  const twoBits = multiply(oneBit, oneBit);
  const fourBits = multiply(twoBits, twoBits);
  return multiply(fourBits, fourBits);
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
