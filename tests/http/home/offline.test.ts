import { describe, expect, test } from "vitest";
import { endpoints } from "#contract/index.ts";
import {
  isPageReadableOffline,
  isRowReadableOffline,
  workerPath,
} from "#contract/members/readable-offline.ts";
import { freshTables, testApp } from "../../support/test-app.ts";

const database = await freshTables();

describe("a page says whom it was drawn for", () => {
  test("to a visitor, also where it is kept, and to each member their own", async () => {
    const app = testApp(database);
    const viewerOf = (answer: Response) => answer.headers.get("x-viewer");
    for (const path of ["/", "/", "/pricing"])
      expect(viewerOf(await app.request(path))).toBe("nobody");
    for (const user of [await app.build.premiumUser(), await app.build.premiumUser()]) {
      const ask = await app.as(user);
      for (const path of ["/", "/job-tracker"])
        expect(viewerOf(await ask(path)), path).toBe(String(user.id));
    }
  });

  test("a redirect to the sign-in page says nothing that could be kept", async () => {
    const answer = await testApp(database).request("/job-tracker");
    expect(answer.status).toBe(302);
    expect(answer.headers.get("x-viewer")).toBeNull();
  });
});

test("in a build without a worker, its address takes leave of those that are still out there", async () => {
  const answer = await testApp(database).request(workerPath);
  expect(answer.status).toBe(200);
  expect(answer.headers.get("content-type")).toContain("text/javascript");
  expect(answer.headers.get("cache-control")).toBe("no-cache");
  expect(answer.headers.get("content-security-policy")).toContain("connect-src 'self'");
  const text = await answer.text();
  expect(text).toContain("registration.unregister()");
  expect(text).toContain("caches.delete(name)");
});

describe("what a device may keep", () => {
  test("no row but a premium member's own reading is on the list", () => {
    const rows = Object.values(endpoints).filter(({ path }) =>
      isRowReadableOffline(path.replaceAll(/:\w+/g, "7")),
    );
    expect(rows.length).toBeGreaterThan(3);
    for (const { path, access } of rows) {
      expect(access, path).toBe("premium");
      expect(path).toMatch(/^\/api\/premium\/(tracker|job-applications|growth-|strategy-tags)/);
    }
  });

  test.each([
    "/api/user",
    "/api/account",
    "/api/settings/openai-key",
    "/api/premium/documents",
    "/api/premium/job-applications/alike",
    "/api/premium/job-applications/7/contacts",
    "/api/premium/job-applications/",
    "/api/premium/tracker/calendar",
    "/api/premium/tracker/",
  ])("%s is not", (path) => {
    expect(isRowReadableOffline(path)).toBe(false);
  });

  test.each([
    ["/job-tracker", true],
    ["/job-tracker/12", true],
    ["/job-tracker/import", false],
    ["/growth-gallery", true],
    ["/growth-gallery/3", true],
    ["/", false],
    ["/settings", false],
    ["/account", false],
    ["/admin/rates", false],
    ["/subscribe", false],
    ["/auth", false],
  ])("the page at %s: %s", (path, isReadable) => {
    expect(isPageReadableOffline(path)).toBe(isReadable);
  });
});
