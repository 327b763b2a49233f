import type { Page, Response } from "@playwright/test";
import { expect, expectAccessible, hydrated, test } from "../fixtures.ts";
import { copied, toastOf, toolMember } from "../tools/tool-member.ts";

async function open(page: Page, address = "/growth-gallery"): Promise<void> {
  await page.goto(address);
  await hydrated(page);
}

const tab = (page: Page, name: string) => page.getByRole("tab", { name, exact: true });
const card = (page: Page, title: string) => page.getByRole("listitem").filter({ hasText: title });
const floor = "Find your dollar floor first";
/** To the tick of its second step. */
const isAboutTax = (answer: Response): boolean =>
  answer.request().postData()?.includes("Add tax on top") === true;

test("all strategies by category, one category by chip, tab or View all, and what a search finds", async ({
  page,
}) => {
  await toolMember(page);
  await open(page);
  await expect(page.getByText(/^3\d strategies in 10 categories$/)).toBeVisible();
  const chips = page.getByRole("list", { name: "Some of the categories" }).getByRole("link");
  await expect(chips).toHaveCount(6);
  await expect(chips.last()).toHaveText("+5 more");
  await expect(page.getByRole("tab")).toHaveCount(11);
  await expect(tab(page, "All Strategies")).toHaveAttribute("aria-selected", "true");
  const headings = await page
    .getByRole("tabpanel")
    .getByRole("heading", { level: 2 })
    .allInnerTexts();
  expect(headings).toEqual(headings.toSorted((one, other) => one.localeCompare(other)));
  expect(headings[0]).toContain("3 strategies");
  await expectAccessible(page);

  await chips.first().click();
  await expect(tab(page, "Agencies and Partners")).toHaveAttribute("aria-selected", "true");
  await expect(page).toHaveURL(/category=Agencies/);
  await expect(page.getByRole("tabpanel").getByRole("listitem")).toHaveCount(3);
  await tab(page, "All Strategies").click();
  await page.getByRole("link", { name: "View all: LinkedIn" }).click();
  await expect(tab(page, "LinkedIn")).toHaveAttribute("aria-selected", "true");
  await expect(page.getByRole("heading", { level: 2, name: /^LinkedIn/ })).toBeVisible();
  await expect(page.getByRole("heading", { level: 2, name: /^Cold Email/ })).toHaveCount(0);

  await tab(page, "LinkedIn").focus();
  await page.keyboard.press("ArrowRight");
  await expect(tab(page, "Pricing and Proposals")).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(tab(page, "Pricing and Proposals")).toHaveAttribute("aria-selected", "true");
  await page.keyboard.press("Home");
  await expect(tab(page, "All Strategies")).toBeFocused();
  await page.keyboard.press("Enter");

  const search = page.getByRole("searchbox", { name: "Search strategies" });
  await search.fill("payoneer swift");
  await search.press("Enter");
  await expect(page.getByRole("tabpanel").getByRole("listitem")).toHaveCount(1);
  await expect(page.getByText("1 strategy found")).toBeAttached();
  await search.fill("zzqqxx");
  await search.press("Enter");
  await expect(page.getByText("No strategies found")).toBeVisible();
  await expectAccessible(page);
  await page.getByRole("link", { name: "Show all strategies" }).click();
  await expect(page.getByRole("tabpanel").getByRole("listitem").nth(29)).toBeVisible();
  await expect(search).toHaveValue("");
});

test("a strategy opens over the gallery, has an address of its own, and closes to where it was", async ({
  page,
  context,
}) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await toolMember(page);
  await open(page, "/growth-gallery?category=Pricing+and+Proposals");
  await card(page, floor).getByRole("link").click();
  const dialog = page.getByRole("dialog", { name: floor });
  await expect(dialog).toBeVisible();
  await expect(page).toHaveURL(/\/growth-gallery\/\d+\?category=Pricing/);
  await expect(page).toHaveTitle(new RegExp(floor));
  for (const part of [
    "Why it works",
    "When it does not",
    "What to measure",
    "Time it takes",
    "A worked example",
    "Implementation Steps",
  ])
    await expect(dialog.getByRole("heading", { name: part })).toBeVisible();
  await expect(dialog.getByText("Pricing and Proposals")).toBeVisible();
  await expect(dialog.getByRole("link", { name: "7 steps" })).toBeVisible();
  await expect(dialog.getByRole("checkbox")).toHaveCount(7);
  await expectAccessible(page);

  await dialog.getByRole("button", { name: "Copy the template" }).click();
  await expect(toastOf(page, "Template has been copied to your clipboard.")).toBeVisible();
  expect(await copied(page)).toMatch(/^A {2}Living costs, a year/);

  const address = page.url();
  await page.keyboard.press("Escape");
  await expect(dialog).toHaveCount(0);
  await expect(tab(page, "Pricing and Proposals")).toHaveAttribute("aria-selected", "true");
  await expect(card(page, floor)).toBeFocused();
  await page.goBack();
  await expect(dialog).toBeVisible();
  await dialog.getByRole("link", { name: "Close" }).click();
  await expect(dialog).toHaveCount(0);

  await page.goto(address);
  await hydrated(page);
  await expect(dialog).toBeVisible();
  await expect(dialog.getByRole("heading", { level: 2 })).toBeFocused();
  const missing = await page.goto("/growth-gallery/999999");
  expect(missing?.status()).toBe(404);
  await expect(page.getByText("That strategy is not in the gallery")).toBeVisible();
  await expect(page.getByRole("tabpanel").getByRole("listitem").nth(29)).toBeVisible();
});

test("ticks, favourites and tags last, and are the member's own", async ({ page, context }) => {
  await toolMember(page);
  await open(page);
  await page.getByRole("button", { name: `Favourite: ${floor}` }).click();
  await expect(page.getByRole("button", { name: `Favourite: ${floor}` })).toHaveAttribute(
    "aria-pressed",
    "true",
  );
  await card(page, floor).getByRole("link").click();
  const dialog = page.getByRole("dialog", { name: floor });
  const boxes = dialog.getByRole("checkbox");
  const kept = page.waitForResponse(isAboutTax);
  // The second while the first is still on its way.
  for (const step of [0, 1]) await boxes.nth(step).click();
  for (const step of [0, 1]) await expect(boxes.nth(step)).toBeChecked();
  await expect(dialog.getByText("2 of 7 done")).toBeVisible();
  await kept;
  await dialog.getByRole("button", { name: "Use as a strategy tag" }).click();
  await expect(toastOf(page, "Strategy tag added")).toBeVisible();
  await expect(dialog.getByRole("button", { name: "Use as a strategy tag" })).toHaveAttribute(
    "aria-pressed",
    "true",
  );
  const tags = await page.request.get("/api/premium/strategy-tags");
  expect(await tags.json()).toMatchObject({ tags: [{ tag: floor }] });

  const later = await context.newPage();
  await open(later, "/growth-gallery?favourites=true");
  await expect(later.getByRole("tabpanel").getByRole("listitem")).toHaveCount(1);
  await expect(later.getByText("2 of 7 steps")).toBeVisible();
  await expect(later.getByText(/^2 of \d+ steps, 0 strategies finished$/)).toBeVisible();
  await expect(later.getByText(/^Next, step 3 of 7:/)).toBeVisible();
  await later.getByRole("button", { name: `Favourite: ${floor}` }).click();
  await expect(later.getByText("No favourites here yet")).toBeVisible();
  await later.close();

  await page.route("**/ticks", (route) => route.abort());
  await boxes.nth(2).click();
  await expect(toastOf(page, "That tick was not kept")).toBeVisible();
  await expect(boxes.nth(2)).not.toBeChecked();
  await expect(dialog.getByText("2 of 7 done")).toBeVisible();
});

test("on a phone the gallery and a strategy fit, and whoever is not a member is told what it is", async ({
  page,
  viewAs,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await viewAs("demo-premium");
  for (const path of ["/growth-gallery?category=Time+Zones+and+Delivery", "/newsletter-proof"]) {
    await open(page, path);
    const isWider = await page.evaluate(
      () => document.documentElement.scrollWidth > document.documentElement.clientWidth,
    );
    expect(isWider, path).toBe(false);
  }
  await open(page, "/growth-gallery?category=Time+Zones+and+Delivery");
  await page.getByRole("tablist").scrollIntoViewIfNeeded();
  await expect(tab(page, "Time Zones and Delivery")).toBeInViewport();
  await page.getByRole("link", { name: "The Friday note that renews retainers" }).click();
  const dialog = page.getByRole("dialog");
  await expect(dialog).toBeInViewport();
  expect(await dialog.evaluate((one) => one.scrollWidth > one.clientWidth)).toBe(false);
  await viewAs("demo-free");
  await open(page, "/growth-gallery/3");
  await expect(page.getByText("20+ strategies")).toBeVisible();
  await expect(page.getByRole("dialog")).toHaveCount(0);
});
