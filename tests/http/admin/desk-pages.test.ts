import { beforeEach, expect, test } from "vitest";
import { freshTables, testApp, type TestApp } from "../../support/test-app.ts";
import type { TestMember } from "../membership/member.ts";
import { added, admin, freeJobs } from "./desk.ts";

const database = await freshTables();
const paths = ["/admin", "/admin?activeOnly=false", "/admin/audit", "/admin/holidays"];

let app: TestApp;
let boss: TestMember;

beforeEach(async () => {
  app = testApp(database);
  boss = await admin(app);
  // Hidden, so that nobody finds it anywhere else.
  const job = await added(boss, { title: "Secret Launch Manager" });
  await boss.post(`${freeJobs}/many`, { deed: "hide", jobs: [{ id: job.id }] });
  await boss.post("/api/admin/holidays", { day: "2027-05-19", name: "Secret voting day" });
});

test.each(paths)(
  "%s sends everybody home who is no admin, and tells them nothing",
  async (path) => {
    const others = [
      app.request,
      await app.as(await app.build.user()),
      await app.as(await app.build.premiumUser()),
      await app.as(await app.build.user({ isEmployer: true })),
    ];
    for (const send of others) {
      const response = await send(path);
      expect([response.status, response.headers.get("location")]).toEqual([302, "/"]);
      expect(await response.text()).not.toContain("Secret");
    }
  },
);

test("an admin finds all of it in the page as it is sent, kept for nobody", async () => {
  const send = await app.as(boss.user);
  const pages = [
    ["/admin?activeOnly=false", ["Admin Dashboard", "Secret Launch Manager", "Needs attention"]],
    ["/admin/audit", ["Audit trail", "took off the board", "Secret Launch Manager"]],
    ["/admin/holidays", ["Public holidays", "Secret voting day"]],
  ] as const;
  for (const [path, words] of pages) {
    const response = await send(path);
    expect(response.status).toBe(200);
    expect(response.headers.get("cache-control")).toMatch(/no-store|private/);
    const html = await response.text();
    for (const word of words) expect(html).toContain(word);
  }
});
