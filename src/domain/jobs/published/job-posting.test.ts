import { describe, expect, test } from "vitest";
import type { Pay } from "#domain/listing/facts.ts";
import { jobPosting, type PostedJob } from "./job-posting.ts";

const usdPerYear = { min: 60_000, max: 80_000 };
const yearly: Pay = {
  amount: { min: 60_000, max: 80_000, currency: "USD", period: "year", usdPerYear },
  terms: [],
};

const job: PostedJob = {
  id: "42",
  path: "/jobs/seo-manager-42",
  title: "SEO Manager",
  company: "Baobab & Sons",
  location: "Remote (Worldwide)",
  description: "Own our <search> traffic.\n\nFull-time.\nYou report to the founder.",
  tags: ["SEO"],
  publishedDate: "2026-11-10T08:00:00.000Z",
  lastSeenOpen: "2026-11-14T06:00:00.000Z",
  isPremium: false,
  logoUrl: "/logos/0123456789abcdef0123456789abcdef.webp",
  openToSouthAfrica: { value: "yes" },
  riskVerdict: "nothing-odd",
  pay: { value: yearly },
  facts: { workplace: { value: "remote" }, engagement: { value: "contractor" } },
};

const site = "https://kwela.example";
const posted = (changes: Partial<PostedJob> = {}) => jobPosting({ ...job, ...changes }, site);
const paid = (changes: Partial<NonNullable<Pay["amount"]>>, terms: Pay["terms"] = []) => {
  const { amount } = yearly;
  return posted({ pay: { value: { amount: amount && { ...amount, ...changes }, terms } } });
};

describe("what Google for Jobs reads", () => {
  test("has every required and recommended field, each of the type the guide asks for", () => {
    expect(posted()).toEqual({
      "@context": "https://schema.org",
      "@type": "JobPosting",
      title: "SEO Manager",
      description:
        "<p>Own our &lt;search&gt; traffic.</p><p>Full-time.<br>You report to the founder.</p>",
      datePosted: "2026-11-10T08:00:00.000Z",
      validThrough: "2026-12-29T06:00:00.000Z",
      identifier: { "@type": "PropertyValue", name: "Kwela", value: "42" },
      hiringOrganization: {
        "@type": "Organization",
        name: "Baobab & Sons",
        logo: "https://kwela.example/logos/0123456789abcdef0123456789abcdef.webp",
      },
      jobLocationType: "TELECOMMUTE",
      applicantLocationRequirements: [{ "@type": "Country", name: "South Africa" }],
      employmentType: ["FULL_TIME", "CONTRACTOR"],
      baseSalary: {
        "@type": "MonetaryAmount",
        currency: "USD",
        value: {
          "@type": "QuantitativeValue",
          minValue: 60_000,
          maxValue: 80_000,
          unitText: "YEAR",
        },
      },
      directApply: false,
      url: "https://kwela.example/jobs/seo-manager-42",
    });
  });

  test("is nothing at all for a premium job", () => {
    expect(posted({ isPremium: true })).toBeNull();
  });

  test("says that the employer is not named when nobody knows it", () => {
    expect(posted({ company: "Unknown Company" })).toHaveProperty(
      "hiringOrganization",
      "confidential",
    );
  });

  test("names no picture but our own copy of it", () => {
    for (const logoUrl of [null, "http://cdn.example/a.png", "https://cdn.example/a.png"])
      expect(posted({ logoUrl })).not.toHaveProperty("hiringOrganization.logo");
  });
});

describe("where one may live", () => {
  const countriesOf = (location: string, value: "yes" | "unclear") =>
    posted({ location, openToSouthAfrica: { value } });
  const named = (...names: string[]) => names.map((name) => ({ "@type": "Country", name }));

  test.each([
    ["Remote", "unclear", ["South Africa"]],
    ["Remote (UK, South Africa or Kenya)", "yes", ["South Africa", "United Kingdom", "Kenya"]],
    ["London, UK", "yes", ["South Africa", "United Kingdom"]],
    ["Ireland - Remote", "unclear", ["Ireland"]],
    ["EMEA", "yes", ["South Africa"]],
  ] as const)("%s, %s for us", (location, openness, names) => {
    expect(countriesOf(location, openness)).toHaveProperty(
      "applicantLocationRequirements",
      named(...names),
    );
  });

  test("a job with an office here is at that office, and not remote", () => {
    const { engagement } = job.facts;
    const hybrid = posted({
      location: "Cape Town",
      facts: { workplace: { value: "hybrid" }, engagement },
    });
    expect(hybrid).toHaveProperty("jobLocation.address", {
      "@type": "PostalAddress",
      addressLocality: "Cape Town",
      addressCountry: "ZA",
    });
    expect(hybrid).not.toHaveProperty("jobLocationType");
  });
});

describe("pay", () => {
  test.each([
    [
      { min: 25, max: 25, period: "hour" },
      { value: 25, unitText: "HOUR" },
    ],
    [
      { min: null, max: 300, period: "day" },
      { maxValue: 300, unitText: "DAY" },
    ],
    [
      { min: 900, max: null, period: "week" },
      { minValue: 900, unitText: "WEEK" },
    ],
    [
      { min: 3000, max: 4000, period: "month" },
      { minValue: 3000, maxValue: 4000, unitText: "MONTH" },
    ],
  ] as const)("%j is told as it was offered", (amount, told) => {
    expect(paid(amount)).toHaveProperty("baseSalary.value", {
      "@type": "QuantitativeValue",
      ...told,
    });
  });

  test("is left out when it is not stated or hangs on results", () => {
    expect(posted({ pay: { value: { amount: null, terms: [] } } })).not.toHaveProperty(
      "baseSalary",
    );
    expect(paid({}, ["on-target"])).not.toHaveProperty("baseSalary");
    expect(paid({}, ["commission-only"])).not.toHaveProperty("baseSalary");
  });
});

test("the working week is told only where the posting does", () => {
  const silent = {
    description: "Write well.",
    facts: { ...job.facts, engagement: { value: "unclear" as const } },
  };
  expect(posted(silent)).not.toHaveProperty("employmentType");
  expect(paid({}, ["part-time"])).toHaveProperty("employmentType", ["PART_TIME", "CONTRACTOR"]);
});
