import type { Page } from "@playwright/test";
import { expect, expectAccessible, hydrated, test, type Who } from "./fixtures.ts";

const resources = [
  "Resume Templates",
  "Cover Letter Analyzer",
  "Outreach Scripts",
  "Growth Gallery",
  "Job Tracker",
];

/** The smallest page there is: the header is the same on all of them. */
const smallest = "/nope";

async function expectAccessiblePhoneMenu(page: Page): Promise<void> {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.getByRole("button", { name: "Menu", exact: true }).click();
  await expectAccessible(page);
}

test("the header offers a visitor the way in, and no menu of a member's", async ({ page }) => {
  await page.goto(smallest);
  const header = page.getByRole("banner");
  await expect(header.getByText("Beta")).toBeVisible();
  for (const name of ["Home", "Jobs", "Pricing", "Post a Job"]) {
    await expect(header.getByRole("link", { name, exact: true })).toBeVisible();
  }
  await expect(header.getByRole("link", { name: "Login/Register" })).toBeVisible();
  await expect(header.getByRole("button", { name: "Resources" })).toHaveCount(0);
  await expectAccessiblePhoneMenu(page);
});

const menus: readonly { who: Who; has: string[]; lacks: string[] }[] = [
  {
    who: "demo-free",
    has: ["My Saved Jobs", "Your Alerts", "Employer Dashboard", "Upgrade to Premium"],
    lacks: ["Settings", "Admin Dashboard", ...resources],
  },
  {
    who: "demo-premium",
    has: ["My Saved Jobs", "Employer Dashboard", "Settings", ...resources],
    lacks: ["Upgrade to Premium", "Admin Dashboard"],
  },
  {
    who: "demo-admin",
    has: ["My Saved Jobs", "Settings", "Admin Dashboard"],
    lacks: ["Upgrade to Premium"],
  },
];

for (const { who, has, lacks } of menus) {
  test(`the user menu of ${who} holds exactly what they may open, and axe finds nothing in it nor in that of a phone`, async ({
    page,
    become,
  }) => {
    await become(who);
    await page.goto(smallest);
    const header = page.getByRole("banner");
    await header.getByRole("button", { name: `Your account, ${who}` }).click();
    await expect(header.getByText(`${who}@demo.kwela.example`)).toBeVisible();
    for (const name of has)
      await expect(header.getByRole("link", { name, exact: true }).last()).toBeVisible();
    for (const name of lacks)
      await expect(header.getByRole("link", { name, exact: true })).toHaveCount(0);
    await expect(header.getByRole("button", { name: "Log out" })).toBeVisible();
    await expectAccessible(page);
    await page.keyboard.press("Escape");
    await expectAccessiblePhoneMenu(page);
  });
}

test("the Resources menu opens by keyboard, closes on Escape and gives the focus back", async ({
  page,
  viewAs,
}) => {
  await viewAs("demo-premium");
  await hydrated(page);
  const button = page.getByRole("banner").getByRole("button", { name: "Resources" });
  await button.focus();
  await page.keyboard.press("Enter");
  const link = page.getByRole("banner").getByRole("link", { name: "Growth Gallery" }).first();
  await expect(link).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(link).toBeHidden();
  await expect(button).toBeFocused();
});

test("on a phone all links are in one menu, which closes when you go somewhere", async ({
  page,
  viewAs,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await viewAs("demo-premium");
  await hydrated(page);
  await page.getByRole("button", { name: "Menu", exact: true }).click();
  const pricing = page.getByRole("banner").getByRole("link", { name: "Pricing" }).last();
  await expect(pricing).toBeVisible();
  await pricing.click();
  await expect(page).toHaveURL("/pricing");
  await expect(pricing).toBeHidden();
});

test("logging out says so, changes the header at once, and cannot be undone by going back", async ({
  page,
  viewAs,
}) => {
  await viewAs("demo-premium");
  await hydrated(page);
  await page.getByRole("button", { name: "Your account, demo-premium" }).click();
  await page.getByRole("button", { name: "Log out" }).click();
  await expect(page.getByText("Logged out", { exact: true })).toBeVisible();
  await expect(
    page.getByRole("banner").getByRole("link", { name: "Login/Register" }),
  ).toBeVisible();
  await page.reload();
  await expect(
    page.getByRole("banner").getByRole("link", { name: "Login/Register" }),
  ).toBeVisible();
});

test("a page change moves the title and the focus, and keeps the page where it was", async ({
  page,
}) => {
  await page.goto("/");
  await hydrated(page);
  await page.evaluate(() => Object.assign(window, { isSamePage: true }));
  await page.getByRole("banner").getByRole("link", { name: "Pricing", exact: true }).click();
  await expect(page).toHaveTitle("Pricing | Kwela");
  await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
  expect(await page.evaluate(() => "isSamePage" in window)).toBe(true);
  await page.goBack();
  await expect(page).toHaveTitle(/^Kwela: Remote/);
});

test("the first stop of the keyboard skips to the content", async ({ page }) => {
  await page.goto("/");
  await page.keyboard.press("Tab");
  await expect(page.getByRole("link", { name: "Skip to content" })).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(page.locator("main")).toBeFocused();
});

test("a chosen theme stays chosen, without a flash of the other", async ({ page }) => {
  await page.emulateMedia({ colorScheme: "light" });
  await page.goto("/");
  await hydrated(page);
  const paper = () =>
    page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor);
  const light = await paper();
  await page.getByRole("radio", { name: "Dark" }).check({ force: true });
  await expect.poll(paper).not.toBe(light);
  await page.reload({ waitUntil: "commit" });
  await expect(page.locator("html")).toHaveAttribute("data-theme", "dark");
  await hydrated(page);
  await expect(page.getByRole("radio", { name: "Dark" })).toBeChecked();
});
