import { crc32 } from "node:zlib";

/** A change to 32 bits: what each single bit becomes. */
type Matrix = readonly number[];

/**
 * The checksum of texts with the same filling between them, from that of the filling alone and without reading any text
 * again. Appending n bytes is a fixed linear change to the 32 bits so far, plus the checksum of what is appended;
 * so what the filling does to the whole, wherever it stands, is one linear change too, worked out once.
 */
export function appended(
  texts: readonly Uint8Array[],
  fillingLength: number,
): (fillingChecksum: number) => number {
  const overFilling = shiftBy(fillingLength);
  let fixed = 0;
  let ofFilling: Matrix = identity.map(() => 0);
  for (const [index, text] of texts.entries()) {
    if (index > 0) {
      fixed = apply(overFilling, fixed);
      ofFilling = add(multiply(overFilling, ofFilling), identity);
    }
    const overText = shiftBy(text.length);
    fixed = apply(overText, fixed) ^ crc32(text);
    ofFilling = multiply(overText, ofFilling);
  }
  return (fillingChecksum) => (apply(ofFilling, fillingChecksum) ^ fixed) >>> 0;
}

/** A part of a text, as much of it as the checksum of the whole needs. */
export interface Piece {
  readonly length: number;
  readonly checksum: number;
  readonly shift: Matrix;
}

export const pieceOf = (bytes: Uint8Array): Piece => ({
  length: bytes.length,
  checksum: crc32(bytes),
  shift: shiftOf(bytes.length),
});

/** The checksum of the pieces one behind the other, without reading any of them again. */
export const checksumOf = (pieces: readonly Piece[]): number =>
  pieces.reduce((sum, { shift, checksum }) => apply(shift, sum) ^ checksum, 0) >>> 0;

/** Names and addresses of people are short, and many are of one length. */
const longestRemembered = 300;
const shifts: Matrix[] = [];

function shiftOf(length: number): Matrix {
  if (length > longestRemembered) return shiftBy(length);
  return (shifts[length] ??= shiftBy(length));
}

const identity: Matrix = Array.from({ length: 32 }, (_, bit) => 1 << bit);

function apply(matrix: Matrix, vector: number): number {
  let sum = 0;
  for (let rest = vector, bit = 0; rest !== 0; rest >>>= 1, bit += 1) {
    if ((rest & 1) === 1) sum ^= matrix[bit] ?? 0;
  }
  return sum;
}

const multiply = (left: Matrix, right: Matrix): Matrix => right.map((row) => apply(left, row));

const add = (left: Matrix, right: Matrix): Matrix =>
  left.map((row, index) => row ^ (right[index] ?? 0));

/** What appending so many bytes does to a checksum. */
function shiftBy(length: number): Matrix {
  let shift = identity;
  let power = oneZeroByte;
  for (let left = length; left > 0; left = Math.floor(left / 2)) {
    if (left % 2 === 1) shift = multiply(power, shift);
    power = multiply(power, power);
  }
  return shift;
}

/** What eight zero bits do to it, by its defining polynomial. */
const oneZeroByte = ((): Matrix => {
  const oneBit = identity.map((_, bit) => (bit === 0 ? 0xedb88320 : 1 << (bit - 1)));
  const twoBits = multiply(oneBit, oneBit);
  const fourBits = multiply(twoBits, twoBits);
  return multiply(fourBits, fourBits);
})();
