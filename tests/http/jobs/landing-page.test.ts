import { expect, test } from "vitest";
import { freshTables, testApp } from "../../support/test-app.ts";

const database = await freshTables();

async function boardOf(free: number, premium: number) {
  const app = testApp(database);
  for (let number = 1; number <= free; number += 1)
    await app.build.job({ title: `Open SEO job ${number}` });
  for (let number = 1; number <= premium; number += 1)
    await app.build.premiumJob({
      title: `Lockedtitle ${number}`,
      company: "Lockedcompany",
      description: "Lockedtext. We hire anywhere in the world, South Africa included.",
      applyLink: "https://locked.example/apply",
      salaryText: "$90,000 a year",
    });
  return app;
}

const openTitles = (html: string) => new Set(html.match(/Open SEO job \d+/g));

test("six jobs stand in the page, then what anybody may know of four premium ones and nothing else", async () => {
  const app = await boardOf(8, 5);
  const html = await (await app.request("/")).text();
  expect(openTitles(html).size).toBe(6);
  expect(html).toContain("Premium Opportunities");
  expect(html.match(/\$80k - \$100k\/year/g)).toHaveLength(4);
  expect(html).not.toMatch(/locked(?:title|company|text|\.example)/i);
});

const figuresIn = (html: string) =>
  [...html.matchAll(/<dd[^>]*>([^<]*)<\/dd>/g)].map(([, figure]) => figure);

test("the strip counts what is open today, and the middle of the pay from eight free offers on", async () => {
  const app = await boardOf(0, 9);
  for (let thousands = 1; thousands <= 7; thousands += 1)
    await app.build.job({ salaryText: `$${thousands}000 per month` });
  const before = figuresIn(await (await app.request("/")).text());
  expect(before).toEqual(["16", "128", "$1,000+"]);
  await app.build.job({ salaryText: "$8000 per month" });
  const html = await (await testApp(database).request("/")).text();
  expect(figuresIn(html)).toEqual(["17", "128", "$4,500"]);
  expect(html.match(/>Sample</g)).toHaveLength(1);
});

test("with six jobs or fewer there is nothing to tease with", async () => {
  const app = await boardOf(4, 2);
  const html = await (await app.request("/")).text();
  expect(openTitles(html).size).toBe(4);
  expect(html).not.toContain("Premium Opportunities");
});
