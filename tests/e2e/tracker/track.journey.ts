import { expect, expectAccessible, hydrated, test } from "../fixtures.ts";
import { cards, open, said, titles } from "../jobs/board.ts";
import { appliedToday, sayDay, trackOn, undo } from "./board-marks.ts";
import { applied, daysAgo, trackerMember } from "./tracker-member.ts";

test("a member tracks a listing with one press, and it is marked wherever it stands", async ({
  page,
}) => {
  await trackerMember(page);
  await open(page);
  const title = await titles(page).first().innerText();
  const button = trackOn(page, 0);
  await expect(button).toHaveAttribute("aria-pressed", "false");
  await button.press("Enter");
  await expect(said(page, "Tracked as applied today")).toBeVisible();
  await expect(button).toHaveText("Tracked");
  await expect(button).toBeFocused();
  await expect(cards(page).first().getByRole("link", { name: appliedToday() })).toBeVisible();
  await expectAccessible(page);

  await page.reload();
  await expect(cards(page).first().getByRole("link", { name: appliedToday() })).toBeVisible();
  await trackOn(page, 0).click();
  await expect(said(page, "You track this already")).toBeVisible();
  await page.getByRole("link", { name: "Open in the tracker" }).click();
  await expect(page).toHaveURL(/\/job-tracker\/\d+$/);
  await expect(page.getByRole("heading", { level: 1 })).toContainText(title);
});

test("what was tracked by a slip is undone", async ({ page }) => {
  await trackerMember(page);
  await open(page);
  await trackOn(page, 1).click();
  await expect(trackOn(page, 1)).toHaveText("Tracked");
  await undo(page).click();
  await expect(said(page, "No longer tracked")).toBeVisible();
  await expect(trackOn(page, 1)).toHaveText("Track");
  await page.reload();
  await hydrated(page);
  await expect(trackOn(page, 1)).toHaveAttribute("aria-pressed", "false");
  await expect(page.getByText(appliedToday())).toHaveCount(0);
});

test("on the page of a job, too, and the same role at the same company is warned of", async ({
  page,
}) => {
  await trackerMember(page);
  await open(page);
  const card = cards(page).first();
  const jobTitle = await titles(page).first().innerText();
  const company = await card.locator("bdi").first().innerText();
  await applied(page, { jobTitle: jobTitle.toUpperCase(), company, daysAgo: 20 });
  await titles(page).first().getByRole("link").click();
  await expect(page.getByRole("heading", { level: 1, name: jobTitle })).toBeVisible();
  await page.getByRole("button", { name: `Track: ${jobTitle}`, exact: true }).click();
  await expect(said(page, "Tracked as applied today")).toBeVisible();
  await expect(page.getByText(`on ${sayDay(daysAgo(20))}, now Pending`).first()).toBeVisible();
  await expect(page.getByRole("link", { name: appliedToday() })).toBeVisible();
  await expectAccessible(page);
});

test("a change that failed is said, and nothing looks tracked that is not", async ({ page }) => {
  await trackerMember(page);
  await open(page);
  await page.route("**/from-listing", (route) =>
    route.fulfill({ status: 503, json: { code: "overloaded", message: "Very busy right now." } }),
  );
  await trackOn(page, 0).click();
  await expect(said(page, "This was not tracked")).toBeVisible();
  await expect(trackOn(page, 0)).toHaveText("Track");
});

test("free members and visitors have nothing to track with", async ({ page, become }) => {
  for (const who of ["visitor", "demo-free"] as const) {
    await become(who);
    await open(page);
    await expect(cards(page).first()).toBeVisible();
    await expect(page.getByRole("button", { name: /^(Track|More)/ })).toHaveCount(0);
    await expect(page.getByRole("switch", { name: /applied/ })).toHaveCount(0);
  }
});

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });

  test("what needs them is not there", async ({ page, become }) => {
    await become("demo-premium");
    await page.goto("/jobs");
    await expect(cards(page).first().getByRole("button", { name: /^Save/ })).toBeVisible();
    await expect(page.getByRole("button", { name: /^(Track|More)/ })).toHaveCount(0);
    await expect(page.getByRole("switch", { name: /applied/ })).toHaveCount(0);
  });
});
