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

test.each(["0", "-1", "NaN", "x", "1e9", "2.9"])("pages=%s asks for one to five", (pages) => {
  expect([1, 2, 5]).toContain(readBack(`/jobs?pages=${pages}`).pages);
});

test("a place nobody can have been to is the beginning", () => {
  expect(readBack("/jobs?cursor=<script>").from).toBeNull();
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
