import { expect, expectAccessible, hydrated, test } from "./fixtures.ts";

const dataKinds = (): unknown[] =>
  Array.from(
    document.querySelectorAll("script[type='application/ld+json']"),
    (script) => (JSON.parse(script.textContent) as Record<string, unknown>)["@type"],
  );

const feeds = (): string[] =>
  Array.from(
    document.querySelectorAll<HTMLLinkElement>("link[rel=alternate]"),
    ({ href }) => new URL(href).pathname,
  );

test("axe finds nothing on the page of a role, and what machines read never speaks of another page than the one on screen", async ({
  page,
}) => {
  await page.goto("/jobs/role/seo");
  await hydrated(page);
  await expectAccessible(page);
  expect(await page.evaluate(dataKinds)).toEqual(["BreadcrumbList"]);
  expect(await page.evaluate(feeds)).toContain("/feeds/seo.rss");
  await page.getByRole("region", { name: "Newest SEO jobs" }).getByRole("link").first().click();
  await expect(page).toHaveURL(/\/jobs\/[a-z0-9-]+-\d+$/);
  await expect.poll(() => page.evaluate(dataKinds)).toEqual([]);
  expect(await page.evaluate(feeds)).toEqual([]);
  await page.reload();
  expect(await page.evaluate(dataKinds)).toEqual(["JobPosting", "BreadcrumbList"]);
  await page.goBack();
  await page.getByRole("main").getByRole("link", { name: "Paid Ads" }).click();
  await expect(page).toHaveTitle(/^Remote Paid Ads jobs for South Africans/);
  await page.getByRole("navigation", { name: "Jobs by role" }).getByText("Social Media").click();
  await expect(page).toHaveTitle(/^Remote Social Media jobs for South Africans/);
});

test("on a phone the first screen has the number of jobs, what they pay and the first of them", async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto("/jobs/role/content-marketing");
  await expect(page.getByText(/^\d+ open jobs today, \d+ of them free$/)).toBeInViewport();
  await expect(page.getByText(/\/month/).first()).toBeInViewport();
  const newest = page.getByRole("region", { name: "Newest Content Marketing jobs" });
  await expect(newest.getByRole("link").first()).toBeInViewport({ ratio: 1 });
  await expect(page.getByRole("figure")).toHaveCount(3);
  await page.getByRole("link", { name: /^See all \d+ Content Marketing jobs$/ }).click();
  await expect(page).toHaveURL(/roleType=Content/);
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("a role's page reads in full and leads to its jobs", async ({ page }) => {
    await page.goto("/jobs/role/content-marketing");
    await expect(page.getByText(/^\d+ open jobs today, \d+ of them free$/)).toBeVisible();
    await expect(page.getByRole("figure")).toHaveCount(3);
    await page
      .getByRole("region", { name: /^Newest/ })
      .getByRole("link")
      .first()
      .click();
    await expect(page.getByRole("heading", { name: "About This Role" })).toBeVisible();
  });
});
