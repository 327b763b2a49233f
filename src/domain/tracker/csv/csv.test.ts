import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { results } from "#domain/tracker/application.ts";
import { readJobType, readPlatform, readResult } from "./choices.ts";
import { orderOf, readDay, type DateOrder } from "./dates.ts";
import { fieldTitles, fileFields, guessColumns } from "./fields.ts";
import { readHistory, writeHistory, type HistoryEntry } from "./history.ts";
import { readRow, type FileMapping } from "./read-row.ts";

describe("columns are guessed from their heads", () => {
  test("ours are known, in any order", () => {
    const heads = fileFields.map((field) => fieldTitles[field]).toReversed();
    const guessed = guessColumns(heads);
    for (const [place, field] of fileFields.toReversed().entries())
      expect(guessed[field]).toBe(place);
  });

  test.each([
    [
      "Role;Employer;Applied on;Status;Job URL",
      { jobTitle: 0, company: 1, dateApplied: 2, result: 3, url: 4 },
    ],
    [
      "POSITION;Company Name;Application Date;Stage;Max. salary;Source",
      { jobTitle: 0, company: 1, dateApplied: 2, result: 3, salary: 4, platform: 5 },
    ],
    [
      "Title;Organisation;Date;Outcome;Comments;Follow-up",
      { jobTitle: 0, company: 1, dateApplied: 2, result: 3, notes: 4, followUpDate: 5 },
    ],
    ["Title;Job title;Company;Date;Date applied", { jobTitle: 1, company: 2, dateApplied: 4 }],
    ["Colour;Size", {}],
  ])("%s", (heads, guessed) => {
    expect(guessColumns(heads.split(";"))).toEqual(guessed);
  });
});

test.each<[string, DateOrder | null, string | null]>([
  ["2026-11-05", null, "2026-11-05"],
  ["2026/11/5", null, "2026-11-05"],
  ["2026-11-05T23:30:00Z", null, "2026-11-05"],
  ["2026-11-05 08:15", null, "2026-11-05"],
  ["05/11/2026", "day-first", "2026-11-05"],
  ["05/11/2026", "month-first", "2026-05-11"],
  ["05/11/2026", null, null],
  ["05/05/2026", null, "2026-05-05"],
  ["5-11-26", "day-first", "2026-11-05"],
  ["5.11.2026 10:00", "day-first", "2026-11-05"],
  ["13/11/2026", "month-first", null],
  ["5 Nov 2026", null, "2026-11-05"],
  ["05-Nov-26", null, "2026-11-05"],
  ["5th November 2026", null, "2026-11-05"],
  ["Nov 5, 2026", null, "2026-11-05"],
  ["November 5th, 2026", null, "2026-11-05"],
  ["Sept 5, 2026", null, "2026-09-05"],
  ["29 Feb 2028", null, "2028-02-29"],
  ["29 Feb 2027", null, null],
  ["31/04/2026", "day-first", null],
  ["5 Foo 2026", null, null],
  ["yesterday", "day-first", null],
  ["45234", "day-first", null],
])("the day %j, %s, is %s", (text, order, day) => {
  expect(readDay(text, order)).toBe(day);
});

test.each([
  [["2026-11-05", "5 Nov 2026"], "any"],
  [["03/04/2026", "05/06/2026"], null],
  [["04/04/2026"], "any"],
  [["03/04/2026", "25/06/2026"], "day-first"],
  [["03/04/2026", "06/25/2026"], "month-first"],
  [["25/04/2026", "26/04/2026", "06/25/2026"], "day-first"],
])("dates %j are %s", (dates, order) => {
  expect(orderOf(dates)).toBe(order);
});

test.each([
  ["Applied", "Pending"],
  ["ghosted", "No Response"],
  ["Under review", "Viewed"],
  ["Interviewing", "Interview"],
  ["Phone-screen", "Interview"],
  ["Not selected", "Rejected"],
  ["Offer accepted", "Hired"],
  ["Offer", null],
  ["Withdrawn", null],
])("the result %j is %s", (text, result) => {
  expect(readResult(text)).toBe(result);
});

test("every result is known by its own name; so are types and platforms, however they are written", () => {
  expect(results.map(readResult)).toEqual([...results]);
  expect(["full-time", "Permanent", "Pigeon"].map(readJobType)).toEqual([
    "Full Time",
    "Full Time",
    null,
  ]);
  expect(["Linked In", "Wellfound", "Glassdoor"].map(readPlatform)).toEqual([
    "LinkedIn",
    "AngelList",
    null,
  ]);
});

describe("a history", () => {
  test("reads well", () => {
    const entries: readonly HistoryEntry[] = [
      { kind: "moved", result: "Pending", on: "2026-10-01", note: null },
      { kind: "followed-up", result: null, on: "2026-10-08", note: null },
      { kind: "moved", result: "No Response", on: "2026-11-30", note: "Asked twice.\nNothing." },
    ];
    const text =
      "2026-10-01 Pending\n2026-10-08 Followed up\n2026-11-30 No Response: Asked twice.\\nNothing.";
    expect(writeHistory(entries)).toBe(text);
    expect(readHistory(text)).toEqual(entries);
  });

  test.each(["2026-10-01 Offer", "Pending 2026-10-01", "2026-10-01 Pendingly", "-"])(
    "%j is none",
    (text) => {
      expect(readHistory(text)).toBeNull();
    },
  );

  test("comes back whatever its notes say", () => {
    const entry = fc.record({
      kind: fc.constant("moved" as const),
      result: fc.constantFrom(...results),
      on: fc.constantFrom("2026-01-31", "1999-12-01"),
      note: fc.option(
        fc
          .string({ unit: fc.constantFrom("a", "\n", "\\", "n", ":", " ", ";", "é", "2") })
          .map((text) => text.trim())
          .filter((text) => text !== ""),
        { nil: null },
      ),
    });
    fc.assert(
      fc.property(fc.array(entry, { minLength: 1, maxLength: 5 }), (entries) => {
        expect(readHistory(writeHistory(entries))).toEqual(entries);
      }),
    );
  });
});

describe("a row", () => {
  const mapping: FileMapping = {
    columns: {
      jobTitle: 0,
      company: 1,
      dateApplied: 2,
      result: 3,
      url: 4,
      platform: 5,
      history: 6,
    },
    dateOrder: "day-first",
    results: { offer: "Hired" },
  };
  const read = (...cells: readonly string[]) => readRow(cells, mapping);

  test("is read with what is left out filled in", () => {
    expect(read("SEO lead", "Acme", "5/11/2026")).toMatchObject({
      row: {
        fields: {
          dateApplied: "2026-11-05",
          result: "Pending",
          jobType: "Full Time",
          platform: "Other",
        },
        history: [],
      },
    });
    expect(read("'=SEO", "Acme", "5/11/2026", "OFFER", "www.linkedin.com/jobs/1")).toMatchObject({
      row: {
        fields: {
          jobTitle: "=SEO",
          result: "Hired",
          url: "https://www.linkedin.com/jobs/1",
          platform: "LinkedIn",
        },
      },
    });
  });

  test.each([
    [["", "Acme", "5/11/2026"], ["There is no job title."]],
    [
      ["SEO", " ", ""],
      ["There is no company.", "There is no date of the application."],
    ],
    [["SEO", "Acme", "soon"], ["“soon” is not a day we can read (date applied)."]],
    [["SEO", "Acme", "5/11/2026", "Maybe"], ["“Maybe” is not a result we know."]],
    [
      ["SEO", "Acme", "5/11/2026", "", "", "", "once"],
      ["Its history is not written as we write it."],
    ],
    [
      ["SEO", "Acme", "5/11/2026", "Hired", "", "", "2026-11-05 Pending"],
      ["Its result is Hired, but its history ends with Pending."],
    ],
  ])("%j is not taken, and it is said why", (cells, reasons) => {
    expect(read(...cells)).toEqual({ reasons });
  });
});
