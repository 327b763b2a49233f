import { expect, test } from "vitest";
import { freshTables, testApp } from "../../support/test-app.ts";
import { employerOf, posted, refusalOf } from "../employers/employer.ts";
import type { Send } from "../jobs/board.ts";

const database = await freshTables();
const path = "/api/employers/company";

/** How often a page links to it: the footer does for everybody, the menu under one's name for employers. */
const linksTo = async (send: Send): Promise<number> =>
  (await (await send("/jobs")).text()).split(">Your Company<").length - 1;

test("whoever has posted nothing is led to posting, and posting opens it", async () => {
  const app = testApp(database);
  const { send } = await employerOf(app);
  expect(await refusalOf(send(path))).toMatchObject({ status: 403, code: "employer_required" });
  const page = await send("/employers/company");
  expect([page.status, page.headers.get("location")]).toEqual([
    302,
    "/employers/post-job?notice=post-first",
  ]);
  expect(await linksTo(send)).toBe(1);
  await posted(send);
  expect((await send(path)).status).toBe(200);
  expect((await send("/employers/company")).status).toBe(200);
  expect(await linksTo(send)).toBe(2);
});

test("whoever is not signed in does that first", async () => {
  const page = await testApp(database).request("/employers/company");
  expect(page.headers.get("location")).toBe("/auth?next=%2Femployers%2Fcompany");
});
