import { expect, test } from "vitest";
import { changesBetween } from "./audit-deeds.ts";

test("only what differs is a change, whatever kind of value it is", () => {
  expect(
    changesBetween(
      { title: "SEO Lead", tags: ["SEO"], salary: null, isActive: true },
      { title: "SEO Lead", tags: ["SEO", "Remote"], salary: "$4,000", isActive: true },
    ),
  ).toEqual({ tags: [["SEO"], ["SEO", "Remote"]], salary: [null, "$4,000"] });
});

test("of a long text the trail keeps the passage where it begins to differ", () => {
  const text = "Own our newsletter. ".repeat(100);
  const { description } = changesBetween(
    { description: `${text}We hire in the US.` },
    { description: `${text}We hire anywhere.` },
  );
  expect(description?.[0]).toMatch(/^….{60,100}We hire in the US\.$/);
  expect(description?.[1]).toMatch(/^….{60,100}We hire anywhere\.$/);
});

test("a letter of two halves is not cut in two", () => {
  const { text } = changesBetween({ text: "🚀".repeat(400) }, { text: "a" });
  expect(String(text?.[0]).isWellFormed()).toBe(true);
});
