import { constants, crc32, deflateRawSync } from "node:zlib";
import { appended } from "./checksum.ts";

/**
 * A page that is compressed once and still carries a fresh nonce in every answer.
 *
 * A gzip stream is a header, any number of deflate blocks, and a checksum. The text around the nonces is
 * compressed ahead of time, each piece flushed so that it ends on a byte and refers to nothing before it;
 * per answer the nonce goes in between as an uncompressed ("stored") block and the checksum is summed up.
 */
export interface Template {
  /** The answer in pieces: what follows the last nonce is most of a page, and the same bytes in each answer, not a copy. */
  fill(nonce: string): readonly Uint8Array<ArrayBuffer>[];
}

const header = Uint8Array.of(0x1f, 0x8b, 8, 0, 0, 0, 0, 0, 0, 0xff);
const emptyFinalBlock = Uint8Array.of(0x03, 0x00);

export function gzipTemplate(parts: readonly string[]): Template {
  const texts = parts.map((part) => Buffer.from(part));
  const packed = texts.map((text) =>
    deflateRawSync(text, { level: 9, finishFlush: constants.Z_FULL_FLUSH }),
  );
  const textLength = texts.reduce((sum, text) => sum + text.length, 0);
  const last = packed.at(-1) ?? Buffer.alloc(0);
  const prepared = onceForEachLength((length) => ({
    beginning: beginningWithHoles([header], packed, storedBlockHead(length), length),
    checksum: appended(texts, length),
  }));

  return {
    fill(nonce) {
      const filling = Buffer.from(nonce);
      const { beginning, checksum } = prepared(filling.length);
      const end = Buffer.allocUnsafe(10);
      end.set(emptyFinalBlock);
      end.writeUInt32LE(checksum(crc32(filling)), 2);
      end.writeUInt32LE(textLength + filling.length * (parts.length - 1), 6);
      return [beginning(filling), last, end];
    },
  };
}

/** The same without compression. The text is turned into bytes once, not for every answer. */
export function plainTemplate(parts: readonly string[]): Template {
  const texts = parts.map((part) => Buffer.from(part));
  const last = texts.at(-1) ?? Buffer.alloc(0);
  const prepared = onceForEachLength((length) =>
    beginningWithHoles([], texts, Buffer.alloc(0), length),
  );
  return {
    fill(nonce) {
      const filling = Buffer.from(nonce);
      return [prepared(filling.length)(filling), last];
    },
  };
}

/** All nonces are of one length, so what depends on it is made once. */
function onceForEachLength<Made>(make: (length: number) => Made): (length: number) => Made {
  let known = -1;
  let made: Made;
  return (length) => {
    if (length !== known) made = make(length);
    known = length;
    return made;
  };
}

/** Everything up to the last piece, with room for the filling after each; what it returns copies that and fills it in. */
function beginningWithHoles(
  start: readonly Uint8Array[],
  pieces: readonly Uint8Array[],
  beforeFilling: Uint8Array,
  length: number,
): (filling: Uint8Array) => Buffer<ArrayBuffer> {
  const chunks = [...start];
  const holes: number[] = [];
  for (const piece of pieces.slice(0, -1)) {
    chunks.push(piece, beforeFilling);
    holes.push(sizeOf(chunks));
    chunks.push(new Uint8Array(length));
  }
  const pattern = Buffer.concat(chunks);
  return (filling) => {
    const bytes = Buffer.allocUnsafe(pattern.length);
    bytes.set(pattern);
    for (const hole of holes) bytes.set(filling, hole);
    return bytes;
  };
}

const sizeOf = (list: readonly Uint8Array[]): number =>
  list.reduce((sum, one) => sum + one.length, 0);

function storedBlockHead(length: number): Buffer {
  const head = Buffer.alloc(5);
  head.writeUInt16LE(length, 1);
  head.writeUInt16LE(0xffff ^ length, 3);
  return head;
}
