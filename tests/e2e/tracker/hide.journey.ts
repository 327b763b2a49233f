import type { Page } from "@playwright/test";
import { expect, hydrated, expectAccessible, test } from "../fixtures.ts";
import { cards, open, said, titles } from "../jobs/board.ts";
import { trackOn, undo } from "./board-marks.ts";
import { trackerMember } from "./tracker-member.ts";

const note = (page: Page, words: string) => page.getByRole("status").filter({ hasText: words });

/** By its whole title: there may be a senior one of the same name. */
const called = (page: Page, title: string) =>
  cards(page).getByRole("heading", { level: 2, name: title, exact: true });

test("what one applied to is hidden, shown, and hidden on every device", async ({ page }) => {
  await trackerMember(page);
  await open(page);
  const title = await titles(page).nth(2).innerText();
  await trackOn(page, 2).click();
  await expect(trackOn(page, 2)).toHaveText("Tracked");
  const hide = page.getByRole("switch", { name: "Hide what I applied to" });
  await hide.click();
  await expect(note(page, "1 hidden: 1 you applied to")).toBeVisible();
  await expect(called(page, title)).toHaveCount(0);
  await page.getByRole("button", { name: "Show", exact: true }).click();
  await expect(called(page, title)).toHaveCount(1);
  await page.getByRole("button", { name: "Hide again" }).click();
  await expect(called(page, title)).toHaveCount(0);
  await expectAccessible(page);

  await page.reload();
  await expect(note(page, "1 hidden: 1 you applied to")).toBeVisible();
  await expect(hide).toBeChecked();
  await trackOn(page, 0).press("Enter");
  // The card went with the keyboard on it.
  await expect(note(page, "2 hidden: 2 you applied to")).toBeFocused();
  await undo(page).click();
  await expect(note(page, "1 hidden: 1 you applied to")).toBeVisible();
  await hide.click();
  await expect(called(page, title)).toHaveCount(1);
});

test("a company is hidden from a card, and shown again", async ({ page }) => {
  await trackerMember(page);
  await open(page);
  const company = await cards(page).first().locator("bdi").first().innerText();
  const theirs = cards(page).filter({ has: page.locator("bdi", { hasText: company }) });
  // A page that has only just come closes whatever was opened before it was done.
  const choose = (name: string, words: string) =>
    expect(async () => {
      const more = theirs.first().getByRole("button", { name: /^More: / });
      await more.click({ timeout: 2_000 });
      await page.getByRole("button", { name }).click({ timeout: 2_000 });
      await expect(said(page, words)).toBeVisible({ timeout: 4_000 });
    }).toPass();
  const count = await theirs.count();
  await choose("Hide this company", `${company} is hidden`);
  await expect(note(page, `${count} hidden: ${count} by company`)).toBeVisible();
  await expect(theirs).toHaveCount(0);

  await page.reload();
  await hydrated(page);
  await page.getByRole("button", { name: "Show", exact: true }).click();
  await choose("Show this company again", `${company} is shown again`);
  await expect(note(page, "hidden")).toHaveCount(0);
  await expect(theirs).toHaveCount(count);
});

test("a page that is hidden whole brings the next one", async ({ page }) => {
  await trackerMember(page);
  await open(page);
  const all = await page.request.get("/api/jobs?worldwide=true");
  const { jobs } = (await all.json()) as { jobs: { id: string }[] };
  for (const { id: jobId } of jobs)
    await page.request.post("/api/premium/job-applications/from-listing", { data: { jobId } });
  await page.request.put("/api/premium/tracker/hides-applied", { data: { hidesApplied: true } });
  await page.reload();
  await expect(note(page, `${jobs.length} hidden`)).toBeVisible();
  await expect(titles(page).first()).toBeVisible();
  const first = await titles(page).count();
  await page.getByRole("link", { name: "Load more" }).click();
  await expect.poll(() => titles(page).count()).toBeGreaterThan(first);
  await expect(cards(page).nth(first).getByRole("heading").getByRole("link")).toBeFocused();
});
