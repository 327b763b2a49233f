import type { Page } from "@playwright/test";
import { expect, expectAccessible, hydrated, test } from "../fixtures.ts";
import { copied, saveKey, toastOf, toolMember, version } from "../tools/tool-member.ts";

const path = "/newsletter-proof";

async function open(page: Page, address = path): Promise<void> {
  await page.goto(address);
  await hydrated(page);
}

test("the first day's checklist remembers, and its first tick is the start guide's third step", async ({
  page,
}) => {
  await toolMember(page);
  await open(page);
  const dayOne = page.getByRole("region", { name: "Day 1 launch" });
  await expect(dayOne.getByRole("checkbox")).toHaveCount(6);
  await expect(
    page.getByRole("img", { name: /Learn leads to Publish.*leads back to Learn/ }),
  ).toBeVisible();
  await expect(page.getByRole("link", { name: "Open Substack" })).toHaveAttribute(
    "href",
    /^https:\/\/substack\.com/,
  );
  await expect(page.getByText("Affiliate link", { exact: true })).toBeVisible();
  await expect(page.getByText("30-day trial and 20% off for 3 months")).toBeVisible();
  await expectAccessible(page);

  await dayOne.getByRole("checkbox", { name: /Choose one reader/ }).click();
  const kept = page.waitForResponse(/\/newsletter\/steps\/home$/);
  await dayOne.getByRole("checkbox", { name: /Give it a home/ }).click();
  await expect(dayOne.getByText("2 of 6 done")).toBeVisible();
  await kept;
  await open(page);
  await expect(dayOne.getByRole("checkbox", { name: /Choose one reader/ })).toBeChecked();
  await expect(dayOne.getByText("2 of 6 done")).toBeVisible();
  await page.goto("/");
  await hydrated(page);
  await expect(page.getByRole("checkbox", { name: "Launch the newsletter" })).toBeChecked();
});

test("without a key a whole issue for the member's specialty is there, remembered, copied and kept", async ({
  page,
  context,
}) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await toolMember(page);
  await open(page);
  await expect(page.getByText("OpenAI API Key Required")).toBeVisible();
  await expect(page.getByText("Your first issue appears here")).toBeVisible();
  await page.getByLabel("Your specialty").selectOption("Email Marketing");
  const ours = version(page, "Kwela");
  await expect(ours.getByText("Your open rate is mostly Apple")).toBeVisible();
  await expectAccessible(page);
  await ours.getByRole("button", { name: "Copy The issue" }).click();
  await expect(toastOf(page, /^The issue has been copied to your clipboard\./)).toBeVisible();
  const text = await copied(page);
  expect(text).toMatch(/^\[Client or employer\] asked me why/);
  expect(text).toContain("1. Make a segment of everybody");
  await ours.getByRole("button", { name: "Keep in my documents" }).click();
  await expect(toastOf(page, "Kept in your documents")).toBeVisible();
  await ours.getByRole("link", { name: "Open in my documents" }).click();
  await expect(
    page.getByRole("heading", { name: "Newsletter issue: Email Marketing" }),
  ).toBeVisible();
  await expect(page.getByRole("heading", { name: "Do This Today" })).toBeVisible();

  await open(page);
  await expect(page.getByLabel("Your specialty")).toHaveValue("Email Marketing");
  await expect(version(page, "Kwela")).toContainText("Your open rate is mostly Apple");
});

test("with a key the AI writes from the member's notes, and what it made up is marked", async ({
  page,
}) => {
  await toolMember(page);
  await saveKey(page, "works");
  await open(page, `${path}?specialty=SEO`);
  await page
    .getByLabel(/What happened at work this week/)
    .fill("We merged two guides about invoices last Tuesday.");
  await page.getByRole("button", { name: "Write with the AI" }).click();
  const written = version(page, "AI");
  await expect(written).toContainText("We merged two guides about invoices last Tuesday.");
  await expect(written.locator("mark").filter({ hasText: "23" })).toContainText("not in your text");
  await expect(version(page, "Kwela")).toBeVisible();
  await expectAccessible(page);
  await open(page, `${path}?specialty=SEO`);
  await expect(page.getByLabel(/What happened at work this week/)).toHaveValue(/two guides/);
});

test("asks for a specialty before it asks the AI", async ({ page }) => {
  await toolMember(page);
  await saveKey(page, "works");
  await open(page);
  await page.getByRole("button", { name: "Write with the AI" }).click();
  await expect(toastOf(page, "Marketing Specialty Required")).toBeVisible();
  await expect(page.getByLabel("Your specialty")).toBeFocused();
});
