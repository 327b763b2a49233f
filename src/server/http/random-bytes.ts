import { randomFillSync } from "node:crypto";

const randomness = Buffer.alloc(4_096);
let used = randomness.length;

/** Random bytes, good until the next are taken. They are drawn for many answers at once: one by one, the drawing costs more than the rest. */
export function randomBytesAtHand(count: number): Buffer {
  if (used + count > randomness.length) {
    randomFillSync(randomness);
    used = 0;
  }
  used += count;
  return randomness.subarray(used - count, used);
}
