import { expect, test } from "vitest";
import { decidingSentence } from "./deciding-sentence.ts";

test("a sentence of the text is worth more than the word of a field", () => {
  const evidence = [
    { field: "location", quote: "Worldwide" },
    { field: "description", quote: "We hire people from anywhere in the world;" },
  ] as const;
  expect(decidingSentence(evidence)).toBe("We hire people from anywhere in the world");
});

test("where only a field decided, its words stand", () => {
  expect(decidingSentence([{ field: "location", quote: "Remote - EMEA" }])).toBe("Remote - EMEA");
});

test("a long one is cut between two words, and silence has none", () => {
  const quote = `We hire ${"people from many places ".repeat(9)}`;
  const said = decidingSentence([{ field: "description", quote }]);
  expect(said?.length).toBeLessThanOrEqual(120);
  expect(said).toMatch(/ \w+…$/);
  expect(decidingSentence([])).toBeNull();
});
