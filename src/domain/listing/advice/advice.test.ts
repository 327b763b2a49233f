import { describe, expect, test } from "vitest";
import type { Hours, ListingFacts, Openness, PayAmount } from "#domain/listing/facts.ts";
import type { Confidence, Fact } from "#domain/listing/posting.ts";
import { engagementOf } from "#domain/listing/engagement/engagement.ts";
import { readPosting } from "#domain/listing/text/read-posting.ts";
import { engagementSaid, engagementWords } from "./fact-names.ts";
import { verdictOfFacts } from "./open-words.ts";
import { isOtherWork } from "./other-work.ts";
import { missingFrom, questions, type Question } from "./missing.ts";
import { recruiterMessage } from "./recruiter-message.ts";
import { shareText } from "./share-text.ts";

const sure = <Value>(value: Value, confidence: Confidence = "high"): Fact<Value> => ({
  value,
  confidence,
  evidence: [],
  rules: [],
});

const monthly: PayAmount = {
  min: 5000,
  max: 5000,
  currency: "USD",
  period: "month",
  usdPerYear: { min: 60_000, max: 60_000 },
};

const day = { start: 660, end: 1140, overlap: 360 };

const london: Hours = {
  zone: "Europe/London",
  start: 540,
  end: 1020,
  areAssumed: false,
  overlapAsked: null,
  january: day,
  july: day,
  isLateShift: false,
};

/** A post that answers everything. */
const complete: ListingFacts = {
  isMarketing: sure(true),
  roleType: sure("SEO"),
  experience: sure("Senior"),
  workplace: sure("remote"),
  openToSouthAfrica: sure("yes"),
  pay: sure({ amount: monthly, terms: [] }),
  hours: sure<Hours | null>(london),
  engagement: sure("contractor"),
  risk: { verdict: "nothing-odd", notes: [] },
};

const named = { company: "Fathom & Field" };
const missing = (facts: Partial<ListingFacts>, posting = named) =>
  missingFrom({ ...complete, ...facts }, posting);

describe("what is missing to be sure", () => {
  test("nothing, when the post answers everything", () => {
    expect(missing({})).toEqual([]);
  });

  test.each<[string, Partial<ListingFacts>, Question[]]>([
    ["silence about us", { openToSouthAfrica: sure("unclear") }, ["open-to-south-africa"]],
    [
      "a yes that is likely",
      { openToSouthAfrica: sure("yes", "medium") },
      ["open-to-south-africa"],
    ],
    ["a yes that is a hint", { openToSouthAfrica: sure("yes", "low") }, ["open-to-south-africa"]],
    ["no pay", { pay: sure({ amount: null, terms: [] }) }, ["pay"]],
    ["commission only", { pay: sure({ amount: null, terms: ["commission-only"] }) }, ["fixed-pay"]],
    ["on-target pay", { pay: sure({ amount: monthly, terms: ["on-target"] }) }, ["fixed-pay"]],
    ["no hours", { hours: sure(null) }, ["hours"]],
    ["a zone alone", { hours: sure({ ...london, areAssumed: true }) }, ["exact-hours"]],
    [
      "a zone and the overlap they want",
      { hours: sure({ ...london, areAssumed: true, overlapAsked: 4 }) },
      [],
    ],
    ["no engagement", { engagement: sure("unclear") }, ["engagement"]],
  ])("%s leaves one question at most", (_what, facts, asked) => {
    expect(missing(facts)).toEqual(asked);
  });

  test("a company that is not named is asked for", () => {
    expect(missing({}, { company: "" })).toEqual(["company"]);
  });

  test("of a job that is closed to us nobody asks for the pay, only whether it is really closed", () => {
    const pay = sure({ amount: null, terms: [] });
    expect(missing({ openToSouthAfrica: sure("no"), pay })).toEqual([]);
    expect(missing({ openToSouthAfrica: sure("no", "low"), pay })).toEqual([
      "open-to-south-africa",
    ]);
  });

  test("of a job at an office here one asks all but whether it takes us", () => {
    const openToSouthAfrica = sure<Openness>("not-remote", "medium");
    const [hours, engagement] = [sure(null), sure("unclear" as const)];
    expect(missing({ openToSouthAfrica, hours, engagement })).toEqual(["hours", "engagement"]);
  });

  test("a verdict that is worded as a doubt always comes with the question", () => {
    for (const value of ["yes", "unclear"] as const)
      for (const confidence of ["high", "medium", "low"] as const) {
        const openToSouthAfrica = sure<Openness>(value, confidence);
        const isDoubt = verdictOfFacts({ ...complete, openToSouthAfrica }).tone !== "yes";
        expect(missing({ openToSouthAfrica }).includes("open-to-south-africa")).toBe(isDoubt);
      }
  });

  test("nobody is told to write to a scammer", () => {
    const risk = { verdict: "likely-scam", notes: [] } as const;
    expect(missing({ risk, hours: sure(null) })).toEqual([]);
  });
});

describe("a post that names more than one way to work together", () => {
  const read = (description: string) =>
    engagementOf(
      readPosting({ title: "", company: "", location: "", description, payText: "", tags: [] }),
    );

  test.each([
    [
      "You join as an independent contractor, or employed via an employer of record if you prefer.",
      "Your choice: contractor or through an employer of record",
      [],
    ],
    [
      "Employment contract or B2B contract, whichever suits you.",
      "Your choice: contractor or employee",
      [],
    ],
    [
      "You work as an employee or as a contractor, depending on your country.",
      "Contractor or employee",
      ["engagement"],
    ],
  ])("%s", (description, name, asked) => {
    const engagement = read(description);
    expect(engagementSaid(engagement).name).toBe(name);
    expect(engagementSaid(engagement).meaning).not.toContain("does not say");
    expect(missing({ engagement })).toEqual(asked);
  });

  test("is told from one that is silent, and from one read before we kept which it names", () => {
    expect(engagementSaid(read("We sell tea."))).toBe(engagementWords.unclear);
    const old = { ...read("You work as an employee or as a contractor."), rules: [] };
    expect(engagementSaid(old).meaning).not.toContain("does not say");
  });
});

describe("a post is called no marketing job", () => {
  const post = (title: string, ...rules: string[]) => ({
    title,
    facts: { isMarketing: { ...sure(false, "medium"), rules } },
    pasted: { language: null, isMostlyLink: false },
  });

  test("where its title names other work", () => {
    expect(isOtherWork(post("Truck Driver", "other-work-in-title"))).toBe(true);
    expect(isOtherWork(post("Insurance Advisor", "no-marketing-in-title"))).toBe(true);
  });

  test("but not where nothing names the work, or we could not read it", () => {
    expect(isOtherWork(post("", "no-marketing-in-title"))).toBe(false);
    expect(isOtherWork(post("Great Things Ahead", "no-marketing-in-title"))).toBe(false);
    expect(isOtherWork(post("Writer", "too-little-marketing-in-text"))).toBe(false);
    const read = post("Bestuurder", "other-work-in-title");
    expect(isOtherWork({ ...read, pasted: { language: "Afrikaans", isMostlyLink: false } })).toBe(
      false,
    );
    expect(isOtherWork({ ...read, pasted: { language: null, isMostlyLink: true } })).toBe(false);
  });
});

describe("the message to the recruiter", () => {
  const everything = Object.keys(questions) as Question[];

  test("asks exactly what is missing, each in a line of its own, and nothing else", () => {
    const message = recruiterMessage(["pay", "hours"], "SEO Specialist") ?? "";
    expect(message).toContain("the SEO Specialist role");
    expect(message.split("\n").filter((line) => /^\d/.test(line))).toEqual([
      `1. ${questions.pay.ask}`,
      `2. ${questions.hours.ask}`,
    ]);
    for (const other of everything.filter((question) => !["pay", "hours"].includes(question)))
      expect(message).not.toContain(questions[other].ask);
  });

  test("puts a single question into the sentence", () => {
    expect(recruiterMessage(["engagement"], "")).toContain(
      "One question before I do: would I work as a contractor",
    );
  });

  test("does without a title", () => {
    expect(recruiterMessage(["pay"], "")).toContain("the role you posted");
  });

  test("is not there when nothing is missing", () => {
    expect(recruiterMessage([], "SEO Specialist")).toBeNull();
  });
});

describe("the text to share", () => {
  const about = {
    title: "SEO Specialist",
    company: "Fathom & Field",
    inRand: {
      min: 92_000,
      max: 92_000,
      per: "month",
      hoursPerWeek: null,
      isPartTime: false,
      lastYear: null,
      isOld: false,
      rand: 18.4,
      day: "2026-11-14",
    } as const,
    link: "https://kwela.example/check-a-job",
  };

  test("says verdict, pay, hours, engagement and risk, and where to check another", () => {
    expect(shareText(complete, about).split("\n")).toEqual([
      "SEO Specialist, Fathom & Field",
      "*Open to South Africa*",
      "Pay: $5,000/month, ≈ R92,000/month at R18.40 (Nov 14, 2026)",
      expect.stringMatching(/^Hours: .*11:00/),
      "Engagement: contractor",
      "Risk: nothing odd",
      "",
      "Check any job post: https://kwela.example/check-a-job",
    ]);
  });

  test("says so where the post says nothing", () => {
    const silent: ListingFacts = {
      ...complete,
      openToSouthAfrica: sure("unclear"),
      pay: sure({ amount: null, terms: [] }),
      hours: sure(null),
      engagement: sure("unclear"),
    };
    const text = shareText(silent, { ...about, title: "", company: "", inRand: null });
    expect(text.startsWith("*Unclear for South Africa*\nPay: not stated\nHours: not stated")).toBe(
      true,
    );
  });

  test("of a scam it says that first", () => {
    const risk = {
      verdict: "likely-scam",
      notes: [{ reason: "fee-up-front", evidence: [] }],
    } as const;
    const text = shareText({ ...complete, risk }, about);
    expect(text).toContain("*Likely a scam*");
    expect(text).not.toContain("*Open to South Africa*");
  });

  test("has no mark-up but its own, and can be put into an address", () => {
    const text = shareText(complete, { ...about, title: "*Lead*\n_now_ \ud83d", company: "`x`" });
    expect(text.startsWith("Lead now, x\n")).toBe(true);
    expect(() => encodeURIComponent(text)).not.toThrow();
  });
});
