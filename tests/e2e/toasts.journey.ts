import type { Page } from "@playwright/test";
import { expect, hydrated, test } from "./fixtures.ts";

const region = (page: Page) => page.getByRole("region", { name: /Notification/ });
const toastTitle = (page: Page) => region(page).getByText("Premium Feature", { exact: true });

/** On a small page, unless the test is about the address: toasts stand on all of them in the same way. */
async function openWithNotice(page: Page, path = "/auth/forgot-password"): Promise<void> {
  await page.goto(`${path}?notice=premium-feature`);
  await hydrated(page);
  await expect(toastTitle(page)).toBeVisible();
}

test("a notice in the address is shown once and taken out of it", async ({ page }) => {
  await openWithNotice(page, "/");
  await expect(
    region(page).getByText("This feature requires a premium subscription."),
  ).toBeVisible();
  await expect(page).toHaveURL("/");
  await page.reload();
  await hydrated(page);
  await expect(toastTitle(page)).toHaveCount(0);
});

test("an unknown notice shows nothing", async ({ page }) => {
  await page.goto("/?notice=<b>hello</b>");
  await hydrated(page);
  await expect(page.getByText("hello")).toHaveCount(0);
});

test.describe("while time stands still", () => {
  // Whoever had the browser next would find it standing.
  test.use({ isShared: false });

  test("a toast leaves by itself after 5000 ms, not before", async ({ page }) => {
    // Time stands still but for what the test lets pass, however slow the machine.
    await page.clock.install({ time: 0 });
    await page.clock.pauseAt(1_000);
    await page.goto("/?notice=premium-feature");
    await hydrated(page);
    await expect(async () => {
      await page.clock.runFor(250);
      await expect(toastTitle(page)).toBeVisible({ timeout: 100 });
    }).toPass();
    await page.clock.runFor(4_000);
    await expect(toastTitle(page)).toBeVisible();
    await page.clock.runFor(1_500);
    await expect(toastTitle(page)).toHaveCount(0);
  });

  test("a toast with something to do stays for 10 seconds, and waits for the keyboard", async ({
    page,
  }) => {
    await page.clock.install({ time: 0 });
    await page.clock.pauseAt(1_000);
    await page.goto("/demo/ui");
    await hydrated(page);
    await page.getByRole("button", { name: "Show a toast with Undo" }).click();
    const undo = region(page).getByRole("button", { name: "Undo" });
    await expect(async () => {
      await page.clock.runFor(250);
      await expect(undo).toBeVisible({ timeout: 100 });
    }).toPass();
    await page.clock.runFor(8_000);
    await expect(undo).toBeVisible();
    await page.keyboard.press("F8");
    await page.clock.runFor(60_000);
    await expect(undo).toBeVisible();
    await undo.press("Enter");
    await expect(region(page).getByText("Job saved", { exact: true })).toBeVisible();
    await expect(undo).toHaveCount(0);
  });
});

for (const { distance, isGone } of [
  { distance: 35, isGone: false },
  { distance: 80, isGone: true },
]) {
  test(`a swipe of ${distance} px to the right ${isGone ? "sends it away" : "lets it be"}`, async ({
    page,
  }) => {
    await openWithNotice(page);
    const box = await toastTitle(page).boundingBox();
    if (box === null) throw new Error("The toast has no place on the screen");
    const [x, y] = [box.x + 10, box.y + box.height / 2];
    await page.mouse.move(x, y);
    await page.mouse.down();
    await page.mouse.move(x + distance / 2, y, { steps: 4 });
    await page.mouse.move(x + distance, y, { steps: 4 });
    await page.mouse.up();
    await expect(toastTitle(page)).toHaveCount(isGone ? 0 : 1);
  });
}

test("there is one at a time: a new one replaces the old", async ({ page }) => {
  await page.goto("/demo/mail?notice=premium-feature");
  await hydrated(page);
  await expect(toastTitle(page)).toBeVisible();
  await page.getByRole("button", { name: "Send a sample" }).click();
  await expect(region(page).getByText("Sample sent", { exact: true })).toBeVisible();
  await expect(toastTitle(page)).toHaveCount(0);
  await expect(region(page).getByRole("listitem")).toHaveCount(1);
});

test("F8 brings the keyboard to the notifications, and Escape gives the focus back to where it was", async ({
  page,
}) => {
  await openWithNotice(page);
  const before = page.getByRole("banner").getByRole("link", { name: "Pricing", exact: true });
  await before.focus();
  await page.keyboard.press("F8");
  await expect(region(page).getByRole("list")).toBeFocused();
  await page.keyboard.press("Escape");
  await expect(toastTitle(page)).toHaveCount(0);
  await expect(before).toBeFocused();
});

test("a toast closed by its own button gives the focus back too", async ({ page }) => {
  await openWithNotice(page);
  const before = page.getByRole("banner").getByRole("link", { name: "Pricing", exact: true });
  await before.focus();
  await page.keyboard.press("F8");
  await page.keyboard.press("Tab");
  const close = region(page).getByRole("button", { name: "Close" });
  while (!(await close.evaluate((button) => button === document.activeElement)))
    await page.keyboard.press("Tab");
  await page.keyboard.press("Enter");
  await expect(toastTitle(page)).toHaveCount(0);
  await expect(before).toBeFocused();
  await page.keyboard.press("Tab");
  await expect(page.getByRole("banner").getByRole("link", { name: "Post a Job" })).toBeFocused();
});

test("with nothing focused before F8, Escape leads to the page and not to an empty list", async ({
  page,
}) => {
  await openWithNotice(page);
  await page.keyboard.press("F8");
  await expect(region(page).getByRole("list")).toBeFocused();
  await page.keyboard.press("Escape");
  await expect(page.getByRole("main")).toBeFocused();
});

test("a new toast takes over the focus of the one it replaces", async ({ page }) => {
  await page.goto("/demo/mail?notice=premium-feature");
  await hydrated(page);
  const before = page.getByRole("button", { name: "Send a sample" });
  await before.focus();
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route("**/demo/api/mail", (route) => promise.then(() => route.continue()));
  await page.keyboard.press("Enter");
  await page.keyboard.press("F8");
  await region(page).getByRole("button", { name: "Close" }).focus();
  resolve();
  await expect(region(page).getByText("Sample sent", { exact: true })).toBeVisible();
  await expect(region(page).getByRole("list")).toBeFocused();
  await page.keyboard.press("Escape");
  await expect(before).toBeFocused();
});

test("F8 with no toast leaves the focus where it is", async ({ page }) => {
  await openWithNotice(page);
  const before = page.getByRole("banner").getByRole("link", { name: "Pricing", exact: true });
  await before.focus();
  await page.keyboard.press("Escape");
  await expect(toastTitle(page)).toHaveCount(0);
  await page.keyboard.press("F8");
  await expect(before).toBeFocused();
});
