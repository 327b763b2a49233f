import { generatePath } from "react-router";
import { beforeEach, expect, test } from "vitest";
import { pages } from "#client/routes.tsx";
import { freshTables, testApp, type TestApp } from "../../support/test-app.ts";
import type { TestMember } from "../membership/member.ts";
import { added, admin, freeJobs } from "./desk.ts";

const database = await freshTables();

/** From the table itself: whoever adds a page to the desk is asked too. */
const paths = pages.flatMap(({ path, access }) => (access === "admin" ? path : []));

let app: TestApp;
let boss: TestMember;
let secretId: number;

beforeEach(async () => {
  app = testApp(database);
  boss = await admin(app);
  // Hidden, so that nobody finds it anywhere else.
  const job = await added(boss, { title: "Secret Launch Manager" });
  secretId = job.id;
  await boss.post(`${freeJobs}/many`, { deed: "hide", jobs: [{ id: job.id }] });
  await boss.post("/api/admin/holidays", { day: "2027-05-19", name: "Secret voting day" });
});

test("the desk has pages to be asked about", () => {
  expect(paths.length).toBeGreaterThanOrEqual(13);
});

test.each(paths)(
  "%s sends everybody home who is no admin, and tells them nothing",
  async (pattern) => {
    // One that is there, where the page is about one.
    const path = generatePath(pattern, { id: String(secretId), userId: String(boss.user.id) });
    const others = [
      app.request,
      await app.as(await app.build.user()),
      await app.as(await app.build.premiumUser()),
      await app.as(await app.build.user({ isEmployer: true })),
    ];
    for (const send of others) {
      const response = await send(path);
      expect([response.status, response.headers.get("location")]).toEqual([302, "/"]);
      const html = await response.text();
      expect(html).not.toContain("Secret");
      expect(html).not.toContain(boss.user.email);
    }
  },
);

test("an admin finds all of it in the page as it is sent, kept for nobody", async () => {
  const send = await app.as(boss.user);
  const told = [
    ["/admin?activeOnly=false", ["Admin Dashboard", "Secret Launch Manager", "Needs attention"]],
    ["/admin/audit", ["Audit trail", "took off the board", "Secret Launch Manager"]],
    ["/admin/holidays", ["Public holidays", "Secret voting day"]],
  ] as const;
  for (const [path, words] of told) {
    const response = await send(path);
    expect(response.status).toBe(200);
    expect(response.headers.get("cache-control")).toMatch(/no-store|private/);
    const html = await response.text();
    for (const word of words) expect(html).toContain(word);
  }
});
