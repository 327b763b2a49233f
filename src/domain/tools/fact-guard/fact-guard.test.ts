import { describe, expect, it } from "vitest";
import type { Invention, TrueStatement } from "./examples/example.ts";
import * as eighth from "./examples/eighth-batch.ts";
import * as eleventh from "./examples/eleventh-batch.ts";
import * as fifth from "./examples/fifth-batch.ts";
import * as first from "./examples/first-batch.ts";
import * as fourth from "./examples/fourth-batch.ts";
import * as ninth from "./examples/ninth-batch.ts";
import * as second from "./examples/second-batch.ts";
import * as seventh from "./examples/seventh-batch.ts";
import * as sixth from "./examples/sixth-batch.ts";
import * as tenth from "./examples/tenth-batch.ts";
import * as third from "./examples/third-batch.ts";
import { unsupportedFacts } from "./fact-guard.ts";

interface Batch {
  readonly inventions: readonly Invention[];
  readonly trueStatements: readonly TrueStatement[];
}

const batchOf = (name: string, { inventions, trueStatements }: Batch) => ({
  name,
  inventions,
  trueStatements,
});

const batches = [
  batchOf("the first batch", first),
  batchOf("the second batch", second),
  batchOf("the third batch", third),
  batchOf("the fourth batch", fourth),
  batchOf("the fifth batch", fifth),
  batchOf("the sixth batch", sixth),
  batchOf("the seventh batch", seventh),
  batchOf("the eighth batch", eighth),
  batchOf("the ninth batch", ninth),
  batchOf("the tenth batch", tenth),
  batchOf("the eleventh batch", eleventh),
];

/** Inventions of which no planted word is marked. */
const missed = (inventions: readonly Invention[]): string[] =>
  inventions
    .filter(({ member, says, planted }) => {
      const [from, to] = [says.indexOf(planted), says.indexOf(planted) + planted.length];
      return !unsupportedFacts({ ...member, generated: says }).some(
        ({ start, end }) => start < to && end > from,
      );
    })
    .map(({ kind, says, planted }) => `${kind}: ${planted} in ${says}`);

/** True statements in which something is marked. */
const wronglyMarked = (statements: readonly TrueStatement[]): string[] =>
  statements.flatMap(({ member, says }) => {
    const marks = unsupportedFacts({ ...member, generated: says });
    return marks.length === 0 ? [] : [`${marks.map(({ text }) => text).join(" | ")} in ${says}`];
  });

describe.each(batches)("in $name", ({ inventions, trueStatements }) => {
  it("at least 95 % of the inventions are marked", () => {
    expect(inventions.length).toBeGreaterThanOrEqual(60);
    expect(
      missed(inventions).length / inventions.length,
      missed(inventions).join("\n"),
    ).toBeLessThanOrEqual(0.05);
  });

  it("at most 5 % of the true statements are marked", () => {
    expect(trueStatements.length).toBeGreaterThanOrEqual(60);
    const wrong = wronglyMarked(trueStatements);
    expect(wrong.length / trueStatements.length, wrong.join("\n")).toBeLessThanOrEqual(0.05);
  });
});

const marked = (generated: string, own: string[], more: object = {}): string[] =>
  unsupportedFacts({ own, generated, ...more }).map(({ kind, text }) => `${kind}: ${text}`);

describe("the ad", () => {
  const own = ["I write newsletters in Mailchimp."];
  const asked = ["Acme seeks an SEO Lead with 5 years of experience in Klaviyo."];

  it.each([
    "I would love to join Acme as SEO Lead.",
    "You ask for 5 years of experience.",
    "I have not used Klaviyo yet.",
    "I would like to learn Klaviyo at Acme.",
  ])("may be spoken of: %s", (says) => {
    expect(marked(says, own, { asked })).toEqual([]);
  });

  it.each([
    ["I worked at Acme.", "employer: Acme"],
    ["I was SEO Lead for a shop.", "job title: SEO Lead"],
    ["I have 5 years of experience.", "year: 5 years"],
    ["I write newsletters in Klaviyo.", "tool: Klaviyo"],
  ])("bears out nothing: %s", (says, mark) => {
    expect(marked(says, own, { asked })).toEqual([mark]);
  });
});

describe("figures", () => {
  const own = [
    "I grew the list from 2,000 to 5,000 readers. I run three stalls a year, 200 guests each.",
  ];

  it.each([
    "I grew the list by 150%.",
    "I added 3,000 readers to the list.",
    "The list is now two and a half times as long.",
    "My stalls welcome 600 guests a year.",
  ])("may be worked out from the member's own: %s", (says) => {
    expect(marked(says, own)).toEqual([]);
  });

  it.each([
    ["I grew the list by 140%.", "number: 140%"],
    ["I cut complaints by 150%.", "number: 150%"],
    ["My stalls welcome 800 guests a year.", "count: 800"],
  ])("but not wrongly, nor of another thing: %s", (says, mark) => {
    expect(marked(says, own)).toContain(mark);
  });

  it("are not marked when the years between are counted", () => {
    expect(marked("I have four years in email.", ["I worked in email from 2019 to 2023."])).toEqual(
      [],
    );
    expect(marked("I have seven years in email.", ["I have worked in email since 2019."])).toEqual([
      "year: seven years",
    ]);
    expect(
      marked("I have seven years in email.", ["I have worked in email since 2019."], {
        thisYear: 2026,
      }),
    ).toEqual([]);
  });

  it("must count the same thing", () => {
    expect(marked("I lead a team of 12.", ["I lead a team and serve 12 clients."])).toEqual([
      "count: 12",
    ]);
    expect(marked("I raised $350k.", ["I raised R350k."])).toEqual(["number: $350k"]);
  });
});

describe("other words for the same figure", () => {
  it.each([
    ["More than doubled.", "Sign-ups rose from 400 to 900."],
    ["I nearly halved the cost.", "The cost went from R180 to R95."],
    ["I manage $720,000 a year.", "I manage $60,000 a month."],
    ["I report four times a year.", "I report every quarter."],
    ["I reply within 24 hours.", "I reply within a day."],
    ["I interned for two months.", "I interned for eight weeks."],
    ["Four in five of them open it.", "80% of them open it."],
    ["It sold a quarter of a million units.", "It sold 250,000 units."],
  ])("%s", (says, own) => {
    expect(marked(says, [own])).toEqual([]);
  });

  it.each([
    ["I more than tripled sign-ups.", "Sign-ups rose from 400 to 900.", "number: tripled"],
    ["I manage $900,000 a year.", "I manage $60,000 a month.", "number: $900,000"],
    ["A click costs R40.", "I tested 40 ads.", "number: R40"],
  ])("but not for another: %s", (says, own, mark) => {
    expect(marked(says, [own])).toEqual([mark]);
  });
});

describe("advice", () => {
  it("is read only where it quotes what may be copied", () => {
    const own = ["I write newsletters."];
    expect(marked("Add a number such as 30%.", own)).toEqual([]);
    expect(marked('Consider adding a result such as "cut churn by 30%".', own)).toEqual([
      "duty: cut churn",
      "number: 30%",
    ]);
    expect(marked("Your five years at Takealot stand out.", own)).toEqual([
      "year: five years",
      "employer: Takealot",
    ]);
  });
});

it("does not take for said what the member denied", () => {
  expect(marked("I use Klaviyo.", ["I have never used Klaviyo."])).toEqual(["tool: Klaviyo"]);
});

it.each([
  "I grew email at Superbalist Would you have ten minutes?",
  "I grew email at Superbalist.Would you have ten minutes?",
  "I grew email at Superbalist. Could we speak?",
])("ends a name where the next sentence begins, with or without a stop: %s", (says) => {
  expect(marked(says, ["I grew email at Superbalist."])).toEqual([]);
});

it("tells helping from leading", () => {
  const own = ["I helped with the rebrand and work in a team of five."];
  expect(marked("I supported the rebrand.", own)).toEqual([]);
  expect(marked("I led the rebrand.", own)).toEqual(["duty: led the rebrand"]);
  expect(marked("I managed a team of five.", own)).toEqual(["duty: managed a team"]);
});
