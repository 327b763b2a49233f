import { expect, test } from "vitest";
import { startingFilters } from "#domain/jobs/filters.ts";
import { addressOf, placeIn } from "./address.ts";

const readBack = (address: string) => placeIn(new URL(address, "https://kwela.test").searchParams);

test("a place in the list survives its address", () => {
  const filters = { ...startingFilters, search: "e-mail & seo", salary: "100+" } as const;
  expect(readBack(addressOf({ filters, pages: 3 }))).toEqual({ filters, from: null, pages: 3 });
  expect(readBack(addressOf({ filters, from: "b_-1" }))).toEqual({
    filters,
    from: "b_-1",
    pages: 1,
  });
});

test("the start of the list has the plain address", () => {
  expect(addressOf({ filters: startingFilters })).toBe("/jobs");
});

test("every part of what is looked for stands in the address, in one order, and is read back from there", () => {
  const filters = {
    search: "seo",
    roleType: "SEO",
    experience: "Senior",
    salary: "60-80",
    isWorldwideOnly: false,
    isSavedOnly: true,
    sort: "pay",
  } as const;
  const address =
    "/jobs?search=seo&roleType=SEO&experience=Senior&salary=60-80&worldwide=false&saved=true&sort=pay&cursor=b&pages=2";
  expect(addressOf({ pages: 2, from: "b", filters })).toBe(address);
  expect(readBack(address)).toEqual({ filters, from: "b", pages: 2 });
});

test.each([
  ["0", 1],
  ["-1", 1],
  ["NaN", 1],
  ["x", 1],
  ["", 1],
  ["1", 1],
  ["2.9", 2],
  ["5", 5],
  ["6", 5],
  ["1e9", 5],
  ["Infinity", 5],
])("pages=%s shows %i of them", (pages, shown) => {
  expect(readBack(`/jobs?pages=${pages}`).pages).toBe(shown);
});

test("more pages than are put together for one address are not asked for in one either", () => {
  expect(addressOf({ filters: startingFilters, pages: 6 })).toBe("/jobs?pages=5");
});

test.each(["<script>", "", "a b", "a/b", "x".repeat(401)])(
  "a place nobody can have been to, %j, is the beginning",
  (cursor) => {
    expect(readBack(`/jobs?cursor=${encodeURIComponent(cursor)}`).from).toBeNull();
  },
);

test("what nobody can have chosen asks for nothing", () => {
  const address =
    "/jobs?search=+&roleType=Astronaut&experience=senior&salary=1&worldwide=0&saved=1";
  expect(readBack(address).filters).toEqual(startingFilters);
});

test.each([
  { roleType: "Social Media" },
  { experience: "Mid Level", isSavedOnly: true },
  { isWorldwideOnly: false },
] as const)("what is chosen is read as it was written: %o", (chosen) => {
  const filters = { ...startingFilters, ...chosen };
  expect(readBack(addressOf({ filters })).filters).toEqual(filters);
});

test("what nobody can choose counts as not said", () => {
  const odd = "/jobs?roleType=Plumbing&experience=toString&salary=&worldwide=no&saved=1";
  expect(readBack(odd).filters).toEqual(startingFilters);
});

test("an address that lost the writing of its plus still means the same", () => {
  expect(readBack("/jobs?salary=100+").filters.salary).toBe("100+");
});
