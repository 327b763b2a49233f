import { expect, it, test } from "vitest";
import { checkLetter } from "#domain/tools/letters/check-letter.ts";
import { clicheGroups } from "./cliches.ts";
import { weakOpenings } from "./openings.ts";
import { spellings } from "./spelling-pairs.ts";

/** How many phrases an entry such as `good/great (big) fit` stands for. */
const formsOf = (entry: string): number =>
  entry
    .split(/\s+/)
    .reduce((forms, word) => forms * (word.split("/").length + Number(word.startsWith("("))), 1);

const entriesOf = (list: string): string[] =>
  list
    .split(/[,\n]/)
    .map((entry) => entry.trim())
    .filter((entry) => entry !== "");

it("knows well over 150 clichés, each once", () => {
  const entries = clicheGroups.flatMap(({ phrases }) => entriesOf(phrases));
  expect(new Set(entries).size).toBe(entries.length);
  expect(entries.length).toBeGreaterThan(150);
  expect(entries.reduce((sum, entry) => sum + formsOf(entry), 0)).toBeGreaterThan(400);
});

it("knows well over 60 ways to begin a letter badly", () => {
  const forms = entriesOf(weakOpenings).reduce((sum, entry) => sum + formsOf(entry), 0);
  expect(forms).toBeGreaterThan(150);
});

it("knows at least 300 pairs of British and American spellings", () => {
  const pairs = [...spellings.values()].filter(
    ({ spelling, other }) => spelling === "British" && other !== "",
  );
  expect(pairs.length).toBeGreaterThanOrEqual(300);
});

test.each([
  ["programme", "British"],
  ["behaviour", "British"],
  ["labelled", "British"],
  ["fulfillment", "American"],
  ["center", "American"],
  ["prioritizing", "American"],
])("%s is %s", (word, spelling) => {
  expect(spellings.get(word)?.spelling).toBe(spelling);
});

test.each([
  "advertise",
  "exercise",
  "surprise",
  "size",
  "program",
  "practice",
  "four",
  "controlled",
  "analyses",
  "license",
  "metre",
])("%s tells nothing", (word) => {
  expect(spellings.has(word)).toBe(false);
});

it("finds every cliché of the list, in the group it stands in", () => {
  for (const { title, phrases } of clicheGroups) {
    for (const entry of entriesOf(phrases)) {
      const plain = entry
        .split(/\s+/)
        .map((word) => word.replaceAll(/[()]/g, "").split("/")[0])
        .join(" ");
      const letter = `We say ${plain}.`;
      const found = checkLetter({ letter }).findings.filter(({ kind }) => kind === "cliche");
      expect(
        found.map((finding) => finding.title),
        entry,
      ).toContain(title);
    }
  }
});
