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

test("with six jobs or fewer there is nothing to tease with", async () => {
  const app = await boardOf(4, 2);
  const html = await (await app.request("/")).text();
  expect(openTitles(html).size).toBe(4);
  expect(html).not.toContain("Premium Opportunities");
});
