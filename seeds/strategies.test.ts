import { expect, test } from "vitest";
import { textOf } from "#domain/guides/content-pieces.ts";
import { longestTag, tagFrom } from "#domain/guides/strategy-tag.ts";
import { safeHtml } from "#server/features/guides/strategies/safe-html.ts";
import { playbooks, startingStrategies } from "./strategies/index.ts";

const all = Object.values(playbooks).flat();

test("the gallery opens with at least 24 strategies in 7 categories, none of them alone", () => {
  expect(startingStrategies.length).toBeGreaterThanOrEqual(24);
  expect(Object.keys(playbooks).length).toBeGreaterThanOrEqual(7);
  for (const inside of Object.values(playbooks)) expect(inside.length).toBeGreaterThanOrEqual(3);
  expect(new Set(all.map(({ name }) => name)).size).toBe(all.length);
  expect(new Set(all.map(({ title }) => title)).size).toBe(all.length);
});

test.each(all)("$name is a playbook: doubts, steps, a template, figures and an example", (one) => {
  expect(tagFrom(one.title)).toBe(one.title);
  expect(one.title.length).toBeLessThanOrEqual(longestTag);
  expect(one.description.length).toBeLessThanOrEqual(140);
  expect(one.why.join(" ").split(" ").length).toBeGreaterThan(60);
  expect(one.whenNot.join(" ").split(" ").length).toBeGreaterThan(30);
  expect(one.steps.length).toBeGreaterThanOrEqual(6);
  expect(new Set(one.steps).size).toBe(one.steps.length);
  for (const step of one.steps) expect(step.length).toBeLessThanOrEqual(600);
  expect(one.template.text).toMatch(/\[[^\]]+\]/);
  expect(one.measure.length).toBeGreaterThanOrEqual(2);
  expect(one.time).toMatch(/minutes?|hours?|days?|afternoon/);
  expect(one.example.join(" ")).toMatch(/\d/);
});

test("what each says passes the allow-list whole, with its example marked as one", async () => {
  for (const { name, content } of startingStrategies) {
    const kept = await safeHtml(content);
    expect(textOf(kept), name).toBe(textOf(content));
    expect(kept).toContain("Example: the person and the numbers are made up.");
  }
});

test("nothing is said twice, and nothing is promised or shouted", () => {
  const lines = all.flatMap((one) => [
    ...one.why,
    ...one.whenNot,
    ...one.steps,
    ...one.measure,
    ...one.example,
    one.template.text,
  ]);
  expect(new Set(lines).size).toBe(lines.length);
  const text = [...lines, ...all.flatMap(({ title, description }) => [title, description])].join(
    "\n",
  );
  expect(text).not.toMatch(
    /game.?chang|unlock|guaranteed income|skyrocket|passive income|six.figure|secret|leverage|synerg|crush|—/i,
  );
  // Ours is South African English.
  expect(text).not.toMatch(/\b(?:color|favorite|optimiz|organiz|recogniz|analyze)\w*/i);
});
