import { describe, expect, test } from "vitest";
import { doorsFound, doorsOf, fewestAds, type AdCounts } from "./door-list.ts";

const ads = (name: string, counts: Partial<AdCounts> = {}): AdCounts => ({
  name,
  yes: 0,
  unclear: 0,
  no: 0,
  payStated: 0,
  openNow: 0,
  newestAt: new Date("2026-11-01"),
  ...counts,
});

describe("which companies have a page", () => {
  test("those with five ads or more, whatever they say", () => {
    const doors = doorsOf([
      ads("Four", { yes: 4 }),
      ads("Five", { yes: 2, unclear: 2, no: 1 }),
      ads("Never", { no: fewestAds }),
    ]);
    expect([...doors.keys()]).toEqual(["five", "never"]);
  });

  test("spellings of one company are counted together, under the one used most", () => {
    const doors = doorsOf([
      ads("TIDEWRACK SURF", { yes: 1, payStated: 1, newestAt: new Date("2026-11-05") }),
      ads("Tidewrack Surf", { yes: 2, no: 1, payStated: 2 }),
      ads("Tidewrack Surf Ltd", { unclear: 1, openNow: 1 }),
    ]);
    expect([...doors.values()]).toEqual([
      expect.objectContaining({
        slug: "tidewrack-surf",
        name: "Tidewrack Surf",
        ads: 5,
        yes: 3,
        unclear: 1,
        no: 1,
        payStated: 3,
        openNow: 1,
        newestAt: new Date("2026-11-05"),
        took: expect.objectContaining({ count: 3, of: 5, percent: 60 }),
      }),
    ]);
  });

  test("nobody is no company", () => {
    expect(doorsOf([ads("Unknown Company", { yes: 9 }), ads("…", { yes: 9 })]).size).toBe(0);
  });
});

describe("the list", () => {
  const doors = [
    ...doorsOf([
      ads("All of five", { yes: 5, payStated: 5 }),
      ads("Nineteen of twenty", { yes: 19, no: 1 }),
      ads("None of ten", { no: 10, payStated: 10 }),
    ]).values(),
  ];
  const names = (sort: "open" | "ads" | "pay" | "name", search = "") =>
    doorsFound(doors, { sort, search }).map(({ name }) => name);

  test("is ordered by what is likely at the least, so that a few ads prove little", () => {
    expect(names("open")).toEqual(["Nineteen of twenty", "All of five", "None of ten"]);
    expect(names("pay")).toEqual(["None of ten", "All of five", "Nineteen of twenty"]);
    expect(names("ads")).toEqual(["Nineteen of twenty", "None of ten", "All of five"]);
    expect(names("name")).toEqual(["All of five", "Nineteen of twenty", "None of ten"]);
  });

  test("is searched as names are compared", () => {
    expect(names("name", " NINETEEN, of ")).toEqual(["Nineteen of twenty"]);
    expect(names("name", "ten")).toEqual(["None of ten"]);
    expect(names("name", "***")).toEqual([]);
    expect(names("name", "  ")).toHaveLength(3);
  });
});
