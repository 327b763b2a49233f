import { describe, expect, test } from "vitest";
import { startingRates } from "#domain/listing/pay/rates.ts";
import type { Posting } from "#domain/listing/posting.ts";
import { factsOf } from "#domain/listing/read-facts.ts";
import { contractor, hours, lines, summer, winter } from "./examples.ts";
import { noTermsYet, type MemberTerms } from "./member-terms.ts";
import { objectionLine } from "./objection-line.ts";

/** What we say of an ad with these sentences, from a company that hires everywhere. */
function said(description: string, terms: Partial<MemberTerms> = {}, day = summer) {
  const posting: Posting = {
    title: "Email marketer",
    company: "Acme",
    location: "Worldwide",
    description,
    payText: "",
    tags: [],
  };
  return objectionLine(factsOf(posting, startingRates), { ...contractor, ...terms }, day);
}

describe("the line", () => {
  test.each(lines)("%s", (_, description, terms, day, line) => {
    expect(said(description, terms, day).line).toBe(line);
  });
});

describe("nothing is promised about hours", () => {
  test.each<[string, string, Partial<MemberTerms>, string, RegExp]>([
    [
      "that I do not work in full",
      "Hours: 9am - 5pm EST.",
      {},
      winter,
      /asks for 09:00 to 17:00 Eastern, which is 16:00 to 00:00 SAST\. You work 15:00 to 23:00 SAST and share only seven hours of it/,
    ],
    [
      "that I do not work at all",
      "Hours: 9am - 5pm PST.",
      { hours: hours("07:00", "16:00") },
      summer,
      /share none of it/,
    ],
    [
      "when the overlap is too small",
      "You need at least 4 hours overlap with EST.",
      { hours: hours("08:00", "18:00") },
      summer,
      /four hours of overlap with 09:00 to 17:00 Eastern.*only three hours of it/,
    ],
    [
      "when only a zone is named and less than half of its day is mine",
      "You must work US hours.",
      { hours: hours("08:00", "17:30") },
      summer,
      /a day of about 09:00 to 17:00 Eastern.*only 2\.5 hours of it/,
    ],
    [
      "when the hours are our own and not mine",
      "Hours: 1-6pm SAST",
      { hours: hours("05:00", "13:30") },
      summer,
      /asks for 13:00 to 18:00 SAST\..*only 30 minutes of it/,
    ],
    [
      "before mine are set",
      "Hours: 9am - 5pm EST.",
      { hours: null },
      summer,
      /not set your working/,
    ],
    [
      "when mine make no sense",
      "Hours: 9am - 5pm EST.",
      { hours: { from: 540, to: 540 } },
      summer,
      /not set your working/,
    ],
  ])("%s", (_, description, terms, day, why) => {
    const { line, leftOut } = said(description, terms, day);
    expect(line).toBe("I work from South Africa and invoice in dollars as a contractor.");
    expect(leftOut.join()).toMatch(why);
  });
});

describe("nothing is promised about engagement or money", () => {
  test.each<[string, string, Partial<MemberTerms>, string | null, RegExp]>([
    [
      "that the ad excludes",
      "No contractors. You will be an employee.",
      {},
      null,
      /wants an employee\. You would work as a contractor/,
    ],
    [
      "that the member excludes",
      "You will be an independent contractor.",
      { engagements: ["employee", "employer-of-record"] },
      null,
      /wants a contractor\. You would work as an employee or an employee through/,
    ],
    [
      "when the ad tells two ways",
      "You will be an independent contractor. This is a permanent position.",
      {},
      null,
      /more than one way/,
    ],
    [
      "when nothing is said and employment would have to be set up",
      "You write our newsletters.",
      { engagements: ["employee"] },
      null,
      /ask whether they can/,
    ],
    [
      "before it is set",
      "You write our newsletters.",
      { engagements: [] },
      null,
      /not said yet how/,
    ],
    [
      "in a currency the member does not invoice in",
      "We pay £40 per hour.",
      {},
      "I work from South Africa and can work as a contractor.",
      /pays in GBP/,
    ],
    [
      "in a currency that is not set",
      "We pay £40 per hour.",
      { currencies: [] },
      "I work from South Africa and can work as a contractor.",
      /not set a currency/,
    ],
  ])("%s", (_, description, terms, line, why) => {
    const told = said(description, { hours: null, ...terms });
    expect(told.line).toBe(line);
    expect(told.leftOut.join()).toMatch(why);
  });

  test("the ad's own currency comes before the one the member likes best", () => {
    expect(said("We pay €40 per hour.").line).toContain("invoice in euros");
  });
});

describe("no line at all", () => {
  test("for an ad that is closed to South Africa", () => {
    const told = said("Applicants must reside in Canada. You must be based in Canada.");
    expect(told).toEqual({ line: null, because: [], leftOut: [expect.stringMatching(/closed/)] });
  });

  test("for a scam", () => {
    const told = said("Send a registration fee of $50 to start. We mail you a cheque to deposit.");
    expect(told.line).toBeNull();
    expect(told.leftOut).toEqual([expect.stringMatching(/scam/)]);
  });

  test("before anything is set, and it says what to set", () => {
    const told = said("Hours: 9am - 5pm EST.", noTermsYet);
    expect(told.line).toBeNull();
    expect(told.leftOut).toHaveLength(2);
  });
});

describe("what the line rests on", () => {
  test("is told with the words of the ad, the distance of that day and what their clocks will do", () => {
    expect(said("Hours: 9am - 5pm EST.").because).toEqual([
      "The ad says: “Hours: 9am - 5pm EST.”",
      "You work 15:00 to 23:00 SAST.",
      "On Jul 15, 2026 Eastern is six hours behind South Africa.",
      "When their clocks change, their day becomes 16:00 to 00:00 SAST, which does not fit your hours.",
      "The ad does not say how they engage people.",
      "The ad names no currency, so this is the one you put first.",
    ]);
  });

  test.each([
    ["2026-03-06", "seven"],
    ["2026-03-09", "six"],
    ["2026-10-30", "six"],
    ["2026-11-02", "seven"],
  ])("follows the very day their clocks change: %s", (day, distance) => {
    const { because } = said("Hours: 10am - 4pm EST.", { hours: hours("14:00", "00:00") }, day);
    expect(because.join()).toContain(`Eastern is ${distance} hours behind South Africa`);
    expect(because.join()).toContain("and the line changes with it");
  });

  test("names what was taken for granted", () => {
    const { because } = said("You must work US hours.");
    expect(because).toContain("It gives no exact hours, so we took 09:00 to 17:00.");
  });
});
