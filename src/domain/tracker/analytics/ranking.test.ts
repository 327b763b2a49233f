import { expect, test } from "vitest";
import { best, type NamedTally } from "./ranking.ts";

const tally = (name: string, count: number, of: number): NamedTally => ({ name, count, of });
const namesOf = (...tallies: readonly NamedTally[]): string[] =>
  best(tallies, 3).map(({ name }) => name);

test("the best three by their share, not by how many they are", () => {
  expect(
    namesOf(
      tally("Indeed", 3, 30),
      tally("Referral", 2, 4),
      tally("Email", 1, 3),
      tally("Upwork", 0, 9),
    ),
  ).toEqual(["Referral", "Email", "Indeed"]);
});

test("where shares are equal, more applications come first, then the alphabet", () => {
  expect(namesOf(tally("Upwork", 1, 3), tally("LinkedIn", 2, 6), tally("Email", 1, 3))).toEqual([
    "LinkedIn",
    "Email",
    "Upwork",
  ]);
});

test("one that answered nobody may be among them; one that was never used is not", () => {
  expect(namesOf(tally("Email", 0, 2), tally("Other", 0, 0))).toEqual(["Email"]);
});
