import { describe, expect, test } from "vitest";
import { readText, sentenceSpan, wrappedLetterLine } from "./read-text.ts";
import { syllablesIn } from "./reading-ease.ts";
import { inflectionStem, meaningStem } from "./stems.ts";

test.each(
  "cat 1,hope 1,hoped 1,wanted 2,pages 2,makes 1,able 2,marketing 3,experience 4,campaign 2,email 2,organic 3,strategy 3,analytics 4,audience 3,media 3,social 2,company 3,improvement 3,conversion 3,quality 3,revenue 3,increased 2,customer 3,material 4,science 2,video 3,situation 4,previous 3,through 1,optimisation 5,advertising 4,agency 3,people 2,loyal 2,employee 3,creation 3,statement 2,hopefully 3,services 3,roles 1,titles 2,usually 4,valuable 4,influence 3,churches 2,boxes 2,measurable 4,newsletter 3,businesses 3"
    .split(",")
    .map((pair) => pair.split(" ") as [string, string]),
)("%s is spoken in %s syllables", (word, count) => {
  expect(syllablesIn(word)).toBe(Number(count));
});

describe("one word in its forms", () => {
  test.each([
    ["optimise", "optimizing"],
    ["campaign", "campaigns"],
    ["grew", "grow"],
    ["colour", "colors"],
    ["strategies", "strategy"],
    ["planned", "planning"],
  ])("%s is %s", (one, other) => {
    expect(inflectionStem(one)).toBe(inflectionStem(other));
  });

  test.each([
    ["manager", "management"],
    ["strategist", "strategic"],
    ["optimisation", "optimize"],
    ["automation", "automated"],
  ])("%s means what %s means", (one, other) => {
    expect(meaningStem(one)).toBe(meaningStem(other));
  });
});

describe("the sentences of a letter", () => {
  test.each([
    ["I grew it by 40%. Then I left.", ["I grew it by 40%.", "Then I left."]],
    [
      "Dear Mr. Smith, I know J. Nel of Acme Inc. well.",
      ["Dear Mr. Smith, I know J. Nel of Acme Inc. well."],
    ],
    ["See example.com for 3.5 reasons.", ["See example.com for 3.5 reasons."]],
    ["I love brands.They love me.", ["I love brands.", "They love me."]],
    ["Dear Zola\nI ran ads", ["Dear Zola", "I ran ads"]],
    ["- Cut costs\n- Grew sales", ["Cut costs", "Grew sales"]],
    [
      "This is a line that was wrapped by a mail program somewhere in\nCape Town.",
      ["This is a line that was wrapped by a mail program somewhere in\nCape Town."],
    ],
    ["<p>One</p><p>Two</p>", ["One", "Two"]],
    ["He said “yes.” I left (late).", ["He said “yes.”", "I left (late)."]],
  ])("%j", (source, sentences) => {
    const read = readText(source, wrappedLetterLine);
    const found = read.sentences.map((sentence) => {
      const { start, end } = sentenceSpan(read, sentence);
      return source.slice(start, end);
    });
    expect(found).toEqual(sentences);
  });
});
