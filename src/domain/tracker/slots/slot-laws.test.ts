import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { fourthBatch } from "./examples/fourth-batch.ts";
import { secondBatch } from "./examples/second-batch.ts";
import { thirdBatch } from "./examples/third-batch.ts";
import { firstBatch } from "./examples/first-batch.ts";
import { readSlots } from "./read-slots.ts";
import type { SlotReading } from "./reading.ts";
import { replyFor } from "./reply.ts";

const monday = new Date("2026-11-16T08:00:00Z");

/** Answers the first open question again and again, each time with the choice of that number. */
function answeredThrough(message: string, receivedAt: Date, choice: number): SlotReading {
  const answers: Record<string, string> = {};
  let reading = readSlots({ message, receivedAt, answers });
  for (let steps = 0; reading.questions.length > 0 && steps < 20; steps += 1) {
    const [question] = reading.questions;
    const chosen = question?.choices[Math.min(choice, question.choices.length - 1)];
    if (question === undefined || chosen === undefined) break;
    answers[question.id] = chosen.value;
    reading = readSlots({ message, receivedAt, answers });
  }
  return reading;
}

const examples = [...firstBatch, ...secondBatch, ...thirdBatch, ...fourthBatch];

describe("whatever a message says", () => {
  test.each(examples)("every question about it has an end: $message", ({ message, received }) => {
    const receivedAt = new Date(`${received}:00+02:00`);
    for (const choice of [0, 1, 9]) {
      expect(answeredThrough(message, receivedAt, choice).questions).toEqual([]);
    }
  });

  test("leaving everything out leaves what was certain", () => {
    for (const { message, received, slots } of examples) {
      const reading = answeredThrough(message, new Date(`${received}:00+02:00`), 99);
      expect(reading.slots.length).toBeGreaterThanOrEqual(slots.length > 0 ? 1 : 0);
    }
  });

  test("an answer that is none of the choices is no answer", () => {
    const request = { message: "next Tuesday 3pm ET", receivedAt: monday };
    const { questions } = readSlots(request);
    const answers = Object.fromEntries(questions.map(({ id }) => [id, "2020-01-01"]));
    expect(readSlots({ ...request, answers })).toEqual(readSlots(request));
    expect(readSlots({ ...request, answers: { constructor: "x", __proto__: "y" } })).toEqual(
      readSlots(request),
    );
  });

  test("it is read without a fault, with ends after beginnings, and the same twice", () => {
    const word = fc.constantFrom(
      ..."Tue Thu next this 3pm 2-4 10:30 noon midnight ET CST GMT+2 UTC-03:00 or and at from between to until 18/11 11/12 the 18th Nov 31 2026-11-18T14:00Z tomorrow today ( ) / , . \n my time your not by 24:00 25:00 half past 99 é 🙂".split(
        " ",
      ),
    );
    fc.assert(
      fc.property(fc.array(word, { maxLength: 25 }), fc.string(), (words, noise) => {
        const message = `${words.join(" ")} ${noise}`;
        const reading = readSlots({ message, receivedAt: monday });
        for (const { start, end } of reading.slots) {
          if (start !== null && end !== null)
            expect(end.getTime()).toBeGreaterThan(start.getTime());
        }
        expect(readSlots({ message, receivedAt: monday })).toEqual(reading);
      }),
    );
  });

  test("nothing in, nothing out", () => {
    for (const message of ["", " ", "\n\n", "Thanks, we will be in touch."]) {
      expect(readSlots({ message, receivedAt: monday })).toEqual({
        slots: [],
        questions: [],
        warnings: [],
      });
    }
  });
});

describe("the words for a slot", () => {
  const first = (message: string) => readSlots({ message, receivedAt: monday }).slots[0];

  test("say both times, the day here and what to know", () => {
    expect(first("Could you do Tue at 8 pm ET?")).toMatchObject({
      here: "Wed, Nov 18, 2026, 03:00 SAST",
      there: "Tue, Nov 17, 2026, 20:00 in New York",
      quote: "Tue at 8 pm ET",
      notes: ["It is Wednesday here by then, and Tuesday there.", "That is at night here."],
    });
  });

  test("say when a stretch ends on another day", () => {
    expect(first("Tue 4-6 pm ET")?.here).toBe(
      "Tue, Nov 17, 2026, 23:00 to Wed, Nov 18, 2026, 01:00 SAST",
    );
  });

  test.each([
    ["Thu 3pm London time", "suits me"],
    ["Thu 2-4pm London time", "Any start within that time"],
    ["Thu after 2pm London time", "from Thu, Nov 19, 2026, 14:00 in London"],
    ["Thu before 2pm London time", "before Thu, Nov 19, 2026, 16:00 SAST"],
  ])("make a reply that says it in both zones: %s", (message, words) => {
    const slot = first(message);
    const reply = slot === undefined ? "" : replyFor(slot);
    expect(reply).toContain(words);
    expect(reply).toContain("SAST");
    expect(reply).toContain("in London");
  });

  test("tell how long the call is, where the message does", () => {
    expect(first("A 45-minute call, Thu 3pm CET?")?.minutes).toBe(45);
    expect(first("Thu 3pm CET for half an hour")?.minutes).toBe(30);
    expect(first("30 min with Ann, 45 min with Bo, Thu 3pm CET")?.minutes).toBeNull();
  });
});
