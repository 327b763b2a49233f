import type { Page, Route } from "@playwright/test";
import { expect, hydrated, test } from "../fixtures.ts";
import { cards, open, said, titles } from "./board.ts";

/** Keeps the next list from arriving until what this returns is called. */
async function holdList(page: Page, answer: (route: Route) => Promise<void>): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route("**/api/jobs?**", (route) => promise.then(() => answer(route)));
  return resolve;
}

test("filters stand in the address: they survive reload, back and sharing", async ({ page }) => {
  await open(page);
  const role = page.getByLabel("Role type");
  await expect(role.locator("option").nth(1)).toHaveText(/^SEO \(\d+\)$/);
  await role.selectOption("SEO");
  await page.getByRole("button", { name: "Apply Filters" }).click();
  await expect(page).toHaveURL("/jobs?roleType=SEO");
  await page.getByLabel("Experience").selectOption("Mid Level");
  await page.getByRole("button", { name: "Apply Filters" }).click();
  await expect(page).toHaveURL("/jobs?roleType=SEO&experience=Mid+Level");
  await page.getByRole("switch").click();
  await expect(page).toHaveURL("/jobs?roleType=SEO&experience=Mid+Level&worldwide=false");
  await expect(page.getByRole("switch")).toBeFocused();

  await page.reload();
  await hydrated(page);
  await expect(page.getByLabel("Experience")).toHaveValue("Mid Level");
  await expect(page.getByRole("switch")).toBeChecked();
  await page.goBack();
  await page.goBack();
  await expect(page).toHaveURL("/jobs?roleType=SEO");
  await expect(page.getByLabel("Experience")).toHaveValue("");
  await expect(role).toHaveValue("SEO");
  await expect(page.getByRole("switch")).not.toBeChecked();
});

test("nothing found is said, and one press brings everything back", async ({ page }) => {
  await open(page, "/jobs?search=zzqqxx&salary=100%2B");
  await expect(page.getByText("No jobs found")).toBeVisible();
  await expect(
    page.getByText("Try adjusting your filters to find more opportunities."),
  ).toBeVisible();
  await page.getByRole("link", { name: "Reset Filters" }).click();
  await expect(page).toHaveURL("/jobs");
  await expect(page.getByPlaceholder("Search jobs...")).toHaveValue("");
  await expect(cards(page).first()).toBeVisible();
});

test("while the list is on its way four cards hold its place; when it does not come, that is said", async ({
  page,
}) => {
  await open(page, "/check-a-job");
  const release = await holdList(page, (route) =>
    route.fulfill({ status: 503, json: { code: "overloaded", message: "" } }),
  );
  await page.getByRole("banner").getByRole("link", { name: "Jobs", exact: true }).click();
  await expect(page.getByRole("list", { name: "Loading jobs" }).getByRole("listitem")).toHaveCount(
    4,
  );
  release();
  await expect(
    page.getByText("Failed to load job listings. Please try again later."),
  ).toBeVisible();
});

test("results stay while the next are on their way", async ({ page }) => {
  await open(page);
  const first = await titles(page).first().innerText();
  const release = await holdList(page, (route) => route.continue());
  await page.getByLabel("Role type").selectOption("Paid Ads");
  await page.getByRole("button", { name: "Apply Filters" }).click();
  await expect(page).toHaveURL("/jobs?roleType=Paid+Ads");
  await expect(titles(page).first()).toHaveText(first);
  release();
  await expect(cards(page).first()).toContainText("Paid Ads");
});

test("more jobs that come late call nobody back who has gone on", async ({ page }) => {
  await open(page);
  const release = await holdList(page, (route) => route.continue());
  await page.getByRole("link", { name: "Load more" }).click();
  await titles(page).nth(3).getByRole("link").click();
  await expect(page.getByRole("heading", { name: "About This Role" })).toBeVisible();
  const here = page.url();
  const came = page.waitForResponse(/cursor=/);
  release();
  await (await came).finished();
  await page.goBack();
  await expect(cards(page)).toHaveCount(40);
  await page.goForward();
  await expect(page).toHaveURL(here);
});

test("without a connection every press says so, and with one again it works", async ({
  page,
  context,
  become,
}) => {
  await become("demo-free");
  await open(page);
  await context.setOffline(true);
  const save = page.getByRole("button", { name: /^Save: / }).first();
  await save.click();
  await expect(said(page, "Failed to save job")).toBeVisible();
  await expect(save).toHaveAttribute("aria-pressed", "false");
  await page.getByRole("link", { name: "Load more" }).click();
  await expect(said(page, "Failed to load job listings. Please try again later.")).toBeVisible();
  await expect(cards(page)).toHaveCount(20);
  await page.getByPlaceholder("Search jobs...").fill("seo");
  await page.getByRole("button", { name: "Apply Filters" }).click();
  await expect(page.getByRole("alert")).toHaveText(/Failed to load job listings/);
  await context.setOffline(false);
  await page.getByRole("button", { name: "Apply Filters" }).click();
  await expect(page.getByText(/^\d+ free, \d+ for members$/)).toBeVisible();
  await expect(page).toHaveURL("/jobs?search=seo");
});

test("a visitor is told what premium adds, and learns nothing more of it", async ({ page }) => {
  await open(page);
  await expect(page.getByText(/^Unlock \d+\+ More Premium Opportunities$/)).toBeVisible();
  await expect(page.getByText(/^\d+ more jobs available with premium subscription$/)).toBeVisible();
  await expect(page.getByRole("link", { name: "Subscribe Now" })).toHaveAttribute(
    "href",
    "/pricing",
  );
  await expect(page.getByRole("main").getByText("Premium", { exact: true })).toHaveCount(0);
});

test("more jobs come by keyboard; back and reload keep the list and the place in it", async ({
  page,
}) => {
  await open(page);
  await expect(cards(page)).toHaveCount(20);
  await page.getByRole("link", { name: "Load more" }).focus();
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL("/jobs?pages=2");
  const twentyFirst = titles(page).nth(20).getByRole("link");
  await expect(twentyFirst).toBeFocused();
  const shown = await cards(page).count();
  expect(shown).toBeGreaterThan(20);

  await twentyFirst.scrollIntoViewIfNeeded();
  const place = await page.evaluate(() => window.scrollY);
  expect(place).toBeGreaterThan(1_000);
  await twentyFirst.click();
  await expect(page.getByRole("heading", { name: "About This Role" })).toBeVisible();
  await page.goBack();
  await expect(cards(page)).toHaveCount(shown);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeCloseTo(place, -2);
  await page.reload();
  await hydrated(page);
  await expect(cards(page)).toHaveCount(shown);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeCloseTo(place, -2);
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("the filter form works, and Load more leads on", async ({ page }) => {
    await page.goto("/jobs");
    await page.getByLabel("Role type").selectOption("Social Media");
    await page.getByRole("button", { name: "Apply Filters" }).click();
    await expect(page).toHaveURL(/roleType=Social\+Media/);
    await expect(page.getByLabel("Role type")).toHaveValue("Social Media");
    await expect(cards(page).first()).toContainText("Social Media");

    await page.goto("/jobs");
    const first = await titles(page).first().innerText();
    await page.getByRole("link", { name: "Load more" }).click();
    await expect(page).toHaveURL(/cursor=/);
    await expect(cards(page).first()).toBeVisible();
    await expect(titles(page).first()).not.toHaveText(first);
    await page.getByRole("link", { name: "Back to the newest jobs" }).click();
    await expect(titles(page).first()).toHaveText(first);
  });
});

test("who goes back before the scripts are there gets the page they went back to", async ({
  page,
}) => {
  await open(page);
  await titles(page).first().getByRole("link").click();
  await expect(page.getByRole("heading", { name: "About This Role" })).toBeVisible();
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route("**/assets/*.js", (route) => promise.then(() => route.continue()));
  await page.reload({ waitUntil: "commit" });
  await expect(page.getByRole("heading", { name: "About This Role" })).toBeVisible();
  await page.evaluate(() => history.back());
  await expect(page).toHaveURL("/jobs");
  resolve();
  await expect(cards(page)).toHaveCount(20);
});
