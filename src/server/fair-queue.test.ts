import { expect, test } from "vitest";
import { fairQueue, type Asker } from "./fair-queue.ts";

/** Work that ends when it is told to, and says whose turn it was. */
function work() {
  const begun: string[] = [];
  const ends: (() => void)[] = [];
  const start = (name: string) => () => {
    begun.push(name);
    return new Promise<void>((resolve) => ends.push(resolve));
  };
  const endNext = async () => {
    ends.shift()?.();
    await new Promise<void>((resolve) => setImmediate(resolve));
  };
  return { begun, start, endNext };
}

const stranger = (name: string): Asker => ({ name, isKnown: false });
const known = (name: string): Asker => ({ name, isKnown: true });
const roomy = { atOnce: 1, waiting: 10, waitingEach: 5 };

test("so many at once, the rest in turn, and whoever finds no room is refused", async () => {
  const { begun, start, endNext } = work();
  const inTurn = fairQueue({ atOnce: 2, waiting: 2, waitingEach: 2 });
  const four = Array.from({ length: 4 }, () => inTurn(stranger("a"), start("a")));
  await expect(inTurn(stranger("a"), start("a"))).rejects.toThrow("busy");
  expect(begun).toHaveLength(2);
  await endNext();
  const late = inTurn(stranger("a"), start("a"));
  expect(begun).toHaveLength(3);
  for (let count = 0; count < 4; count += 1) await endNext();
  await Promise.all([...four, late]);
  expect(begun).toHaveLength(5);
});

test("work that fails gives its place to the next", async () => {
  const inTurn = fairQueue({ atOnce: 1, waiting: 1, waitingEach: 1 });
  const failing = inTurn(stranger("a"), () => Promise.reject(new Error("broken")));
  const next = inTurn(stranger("a"), () => Promise.resolve("done"));
  await expect(failing).rejects.toThrow("broken");
  expect(await next).toBe("done");
});

test("askers take turns, however much one of them asks for, and so do strangers and those who are known", async () => {
  const { begun, start, endNext } = work();
  const inTurn = fairQueue(roomy);
  const asked = ["a", "a", "a", "a", "b", "b", "c"].map((name) =>
    inTurn(stranger(name), start(name)),
  );
  asked.push(...["K", "K"].map((name) => inTurn(known(name), start(name))));
  for (let count = 0; count < 10; count += 1) await endNext();
  await Promise.all(asked);
  expect(begun.join("")).toBe("aKaKbcaba");
});

test("in a full room whoever waits with most gives way to somebody else, and room for the known is kept", async () => {
  const { begun, start, endNext } = work();
  const inTurn = fairQueue({ atOnce: 1, waiting: 4, waitingEach: 3 });
  const greedy = Array.from({ length: 4 }, () => inTurn(stranger("a"), start("a")));
  const refused = Promise.allSettled(greedy);
  const others = ["b", "c", "d"].map((name) => inTurn(stranger(name), start(name)));
  await expect(inTurn(stranger("e"), start("e"))).rejects.toThrow("busy");
  const friend = inTurn(known("K"), start("K"));
  for (let count = 0; count < 6; count += 1) await endNext();
  await Promise.all([...others, friend]);
  expect((await refused).map(({ status }) => status)).toEqual([
    "fulfilled",
    "fulfilled",
    "rejected",
    "rejected",
  ]);
  expect(begun.toSorted().join("")).toBe("Kaabcd");
});
