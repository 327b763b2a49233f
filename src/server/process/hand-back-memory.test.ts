import { expect, test } from "vitest";
import { memoryWatch } from "./hand-back-memory.ts";

const mega = 1024 * 1024;

/** A process that holds so many megabytes, is so busy, and falls to `floor` when it collects. */
function processHolding(megabytes: number) {
  const state = { megabytes, busy: 0, floor: megabytes, collected: 0 };
  const look = memoryWatch({
    residentBytes: () => state.megabytes * mega,
    busyShare: () => state.busy,
    collect() {
      state.collected += 1;
      state.megabytes = state.floor;
    },
  });
  return { state, look };
}

test("hands back what a busy time took, once it is quiet again", () => {
  const { state, look } = processHolding(300);
  Object.assign(state, { megabytes: 450, busy: 0.9, floor: 310 });
  look();
  expect(state.collected).toBe(0);
  state.busy = 0.01;
  look();
  expect(state).toMatchObject({ collected: 1, megabytes: 310 });
});

test("leaves a little growth alone, and does not try again for what is really needed", () => {
  const { state, look } = processHolding(300);
  Object.assign(state, { megabytes: 320, floor: 320 });
  look();
  expect(state.collected).toBe(0);
  Object.assign(state, { megabytes: 420, floor: 400 });
  look();
  look();
  expect(state.collected).toBe(1);
  state.megabytes = 440;
  look();
  expect(state.collected).toBe(2);
});
