import { test as plainTest } from "@playwright/test";
import { expect, hydrated, test } from "./fixtures.ts";

plainTest("A123: a script that slips into the page does not run", async ({ page }) => {
  await page.goto("/");
  const refusals: string[] = [];
  page.on("console", (message) => refusals.push(message.text()));
  await page.evaluate(() => {
    const inline = document.createElement("div");
    inline.innerHTML = '<img src="x" onerror="window.canary = 1">';
    document.body.append(inline);
    const script = document.createElement("script");
    script.textContent = "window.canary = 2";
    document.body.append(script);
  });
  await expect
    .poll(() => refusals.filter((text) => text.includes("Content Security Policy")).length)
    .toBeGreaterThanOrEqual(2);
  expect(await page.evaluate(() => "canary" in window)).toBe(false);
});

plainTest("A124: another site cannot frame a page", async ({ page, baseURL }) => {
  const frames = ["/", "/nope", "/demo/ui", "/demo/paystack", "/demo/paystack/popup"]
    .map((path) => `<iframe src="${baseURL}${path}"></iframe>`)
    .join("");
  await page.route("http://evil.test/", (route) =>
    route.fulfill({
      contentType: "text/html",
      body: `${frames}<iframe name="control" src="${baseURL}/control"></iframe>`,
    }),
  );
  // The same address without our headers can be framed, so it is they that keep the others out.
  await page.route("**/control", (route) =>
    route.fulfill({ contentType: "text/html", body: "<h1>framed</h1>" }),
  );
  await page.goto("http://evil.test/");
  await expect(
    page.frameLocator("[name=control]").getByRole("heading", { name: "framed" }),
  ).toBeVisible();
  for (const frame of await page.locator("iframe:not([name])").all()) {
    await expect(frame.contentFrame().locator("header, main")).toHaveCount(0);
  }
});

test("nothing is fetched from anywhere else, and nothing private is left in the browser's storage", async ({
  page,
  become,
  baseURL,
}) => {
  const hosts = new Set<string>();
  page.on("request", (request) => hosts.add(new URL(request.url()).origin));
  await become("demo-premium");
  for (const path of ["/", "/demo/ui", "/demo/mail"]) {
    await page.goto(path);
    await hydrated(page);
  }
  expect([...hosts]).toEqual([baseURL]);
  expect(
    await page.evaluate(() => [
      Object.keys(localStorage),
      Object.keys(sessionStorage).filter((key) => !key.startsWith("react-router")),
    ]),
  ).toEqual([[], []]);
  expect(await page.evaluate(() => document.cookie)).toBe("");
});
