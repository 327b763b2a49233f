import { describe, expect, test } from "vitest";
import { experienceLevels, roleTypes, type ListingFacts } from "#domain/listing/facts.ts";
import { startingRates } from "#domain/listing/pay/rates.ts";
import { factsOf } from "#domain/listing/read-facts.ts";
import type { JobSeed } from "#seeds/job-seed.ts";
import { doorsOf, type AdCounts } from "#domain/companies/door-list.ts";
import { boardOpenness } from "#domain/jobs/board-openness.ts";
import { closedJobSeeds, jobSeeds } from "./index.ts";

interface Read {
  readonly seed: JobSeed;
  readonly facts: ListingFacts;
}

const readSeed = (seed: JobSeed): Read => ({
  seed,
  facts: factsOf({ ...seed, payText: seed.salary ?? "" }, startingRates),
});

const listings = jobSeeds.map(readSeed);

const count = (holds: (read: Read) => boolean): number => listings.filter(holds).length;
const share = (holds: (read: Read) => boolean): number => count(holds) / listings.length;
const distinct = (values: readonly string[]): number => new Set(values).size;

const titlesWhere = (holds: (read: Read) => boolean): string[] =>
  listings.filter(holds).map(({ seed }) => `${seed.title}, ${seed.company}`);

describe("the board of a demo is full", () => {
  test("with at least 120 listings from some 80 companies", () => {
    expect(listings.length).toBeGreaterThanOrEqual(120);
    expect(distinct(jobSeeds.map(({ company }) => company))).toBeGreaterThanOrEqual(75);
  });

  test.each(roleTypes)("with ten listings or more for %s", (roleType) => {
    expect(count(({ facts }) => facts.roleType.value === roleType)).toBeGreaterThanOrEqual(10);
  });

  test.each(experienceLevels)("with ten listings or more at the level %s", (level) => {
    expect(count(({ facts }) => facts.experience.value === level)).toBeGreaterThanOrEqual(10);
  });

  test("with marketing only", () => {
    expect(titlesWhere(({ facts }) => !facts.isMarketing.value)).toEqual([]);
  });

  test("with about two premium listings for every three free ones", () => {
    const premium = share(({ seed }) => seed.tier === "premium");
    expect(premium).toBeGreaterThanOrEqual(0.35);
    expect(premium).toBeLessThanOrEqual(0.45);
  });

  test("with listings from the last hour to a month and a half ago, most of them recent", () => {
    const ages = jobSeeds.map(({ hoursAgo }) => hoursAgo);
    expect(Math.min(...ages)).toBe(1);
    expect(Math.max(...ages)).toBeGreaterThan(30 * 24);
    expect(Math.max(...ages)).toBeLessThanOrEqual(45 * 24);
    expect(share(({ seed }) => seed.hoursAgo <= 7 * 24)).toBeGreaterThan(0.5);
  });
});

describe("a reader meets every kind of posting", () => {
  test("most open to South Africa, some unclear, a few closed", () => {
    const verdict = (value: string) =>
      share(({ facts }) => facts.openToSouthAfrica.value === value);
    expect(verdict("yes")).toBeGreaterThanOrEqual(0.6);
    expect(verdict("unclear")).toBeGreaterThanOrEqual(0.15);
    expect(verdict("no")).toBeGreaterThan(0);
    expect(verdict("no")).toBeLessThanOrEqual(0.12);
  });

  test("pay in several currencies, periods and forms, and now and then none", () => {
    const amounts = listings.flatMap(({ facts }) => facts.pay.value.amount ?? []);
    expect(amounts.length / listings.length).toBeGreaterThanOrEqual(0.7);
    expect(amounts.length).toBeLessThan(listings.length);
    expect(distinct(amounts.map(({ currency }) => currency))).toBeGreaterThanOrEqual(4);
    expect(new Set(amounts.map(({ period }) => period))).toEqual(
      new Set(["hour", "day", "month", "year"]),
    );
    expect(amounts.some(({ min }) => min === null)).toBe(true);
    expect(amounts.some(({ max }) => max === null)).toBe(true);
  });

  test.each(["on-target", "commission-only", "part-time", "plus-extras"] as const)(
    "pay that is %s",
    (term) => {
      expect(count(({ facts }) => facts.pay.value.terms.includes(term))).toBeGreaterThan(0);
    },
  );

  test("working hours near ours, and late shifts", () => {
    expect(share(({ facts }) => facts.hours.value !== null)).toBeGreaterThanOrEqual(0.25);
    expect(count(({ facts }) => facts.hours.value?.isLateShift === true)).toBeGreaterThan(3);
    expect(count(({ facts }) => (facts.hours.value?.overlapAsked ?? 0) > 0)).toBeGreaterThan(3);
  });

  test.each(["contractor", "employee", "employer-of-record", "unclear"] as const)(
    "engagement: %s",
    (way) => {
      expect(count(({ facts }) => facts.engagement.value === way)).toBeGreaterThanOrEqual(10);
    },
  );

  test("one plain scam, one to be careful with, and nothing odd about the others", () => {
    const judged = (verdict: string) => titlesWhere(({ facts }) => facts.risk.verdict === verdict);
    expect(judged("likely-scam")).toEqual(["Social Media Assistant, Unknown Company"]);
    expect(judged("be-careful")).toEqual(["Media Buyer, Native and Display, Umberlode"]);
  });
});

describe("every listing is worth opening", () => {
  test("its text is of a readable length, in short paragraphs", () => {
    const isThin = ({ seed: { description } }: Read) => {
      const words = description.split(/\s+/).length;
      const paragraphs = description.split("\n\n").length;
      return (
        description.length < 600 || words < 120 || words > 260 || paragraphs < 4 || paragraphs > 7
      );
    };
    expect(titlesWhere(isThin)).toEqual([]);
  });

  test("no sentence of some length is in two of them", () => {
    const seen = new Set<string>();
    const repeated = jobSeeds
      .flatMap(({ description }) => description.split(/(?<=[.!?])\s+/))
      .filter((sentence) => sentence.length > 40)
      .filter((sentence) => seen.size === seen.add(sentence).size);
    expect(repeated).toEqual([]);
  });

  test("titles differ", () => {
    expect(distinct(jobSeeds.map(({ title }) => title))).toBeGreaterThan(jobSeeds.length * 0.8);
  });

  test("its link is its own, secure, and leads to nobody's real site", () => {
    const links = jobSeeds.map(({ link }) => link);
    expect(distinct(links)).toBe(links.length);
    expect(
      links.filter((link) => !/^https:\/\/[a-z.-]+\.example\/careers\/[a-z0-9-]+$/.test(link)),
    ).toEqual([]);
  });

  test("its pay is the same in the text as beside the title", () => {
    const differs = ({ seed, facts }: Read) => {
      if (facts.pay.value.amount === null) return false;
      const inText = factsOf({ ...seed, payText: "" }, startingRates).pay.value.amount;
      return JSON.stringify(inText) !== JSON.stringify(facts.pay.value.amount);
    };
    expect(titlesWhere(differs)).toEqual([]);
  });
});

describe("what companies asked for before", () => {
  const read = closedJobSeeds.map((seed) => ({
    seed,
    facts: factsOf({ ...seed, tags: [], payText: seed.salary ?? "" }, startingRates),
  }));

  test("is marketing, and no scam", () => {
    const odd = read.filter(
      ({ facts }) => !facts.isMarketing.value || facts.risk.verdict === "likely-scam",
    );
    expect(odd.map(({ seed }) => seed.title)).toEqual([]);
  });

  test("tells of five companies at least, from one that always takes us to one that never does", () => {
    const counts = read.map(({ seed, facts }): AdCounts => {
      const openness = boardOpenness(facts.openToSouthAfrica.value);
      const isPayStated = facts.pay.value.amount !== null;
      const none = { yes: 0, unclear: 0, no: 0, openNow: 0, newestAt: new Date(0) };
      return { ...none, name: seed.company, payStated: isPayStated ? 1 : 0, [openness]: 1 };
    });
    const shares = [...doorsOf(counts).values()].map(({ took }) => took.percent);
    expect(shares.length).toBeGreaterThanOrEqual(5);
    expect(Math.min(...shares)).toBe(0);
    expect(Math.max(...shares)).toBeGreaterThanOrEqual(80);
  });

  test("has addresses and sentences of its own", () => {
    const all = [...jobSeeds, ...closedJobSeeds];
    expect(distinct(all.map(({ link }) => link))).toBe(all.length);
    expect(distinct(closedJobSeeds.map(({ description }) => description))).toBe(read.length);
  });
});
