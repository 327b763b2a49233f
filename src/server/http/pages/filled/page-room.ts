import type { ServerResponse } from "node:http";
import type { Pieces } from "#contract/page.ts";

type Bytes = Uint8Array<ArrayBuffer>;

type Room = Buffer<ArrayBuffer>;

/** Of room that nothing was written to the system gives nothing, so it may be more than any page of ours takes. */
const roomBytes = 1024 * 1024;
/** Whoever reads slowly keeps theirs for long; past so many, pages are copied as if there was no room. */
const mostRooms = 16;

const free: Room[] = [];
let onTheirWay = 0;

const takeRoom = (): Room => free.pop() ?? Buffer.allocUnsafeSlow(roomBytes);

/**
 * The bytes of a page in room that one page after the other is put together in. New memory for each, a hundred kilobytes
 * of it, would have V8 look for what is no longer used several times a second. Null for a page that may be larger.
 */
function written(pieces: Pieces, room: Room): Bytes | null {
  const most = pieces.reduce((sum, piece) => sum + mostBytesOf(piece), 0);
  if (most > roomBytes) return null;
  let end = 0;
  for (const piece of pieces) {
    if (typeof piece === "string") end += room.write(piece, end);
    else {
      room.set(piece, end);
      end += piece.length;
    }
  }
  return room.subarray(0, end);
}

const mostBytesOf = (piece: string | Bytes): number =>
  typeof piece === "string" ? 3 * piece.length : piece.length;

/** A copy that is nobody else's. */
export const inOne = (pieces: Pieces): Bytes =>
  Buffer.concat(pieces.map((piece) => (typeof piece === "string" ? Buffer.from(piece) : piece)));

/** In one piece until all of it has been sent; what is cut off on the way keeps its room for good. */
export function untilSent(pieces: Pieces, response: ServerResponse): Bytes {
  const [only] = pieces;
  if (pieces.length === 1 && only instanceof Uint8Array) return only;
  // Who is gone already would never say so again.
  if (onTheirWay === mostRooms || response.destroyed) return inOne(pieces);
  const room = takeRoom();
  onTheirWay += 1;
  response.once("close", () => {
    onTheirWay -= 1;
    if (response.writableFinished) free.push(room);
  });
  return written(pieces, room) ?? inOne(pieces);
}

/** In one piece for as long as something is made of it. */
export function meanwhile<Result>(pieces: Pieces, make: (bytes: Bytes) => Result): Result {
  const room = takeRoom();
  try {
    return make(written(pieces, room) ?? inOne(pieces));
  } finally {
    free.push(room);
  }
}
