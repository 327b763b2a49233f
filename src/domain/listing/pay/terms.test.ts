import { expect, it } from "vitest";
import type { Pay } from "#domain/listing/facts.ts";
import { readPosting } from "#domain/listing/text/read-posting.ts";
import { payOf } from "./pay.ts";
import { startingRates } from "./rates.ts";

const pay = (description: string, title = "", tags: readonly string[] = []): Pay =>
  payOf(
    readPosting({ title, company: "", location: "", description, payText: "", tags }),
    startingRates,
  ).value;

it("says that a figure is only a target, unless a base is given", () => {
  expect(pay("OTE $120k")).toMatchObject({ amount: { max: 120_000 }, terms: ["on-target"] });
  expect(pay("Base salary $60,000, OTE $120,000")).toMatchObject({
    amount: { max: 60_000 },
    terms: [],
  });
});

it("shows no figure for commission alone, but the base where one is stated", () => {
  expect(pay("Commission only, OTE $120k")).toEqual({ amount: null, terms: ["commission-only"] });
  expect(pay("Base salary $40,000. Before that, two weeks are commission only.")).toMatchObject({
    amount: { min: 40_000 },
    terms: [],
  });
  expect(pay("This is not a commission-only role").terms).toEqual([]);
});

it.each([
  ["", "Copywriter (part-time)", []],
  ["", "Copywriter", ["Part-time"]],
  ["This is a part-time role.", "Copywriter", []],
  ["The work is 20-25 hours per week.", "Copywriter", []],
])("knows part-time work by its hours or its name: %s %s %s", (description, title, tags) => {
  expect(pay(description, title, tags).terms).toEqual(["part-time"]);
});

it.each([
  ["Open to full-time and part-time contract work.", []],
  ["You need 20 hours per week of overlap.", []],
  ["We save clients 10 hours per week.", []],
  ["This is a part-time role.", ["Full-time"]],
])("does not call it part-time otherwise: %s %s", (description, tags) => {
  expect(pay(description, "Copywriter", tags).terms).toEqual([]);
});

it("mentions extras only beside a figure, and only those that are pay", () => {
  expect(pay("Salary: $60k. Eligible for an annual bonus.").terms).toEqual(["plus-extras"]);
  expect(pay("Salary: $60k. Stock options.").terms).toEqual(["plus-extras"]);
  expect(pay("Salary: $60k. We offer a referral bonus.").terms).toEqual([]);
  expect(pay("Salary: $60k. We care about diversity, equity and inclusion.").terms).toEqual([]);
  expect(pay("Eligible for an annual bonus.").terms).toEqual([]);
});
