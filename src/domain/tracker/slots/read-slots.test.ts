import { describe, expect, test } from "vitest";
import type { Example } from "./examples/example.ts";
import { fifthBatch } from "./examples/fifth-batch.ts";
import { firstBatch } from "./examples/first-batch.ts";
import { secondBatch } from "./examples/second-batch.ts";
import { fourthBatch } from "./examples/fourth-batch.ts";
import { thirdBatch } from "./examples/third-batch.ts";
import { readSlots } from "./read-slots.ts";

const receivedAt = ({ received }: Example): Date => new Date(`${received}:00+02:00`);

const clockHere = (moment: Date): string =>
  new Date(moment.getTime() + 2 * 60 * 60_000).toISOString().slice(0, 16).replace("T", " ");

describe("the slot reader", () => {
  test.each([...firstBatch, ...secondBatch, ...thirdBatch, ...fourthBatch, ...fifthBatch])(
    "reads $message",
    (example) => {
      const reading = readSlots({ message: example.message, receivedAt: receivedAt(example) });
      const slots = reading.slots.map(({ start, end }) => {
        const from = start === null ? "" : clockHere(start);
        return end === null ? from : `${from}/${clockHere(end).slice(11)}`;
      });
      expect(slots).toEqual(example.slots);
      expect(reading.questions.map(({ id }) => id.split(":")[0])).toEqual(example.asks);
      expect(reading.warnings.join(" ")).toContain(example.warns ?? "");
    },
  );
});
