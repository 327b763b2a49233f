import { expect, test } from "vitest";
import { turns } from "./turns.ts";

/** Work that ends when it is told to. */
function work() {
  const running: (() => void)[] = [];
  const start = () => new Promise<void>((resolve) => running.push(resolve));
  return { running, start };
}

const soon = () => new Promise<void>((resolve) => setImmediate(resolve));

test("so many at once, the rest in turn, and whoever finds no room is refused", async () => {
  const { running, start } = work();
  const inTurn = turns({ atOnce: 2, waiting: 2 });
  const four = Array.from({ length: 4 }, () => inTurn(start));
  await expect(inTurn(start)).rejects.toThrow("busy");
  expect(running).toHaveLength(2);
  running[0]?.();
  await soon();
  const late = inTurn(start);
  expect(running).toHaveLength(3);
  for (let index = 1; index < 5; index += 1) {
    running[index]?.();
    await soon();
  }
  await Promise.all([...four, late]);
  expect(running).toHaveLength(5);
});

test("work that fails gives its place to the next", async () => {
  const inTurn = turns({ atOnce: 1, waiting: 1 });
  const failing = inTurn(() => Promise.reject(new Error("broken")));
  const next = inTurn(() => Promise.resolve("done"));
  await expect(failing).rejects.toThrow("broken");
  expect(await next).toBe("done");
});
