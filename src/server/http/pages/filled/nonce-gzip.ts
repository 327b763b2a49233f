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
  /** What it holds in memory: packed or plain, never both, and nothing of what it was made from. */
  readonly bytes: number;
  /** The answer in pieces: what follows the last nonce is most of a page, and the same bytes in each answer, not a copy. */
  fill(nonce: string): readonly Uint8Array<ArrayBuffer>[];
}

export const header = Uint8Array.of(0x1f, 0x8b, 8, 0, 0, 0, 0, 0, 0, 0xff);
export const emptyFinalBlock = Uint8Array.of(0x03, 0x00);

/** The text in parts, between which nonces of so many bytes will go. */
export function gzipTemplate(parts: readonly string[], nonceLength: number): Template {
  const texts = parts.map((part) => Buffer.from(part));
  const packed = texts.map((text) =>
    deflateRawSync(text, { level: 9, finishFlush: constants.Z_FULL_FLUSH }),
  );
  const beforeNonce = storedBlockHead(nonceLength);
  const beginning = beginningWithHoles([header], packed, beforeNonce, nonceLength);
  const last = ownBytes(packed.at(-1));
  const checksum = appended(texts, nonceLength);
  const textLength = sizeOf(texts) + nonceLength * (parts.length - 1);
  return {
    bytes: beginning.bytes + last.length,
    fill(nonce) {
      const filling = Buffer.from(nonce);
      const end = Buffer.allocUnsafe(10);
      end.set(emptyFinalBlock);
      end.writeUInt32LE(checksum(crc32(filling)), 2);
      end.writeUInt32LE(textLength, 6);
      return [beginning.fill(filling), last, end];
    },
  };
}

/** The same without compression. The text is turned into bytes once, not for every answer. */
export function plainTemplate(parts: readonly string[], nonceLength: number): Template {
  const texts = parts.map((part) => Buffer.from(part));
  const beginning = beginningWithHoles([], texts, Buffer.alloc(0), nonceLength);
  const last = ownBytes(texts.at(-1));
  return {
    bytes: beginning.bytes + last.length,
    fill: (nonce) => [beginning.fill(Buffer.from(nonce)), last],
  };
}

/** A copy of exactly these bytes: what the packer returns may be a small part of a large piece of memory. */
const ownBytes = (bytes: Uint8Array = new Uint8Array()): Uint8Array<ArrayBuffer> =>
  new Uint8Array(bytes);

/** Everything up to the last piece, with room for the filling after each; filling it in makes a copy. */
function beginningWithHoles(
  start: readonly Uint8Array[],
  pieces: readonly Uint8Array[],
  beforeFilling: Uint8Array,
  length: number,
): { readonly bytes: number; fill(filling: Uint8Array): Buffer<ArrayBuffer> } {
  const chunks = [...start];
  const holes: number[] = [];
  for (const piece of pieces.slice(0, -1)) {
    chunks.push(piece, beforeFilling);
    holes.push(sizeOf(chunks));
    chunks.push(new Uint8Array(length));
  }
  const pattern = Buffer.concat(chunks);
  return {
    bytes: pattern.length,
    fill(filling) {
      const bytes = Buffer.allocUnsafe(pattern.length);
      bytes.set(pattern);
      for (const hole of holes) bytes.set(filling, hole);
      return bytes;
    },
  };
}

const sizeOf = (list: readonly Uint8Array[]): number =>
  list.reduce((sum, one) => sum + one.length, 0);

export function storedBlockHead(length: number): Buffer {
  const head = Buffer.alloc(5);
  head.writeUInt16LE(length, 1);
  head.writeUInt16LE(0xffff ^ length, 3);
  return head;
}
