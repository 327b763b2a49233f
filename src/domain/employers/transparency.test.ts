import { describe, expect, test } from "vitest";
import { startingRates } from "#domain/listing/pay/rates.ts";
import { factsOf } from "#domain/listing/read-facts.ts";
import { applyLinkOf } from "./apply-way.ts";
import { emptyPosting, type PostingFields } from "./posting-fields.ts";
import { postingOf } from "./posting-text.ts";
import { criteria, rubric, transparencyOf, type CriterionId } from "./transparency.ts";

const told: PostingFields = {
  title: "Lifecycle Email Marketer",
  company: "Fathom & Field",
  description: "You plan, write, build and test our emails, and tell us what worked. ".repeat(7),
  location: "Remote",
  whoCanApply: "Anyone who lives in South Africa or elsewhere in EMEA",
  salary: "$4,000 to $5,000 a month",
  hours: "09:00 to 17:00 London time",
  engagement: "contractor",
  process: "Two calls, a paid test task and an answer within a week.",
  closingDate: "2026-12-15",
  apply: "https://fathom.example/jobs",
};

const scoreOf = (fields: PostingFields) =>
  transparencyOf(
    fields,
    factsOf(postingOf(fields), startingRates),
    applyLinkOf(fields.apply) ?? "",
  );

const earned = (change: Partial<PostingFields>, id: CriterionId) =>
  scoreOf({ ...told, ...change }).rows.find((row) => row.id === id)?.earned;

test("the rubric has a hundred points, and a posting that tells everything has them all", () => {
  expect(criteria.reduce((sum, id) => sum + rubric[id].points, 0)).toBe(100);
  expect(scoreOf(told).total).toBe(100);
});

test("what reads like a scam has no points, whatever else it tells", () => {
  const description = `${told.description} Pay a registration fee of R500 by WhatsApp to start. Send your ID and bank details first.`;
  const score = scoreOf({ ...told, description });
  expect(score.total).toBe(0);
  expect(score.rows.every(({ earned }) => earned === 0)).toBe(true);
});

test("a posting that says nothing has none but for its way to apply", () => {
  expect(scoreOf({ ...emptyPosting, apply: "https://x.example" }).total).toBe(5);
  expect(scoreOf({ ...emptyPosting, apply: "x@gmail.com" }).total).toBe(0);
});

test.each<[CriterionId, Partial<PostingFields>, number]>([
  ["pay-figure", { salary: "" }, 0],
  ["pay-figure", { salary: "Competitive" }, 0],
  ["pay-figure", { salary: "£30 an hour" }, 20],
  ["pay-certain", { salary: "$40,000 to $120,000 a year" }, 0],
  ["pay-certain", { salary: "Commission only, up to $8,000 a month" }, 0],
  ["pay-certain", { salary: "$60,000 a year" }, 5],
  ["who-may-apply", { whoCanApply: "" }, 0],
  ["who-may-apply", { whoCanApply: "Only people who live in the United States" }, 20],
  ["hours", { hours: "" }, 0],
  ["hours", { hours: "London time" }, 6],
  ["hours", { hours: "Four hours of overlap with New York" }, 12],
  ["hours", { hours: "No set hours, as long as the work is done" }, 12],
  ["hours", { hours: "Normal office hours" }, 6],
  ["engagement", { engagement: "" }, 0],
  ["engagement", { engagement: "employee" }, 10],
  ["engagement", { engagement: "employer-of-record" }, 10],
  ["company", { company: "Our client" }, 0],
  ["company", { company: "A fast-growing start-up" }, 0],
  ["company", { company: "Confidential" }, 0],
  ["company", { company: "The Startup Company" }, 0],
  ["company", { company: "Agency Analytics" }, 10],
  ["process", { process: "Soon" }, 0],
  ["substance", { description: "You run our emails." }, 0],
  ["apply-way", { apply: "someone@gmail.com" }, 0],
  ["apply-way", { apply: "jobs@fathom.example" }, 5],
  ["closing-date", { closingDate: "" }, 0],
])("%s of %o is %i", (id, change, points) => {
  expect(earned(change, id)).toBe(points);
});

describe("no point can be lost by telling more", () => {
  const optional = [
    "whoCanApply",
    "salary",
    "hours",
    "engagement",
    "process",
    "closingDate",
  ] as const;
  test.each(optional)("%s", (name) => {
    expect(scoreOf({ ...told, [name]: "" }).total).toBeLessThan(scoreOf(told).total);
  });
});
