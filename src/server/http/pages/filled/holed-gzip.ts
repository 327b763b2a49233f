import { constants, deflateRawSync, inflateRawSync } from "node:zlib";
import { checksumOf, pieceOf, type Piece } from "./checksum.ts";
import { emptyFinalBlock, header, storedBlockHead } from "./nonce-gzip.ts";

type Bytes = Uint8Array<ArrayBuffer>;

/** A document that is packed once, and whose holes take texts of any length in every answer. */
export interface HoledDocument {
  /** What it holds in memory. */
  readonly bytes: number;
  /** The answer in pieces, with one filling for each hole. */
  fill(fillings: readonly string[], isPacked: boolean): readonly Bytes[];
}

/** The text in parts, between which fillings will go. Packed in the way of `nonce-gzip.ts`, when somebody first wants it so. */
export function holedDocument(parts: readonly string[]): HoledDocument {
  let plain: readonly Bytes[] | null = parts.map((part) => new TextEncoder().encode(part));
  let packed: PackedParts | null = null;
  return {
    get bytes() {
      return sizeOf(packed?.parts ?? []) + sizeOf(plain ?? []);
    },
    fill(fillings, isPacked) {
      const filled = fillings.map((filling) => new TextEncoder().encode(filling));
      if (isPacked && packed === null) {
        packed = packedParts(plain ?? []);
        // Nearly nobody wants it otherwise.
        plain = null;
      }
      if (isPacked && packed !== null) return packedAnswer(packed, filled);
      plain ??= packed?.parts.map(unpacked) ?? [];
      return alternate(plain, filled);
    },
  };
}

interface PackedParts {
  readonly parts: readonly Bytes[];
  readonly pieces: readonly Piece[];
}

const packedParts = (texts: readonly Bytes[]): PackedParts => ({
  parts: texts.map(
    (text) =>
      new Uint8Array(deflateRawSync(text, { level: 9, finishFlush: constants.Z_FULL_FLUSH })),
  ),
  pieces: texts.map(pieceOf),
});

function packedAnswer({ parts, pieces }: PackedParts, filled: readonly Bytes[]): Bytes[] {
  const all = alternate(pieces, filled.map(pieceOf));
  const end = Buffer.allocUnsafe(10);
  end.set(emptyFinalBlock);
  end.writeUInt32LE(checksumOf(all), 2);
  end.writeUInt32LE(
    all.reduce((sum, { length }) => sum + length, 0),
    6,
  );
  const blocks = filled.map((filling) => Buffer.concat([storedBlockHead(filling.length), filling]));
  return [header, ...alternate<Bytes>(parts, blocks), end];
}

const unpacked = (packed: Bytes): Bytes =>
  new Uint8Array(inflateRawSync(packed, { finishFlush: constants.Z_SYNC_FLUSH }));

/** A part, a filling, a part, and so on; it ends with a part. */
const alternate = <One>(parts: readonly One[], fillings: readonly One[]): One[] =>
  parts.flatMap((part, index) => [part, ...fillings.slice(index, index + 1)]);

const sizeOf = (list: readonly Uint8Array[]): number =>
  list.reduce((sum, one) => sum + one.length, 0);
