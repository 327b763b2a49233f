import { expect, test } from "vitest";
import { feedFormats, feedPath } from "#domain/jobs/published/feed-address.ts";
import { rolePath } from "#domain/jobs/role-address.ts";
import { roleTypes } from "#domain/listing/facts.ts";
import { testApp, freshTables } from "../../support/test-app.ts";

const database = await freshTables();

/** Every address made for machines, and the pages they lead to. */
const addresses = [
  "/robots.txt",
  "/sitemap.xml",
  "/sitemaps/pages.xml",
  "/sitemaps/jobs-1.xml",
  ...[null, ...roleTypes].flatMap((role) => feedFormats.map((format) => feedPath(role, format))),
  ...roleTypes.map(rolePath),
  "/",
  "/jobs",
];

test("nothing of a premium job is anywhere that robots, readers or free users look", async () => {
  const app = testApp(database);
  const now = app.clock.now();
  for (const [index, roleType] of roleTypes.entries()) {
    await app.build.job({ roleType, title: `Free ${roleType}` });
    const secret = (field: string) => `zq${field}x${index}kv`;
    await app.build.premiumJob({
      roleType,
      tags: [roleType, secret("tag")],
      title: secret("title"),
      company: secret("company"),
      location: `Worldwide ${secret("location")}`,
      description: `We hire anywhere in the world. ${secret("description")}`,
      salaryText: `$91,357 a year ${secret("salary")}`,
      applyLink: `https://${secret("link")}.example/`,
      logoUrl: `https://${secret("logo")}.example/a.png`,
      viaName: secret("via"),
      viaUrl: `https://${secret("via")}.example/`,
      publishedAt: now,
    });
  }
  const free = await app.as(await app.build.user());
  for (const path of addresses) {
    for (const send of [app.request, free]) {
      const response = await send(path);
      expect([path, response.status]).toEqual([path, 200]);
      const answer = (await response.text()) + JSON.stringify([...response.headers]);
      expect([path, /zq\w+x\dkv|91,?357/.exec(answer)?.[0]]).toEqual([path, undefined]);
    }
  }
  // The same search finds them where they may be seen, so it would have found them there.
  const member = await app.as(await app.build.premiumUser());
  expect(await (await member("/jobs/role/seo")).text()).toMatch(/zqtitlex0kv/);
});

test("not even that one was changed", async () => {
  const app = testApp(database);
  await app.build.job({ roleType: "SEO" });
  const before = (await app.request("/feeds/seo.atom")).headers.get("last-modified");
  app.clock.advance(90_000);
  const now = app.clock.now();
  await app.build.premiumJob({ roleType: "SEO", createdAt: now, updatedAt: now });
  expect((await app.request("/feeds/seo.atom")).headers.get("last-modified")).toBe(before);
});
