import { expect, test } from "vitest";
import { feedFormats, feedPath } from "#domain/jobs/published/feed-address.ts";
import { rolePath } from "#domain/jobs/roles/role-address.ts";
import { socialImagePath } from "#domain/jobs/published/social-address.ts";
import { roleTypes } from "#domain/listing/facts.ts";
import type { Pictures } from "#server/adapters/pictures/port.ts";
import { resvgPictures } from "#server/adapters/pictures/resvg.ts";
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

test("A066 A067: nothing of a premium job is anywhere that robots, readers or free users look", async () => {
  const app = testApp(database);
  const now = app.clock.now();
  for (const [index, roleType] of roleTypes.entries()) {
    await app.build.job({ roleType, title: `Free ${roleType}` });
    const secret = (field: string) => `zq${field}x${index}kv`;
    const { id } = await app.build.premiumJob({
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
    expect((await app.request(socialImagePath(String(id)))).status).toBe(404);
  }
  const free = await app.as(await app.build.user());
  const robot = (path: string) =>
    app.request(path, { headers: { "user-agent": "Mozilla/5.0 (compatible; Googlebot/2.1)" } });
  for (const path of addresses) {
    for (const send of [app.request, robot, free]) {
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

test("no picture is drawn of one, for whoever asks, and those of free jobs do not change with it", async () => {
  const drawn: string[] = [];
  const real = resvgPictures();
  const pictures: Pictures = {
    typefaces: real.typefaces,
    toPng(svg) {
      drawn.push(svg);
      return real.toPng(svg);
    },
  };
  const app = testApp(database, { pictures });
  const open = await app.build.job({ title: "Free", roleType: "SEO" });
  const alone = await (await app.request(socialImagePath(String(open.id)))).arrayBuffer();
  const locked = await app.build.premiumJob({ title: "zqtitlex0kv", roleType: "SEO" });
  await database.changes.announce("jobs");
  const free = await app.as(await app.build.user());
  const premium = await app.as(await app.build.premiumUser());
  for (const send of [app.request, free, premium]) {
    const refused = await send(socialImagePath(String(locked.id)));
    const unknown = await send(socialImagePath("999999999"));
    expect([refused.status, unknown.status]).toEqual([404, 404]);
    expect(refused.headers.get("content-type")).toBe(unknown.headers.get("content-type"));
    expect(await refused.text()).not.toContain("zqtitlex0kv");
  }
  expect(drawn).toHaveLength(1);
  expect(await (await app.request(socialImagePath(String(open.id)))).arrayBuffer()).toEqual(alone);
  expect(drawn.every((svg) => svg === drawn[0])).toBe(true);
});
