import type { Page } from "@playwright/test";
import { expect, expectAccessible, hydrated, test } from "../fixtures.ts";
import { said } from "../jobs/board.ts";
import { undo } from "./board-marks.ts";
import { trackerMember } from "./tracker-member.ts";

const named = `Content Strategist
Company: Karoo Letters
Location: Remote, worldwide
Pay: $3,000 per month

You are free to live anywhere in the world. You plan what we publish and write half of it.`;

const nameless =
  "We look for somebody who writes newsletters for shops. You are free to live anywhere in the world, and you set your own hours.";

async function check(page: Page, text: string): Promise<void> {
  await page.goto("/check-a-job");
  await hydrated(page);
  await page.getByLabel("The text of the post").fill(text);
  await page.getByRole("button", { name: "Check this job" }).click();
  await expect(page.locator("#result")).toBeVisible();
}

const track = (page: Page) => page.getByRole("button", { name: "Track this job" });

test("a checked ad is tracked with one press, undone, and tracked with what it says", async ({
  page,
}) => {
  await trackerMember(page);
  await check(page, named);
  await track(page).click();
  await expect(said(page, "Tracked as applied today")).toBeVisible();
  const line = page.getByText("Content Strategist at Karoo Letters is in your tracker.");
  await expect(line).toBeVisible();
  await expectAccessible(page);
  await undo(page).click();
  await expect(said(page, "No longer tracked")).toBeVisible();
  await expect(line).toHaveCount(0);

  await track(page).click();
  await page.getByRole("link", { name: "Open it", exact: true }).click();
  await expect(page).toHaveURL(/\/job-tracker\/\d+$/);
  await expect(page.getByRole("heading", { level: 1 })).toContainText("Content Strategist");
  await expect(page.getByText("free to live anywhere in the world").first()).toBeVisible();
});

test("what an ad does not say is asked for", async ({ page }) => {
  await trackerMember(page);
  await check(page, nameless);
  await track(page).click();
  const form = page.getByRole("form", { name: "Track this job" });
  await form.getByLabel("Job title").fill("Newsletter writer");
  await form.getByRole("button", { name: "Track as applied today" }).click();
  await expect(form.getByLabel("Company")).toBeFocused();
  await expectAccessible(page);
  await form.getByLabel("Company").fill("Karoo Letters");
  await form.getByRole("button", { name: "Track as applied today" }).click();
  await expect(
    page.getByText("Newsletter writer at Karoo Letters is in your tracker."),
  ).toBeVisible();
});

test("a likely scam and a visitor are offered nothing of the kind", async ({ page, become }) => {
  await become("visitor");
  await check(page, named);
  await expect(track(page)).toHaveCount(0);
  await trackerMember(page);
  await check(page, `${named}\n\nYou pay a refundable registration fee of R350 on WhatsApp.`);
  await expect(page.locator("#result")).toHaveText(/scam/i);
  await expect(track(page)).toHaveCount(0);
});
