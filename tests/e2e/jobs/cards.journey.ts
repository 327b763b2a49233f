import type { Page } from "@playwright/test";
import { expect, expectAccessible, hydrated, test } from "../fixtures.ts";
import { cards, open, titles } from "./board.ts";

const phone = { width: 390, height: 844 };

/** Of those in sight and of those that are only laid out when they come near. */
const heights = async (page: Page) => {
  await layOutAll(page);
  return cards(page).evaluateAll((all) => all.map((card) => card.getBoundingClientRect().height));
};

const layOutAll = (page: Page) =>
  cards(page).evaluateAll((all) =>
    all.forEach((card) => ((card as HTMLElement).style.contentVisibility = "visible")),
  );

test("cards that are not laid out yet keep the place they will take, at any width", async ({
  page,
}) => {
  for (const width of [390, 600, 820, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    await open(page);
    const last = () => cards(page).last().boundingBox();
    const kept = (await last())?.y ?? 0;
    await layOutAll(page);
    const taken = (await last())?.y ?? 0;
    expect(kept, String(width)).toBeGreaterThan(800);
    expect(Math.abs(taken - kept), String(width)).toBeLessThan(kept * 0.03);
  }
});

/** How far things on the page have moved by themselves. */
const shift = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        let sum = 0;
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries()) sum += (entry as { value?: number }).value ?? 0;
        }).observe({ type: "layout-shift", buffered: true });
        requestAnimationFrame(() => requestAnimationFrame(() => resolve(sum)));
      }),
  );

for (const who of ["visitor", "demo-premium"] as const)
  test(`on a phone no card is taller than 240 px, no tag breaks its word, and every button fits a thumb: ${who}`, async ({
    page,
    become,
  }) => {
    await become(who);
    await page.setViewportSize(phone);
    await open(page);
    expect(Math.max(...(await heights(page)))).toBeLessThanOrEqual(240);
    const buttons = cards(page).first().locator(".button:visible");
    const sizes = await buttons.evaluateAll((all) =>
      all.map((button) => button.getBoundingClientRect().height),
    );
    expect(Math.min(...sizes)).toBeGreaterThanOrEqual(44);
    const tags = cards(page).getByRole("list", { name: "Tags" }).getByRole("listitem");
    const tall = await tags.evaluateAll((all) =>
      all.map((tag) => tag.getBoundingClientRect().height),
    );
    expect(Math.max(...tall)).toBeLessThanOrEqual(24);
    expect(await shift(page)).toBeLessThanOrEqual(0.02);
    await expectAccessible(page);
  });

test("the first job stands in the first screen of a phone, whole title and pay", async ({
  page,
}) => {
  await page.setViewportSize(phone);
  // Another journey may just have posted a newer job, and not say what it pays.
  await open(page, "/jobs?sort=pay");
  await expect(titles(page).first()).toBeInViewport({ ratio: 1 });
  await expect(cards(page).first().locator(".card-pay")).toBeInViewport({ ratio: 1 });
});

async function expectFiveToAScreen(page: Page): Promise<void> {
  await titles(page).nth(5).scrollIntoViewIfNeeded();
  const [first = 0, sixth = 0] = await cards(page).evaluateAll((all) =>
    [all[4], all[9]].map((card) => card?.getBoundingClientRect().top ?? 0),
  );
  expect(sixth - first).toBeLessThanOrEqual(800);
  // A card that came from another journey may have none.
  await expect(cards(page).locator("q").first()).not.toBeEmpty();
  await expect(page.getByText("No hours given")).toHaveCount(0);
  await expect(page.getByText(/R18\.40 per dollar/)).toHaveCount(1);
  await expect(page.getByText(/^\d+ free, \d+ for members$/)).toBeVisible();
}

for (const who of ["visitor", "demo-free", "demo-premium"] as const)
  test(`a screen of a desktop has five whole cards, the first one as well: ${who}`, async ({
    page,
    become,
  }) => {
    await become(who);
    await page.setViewportSize({ width: 1280, height: 800 });
    await open(page);
    await expect(cards(page).nth(4)).toBeInViewport({ ratio: 1 });
    expect(await shift(page)).toBeLessThanOrEqual(0.02);
    await expectAccessible(page);
    if (who === "visitor") await expectFiveToAScreen(page);
  });

test("the roomy view is remembered, and comes back without a jump", async ({ page }) => {
  await page.setViewportSize(phone);
  await open(page);
  const compact = (await heights(page))[0] ?? 0;
  await page.getByRole("radio", { name: "roomy" }).check();
  expect((await heights(page))[0]).toBeGreaterThan(compact);
  await expectAccessible(page);
  await page.reload();
  await hydrated(page);
  await expect(page.getByRole("radio", { name: "roomy" })).toBeChecked();
  expect((await heights(page))[0]).toBeGreaterThan(compact);
  expect(await shift(page)).toBeLessThanOrEqual(0.02);
});

test("what was opened is marked, and what came since the last visit", async ({ page }) => {
  await page.addInitScript(() => {
    if (localStorage.getItem("board:") === null)
      localStorage.setItem(
        "board:",
        JSON.stringify({ newSince: null, lastAt: Date.now() - 6 * 3_600_000, seen: [] }),
      );
  });
  await open(page);
  await expect(cards(page).first().getByText("New", { exact: true })).toBeVisible();
  await expect(cards(page).last().getByText("New", { exact: true })).toHaveCount(0);
  await titles(page).first().getByRole("link").click();
  await expect(page.getByRole("heading", { name: "About This Role" })).toBeVisible();
  await page.goBack();
  await expect(cards(page).first().getByText("Seen", { exact: true })).toBeVisible();
});

test("a slip is asked about, a place of ours is understood, and the best paid come first", async ({
  page,
}) => {
  await open(page, "/jobs?search=soe");
  await page.getByRole("main").getByRole("link", { name: "seo", exact: true }).click();
  await expect(page).toHaveURL("/jobs?search=seo");
  await expect(titles(page).first()).toBeVisible();
  const found = await titles(page).allInnerTexts();
  await open(page, "/jobs?search=seo+cape+town");
  expect(await titles(page).allInnerTexts()).toEqual(found);
  await expect(page.getByText(/so Cape Town is not searched for/)).toBeVisible();
  await page.getByLabel("Sort by").selectOption("Pay");
  await expect(page).toHaveURL("/jobs?search=seo+cape+town&sort=pay");
  await expectAccessible(page);
});

test("on a phone the way to apply stays at hand and says where it leads", async ({ page }) => {
  await page.setViewportSize(phone);
  await open(page);
  await titles(page).first().getByRole("link").click();
  const bar = page.getByRole("link", { name: /^Apply on [a-z-]+\.example/ });
  await expect(bar).toBeInViewport({ ratio: 1 });
  await expect(page.getByRole("link", { name: "Apply Now" }).first()).not.toBeInViewport();
  await expect(page.getByText(/^\$2,600–\$3,200/)).toHaveCount(1);
  await expectAccessible(page);
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("the list can be sorted", async ({ page }) => {
    await page.goto("/jobs");
    await page.getByLabel("Sort by").selectOption("Best overlap with my hours");
    await page.getByRole("button", { name: "Apply Filters" }).click();
    await expect(page).toHaveURL(/sort=overlap/);
    await expect(cards(page).first()).toContainText(/h overlap/);
  });
});
