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
  /** The answer in one piece; of a large page in several, of which the largest is the same bytes in each answer, not a copy. */
  fill(nonce: string): readonly Uint8Array<ArrayBuffer>[];
}

export const header = Uint8Array.of(0x1f, 0x8b, 8, 0, 0, 0, 0, 0, 0, 0xff);
export const emptyFinalBlock = Uint8Array.of(0x03, 0x00);

/** Up to this size, one copy of everything costs less than several pieces that are sent one by one. */
const mostCopied = 64 * 1024;

/** The text in parts, between which nonces of so many bytes will go. */
export function gzipTemplate(parts: readonly string[], nonceLength: number): Template {
  const texts = parts.map((part) => Buffer.from(part));
  const packed = texts.map((text) =>
    deflateRawSync(text, { level: 9, finishFlush: constants.Z_FULL_FLUSH }),
  );
  const checksum = appended(texts, nonceLength);
  const textLength = sizeOf(texts) + nonceLength * (parts.length - 1);
  return template([header], packed, storedBlockHead(nonceLength), nonceLength, {
    length: 10,
    write(end, filling) {
      end.set(emptyFinalBlock);
      end.writeUInt32LE(checksum(crc32(filling)), 2);
      end.writeUInt32LE(textLength, 6);
    },
  });
}

/** The same without compression. The text is turned into bytes once, not for every answer. */
export function plainTemplate(parts: readonly string[], nonceLength: number): Template {
  const texts = parts.map((part) => Buffer.from(part));
  return template([], texts, Buffer.alloc(0), nonceLength, { length: 0, write: () => undefined });
}

interface Ending {
  readonly length: number;
  readonly write: (end: Buffer, filling: Uint8Array) => void;
}

function template(
  start: readonly Uint8Array[],
  pieces: readonly Uint8Array[],
  beforeFilling: Uint8Array,
  nonceLength: number,
  ending: Ending,
): Template {
  const last = ownBytes(pieces.at(-1));
  const isCopied = sizeOf(pieces) + ending.length <= mostCopied;
  const behind = isCopied ? [last, new Uint8Array(ending.length)] : [];
  const copied = withHoles(start, pieces.slice(0, -1), beforeFilling, nonceLength, behind);
  const bytes = copied.bytes + (isCopied ? 0 : last.length);
  return {
    bytes,
    fill(nonce) {
      const filling = Buffer.from(nonce);
      const filled = copied.fill(filling);
      if (isCopied) {
        ending.write(filled.subarray(filled.length - ending.length), filling);
        return [filled];
      }
      if (ending.length === 0) return [filled, last];
      const end = Buffer.allocUnsafe(ending.length);
      ending.write(end, filling);
      return [filled, last, end];
    },
  };
}

/** A copy of exactly these bytes: what the packer returns may be a small part of a large piece of memory. */
const ownBytes = (bytes: Uint8Array = new Uint8Array()): Uint8Array<ArrayBuffer> =>
  new Uint8Array(bytes);

/** Pieces with room for the filling after each, and what stands behind them; filling it in makes a copy. */
function withHoles(
  start: readonly Uint8Array[],
  pieces: readonly Uint8Array[],
  beforeFilling: Uint8Array,
  length: number,
  behind: readonly Uint8Array[],
): { readonly bytes: number; fill(filling: Uint8Array): Buffer<ArrayBuffer> } {
  const chunks = [...start];
  const holes: number[] = [];
  for (const piece of pieces) {
    chunks.push(piece, beforeFilling);
    holes.push(sizeOf(chunks));
    chunks.push(new Uint8Array(length));
  }
  const pattern = Buffer.concat([...chunks, ...behind]);
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
