import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { Posting } from "#domain/listing/posting.ts";
import { readPosting } from "#domain/listing/text/read-posting.ts";
import { nothing, stated, windows, zones } from "./examples.ts";
import { hoursOf } from "./hours.ts";

const posting = (parts: Partial<Posting>): Posting => ({
  title: "",
  company: "",
  location: "",
  description: "",
  payText: "",
  tags: [],
  ...parts,
});

const factOf = (parts: Partial<Posting>) => hoursOf(readPosting(posting(parts)));

/** As "America/New_York 9-17", with a question mark where the hours are assumed. */
function inShort(parts: Partial<Posting>): string | null {
  const { value } = factOf(parts);
  if (value === null) return null;
  const { zone, start, end, areAssumed } = value;
  return `${zone} ${String(start / 60)}-${String(end / 60)}${areAssumed ? "?" : ""}`;
}

describe("the hours of a posting", () => {
  it.each([...stated, ...zones, ...windows])("%s", (description, expected) => {
    expect(inShort({ description })).toBe(expected);
  });

  it.each(nothing)("asks for no hours: %s", (description) => {
    expect(factOf({ description }).value).toBeNull();
  });

  it.each([
    [{ title: "Copywriter (EST)" }, "America/New_York 9-17?"],
    [{ title: "Social media manager - US hours" }, "America/New_York 9-17?"],
    [{ location: "Remote, CET" }, "Europe/Berlin 9-17?"],
    [{ location: "UTC-5 to UTC+2" }, "Africa/Johannesburg 8-17?"],
    [{ tags: ["USA timezones"] }, "America/New_York 9-17?"],
    [{ location: "Grand Est, France" }, null],
    [{ location: "Hartford, CT" }, null],
    [{ title: "Artist (PT)" }, null],
  ])("are found in short fields as well: %o", (parts, expected) => {
    expect(inShort(parts)).toBe(expected);
  });

  it.each([
    ["You need at least 4 hours overlap with EST.", 4],
    ["Four hours of overlap with US Eastern time is required.", 4],
    ["We ask for a 3-4 hour overlap with the CET time zone.", 3],
    ["Overlap of at least 5 hours with GMT.", 5],
    ["Flexible hours, but at least 4 hours of overlap with EST.", 4],
    ["Work 20 hours per week with some overlap with EST.", null],
  ])("tell the overlap asked for: %s", (description, hours) => {
    expect(factOf({ description }).value?.overlapAsked).toBe(hours);
  });

  it("join a schedule and a zone told apart, and quote both", () => {
    const description = "Time zone: US Central\nSchedule: Monday to Friday, 8am to 5pm";
    expect(inShort({ description })).toBe("America/Chicago 8-17");
    expect(factOf({ description }).evidence.map(({ quote }) => quote)).toEqual(
      description.split("\n"),
    );
    expect(inShort({ description: "Your day ends at 15:30 SAST." })).toBe(
      "Africa/Johannesburg 7.5-15.5?",
    );
    expect(inShort({ description: "The shift ends at 4 pm CET." })).toBe("Europe/Berlin 8-16?");
    expect(inShort({ description: "Time zone: SAST.\nHours: 07:30-16:00." })).toBe(
      "Africa/Johannesburg 7.5-16",
    );
  });

  it.each([
    [{ description: "Must work CET hours.\nHours: 9am - 6pm PST" }, "America/Los_Angeles 9-18"],
    [
      { description: "CET is preferred as a time zone.\nMust work PST hours." },
      "America/Los_Angeles 9-17?",
    ],
    [
      { location: "European timezones", description: "Must work US hours." },
      "America/New_York 9-17?",
    ],
    [{ description: "We work in CET.\nFour hours of overlap with EST." }, "America/New_York 9-17?"],
  ])("follow what the posting says most plainly: %o", (parts, expected) => {
    expect(inShort(parts)).toBe(expected);
  });

  it.each([
    ["Remote (SA)", "Africa/Johannesburg 8-16.5"],
    ["Umhlanga, Durban", "Africa/Johannesburg 8-16.5"],
    ["United Kingdom", "Europe/London 8-16.5"],
    ["Remote", null],
    ["United States", null],
    ["London or Cape Town", null],
  ])("without a zone are those of the one place in the field: %s", (location, expected) => {
    const description = "Monday to Friday, 08:00 to 16:30";
    expect(inShort({ location, description })).toBe(expected);
  });

  it.each([
    "Your working day is 9am to 5pm EST, with a stand-up at noon.",
    "Monday to Friday, 9am to 5pm EST, with an occasional call later.",
  ])("stand beside meetings and what happens now and then: %s", (description) => {
    expect(inShort({ description })).toBe("America/New_York 9-17");
  });

  it("are nobody's guess when two schedules are told", () => {
    const description = "Time zone: CET\nShift one: 6am to 2pm\nShift two: 2pm to 10pm";
    expect(inShort({ description })).toBe("Europe/Berlin 9-17?");
  });

  it.each([
    ["Hours: 9am - 5pm EST", "high"],
    ["You must work US hours.", "medium"],
    ["PST timezone preferred", "low"],
  ])("are told as surely as the posting tells them: %s", (description, confidence) => {
    expect(factOf({ description }).confidence).toBe(confidence);
  });

  it.each(["Remote in any time zone.", "Flexible hours.", "We are fully async."])(
    "are open where the posting says so, with the quotation: %s",
    (description) => {
      const fact = factOf({ description });
      expect(fact.value).toBeNull();
      expect(fact.evidence.map(({ quote }) => quote)).toEqual([description]);
    },
  );
});

describe("whatever way it is written", () => {
  const examples = [...stated, ...zones, ...windows].map(([text]) => text);
  const filler = ["We sell shoes.", "You write well.", ...nothing];

  it("case and white space do not matter", () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...examples),
        fc.constantFrom("  ", "\t", "\u00a0 "),
        (text, gap) => {
          const { value } = factOf({ description: text });
          expect(factOf({ description: text.toUpperCase() }).value).toEqual(value);
          expect(factOf({ description: text.replaceAll(" ", gap) }).value).toEqual(value);
        },
      ),
    );
  });

  it("the order of lines does not matter, and evidence is a piece of the posting", () => {
    const lines = fc.shuffledSubarray([...examples, ...filler], { minLength: 1, maxLength: 8 });
    fc.assert(
      fc.property(lines, (chosen) => {
        const description = chosen.join("\n");
        const fact = factOf({ description });
        expect(factOf({ description: chosen.toReversed().join("\n") })).toEqual(fact);
        for (const { quote } of fact.evidence) expect(description).toContain(quote);
      }),
    );
  });
});
