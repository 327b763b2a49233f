import type { Page } from "@playwright/test";
import { examples } from "#client/features/check-a-job/examples.ts";
import { expect, expectAccessible, hydrated, test } from "../fixtures.ts";

const closed = `SEO Manager at Harrow Books
Remote. You must be based in the United States and authorised to work there. $5,000 per month.`;
const open = examples.find(({ name }) => name === "One that takes us")?.text ?? "";

async function paste(page: Page, text: string): Promise<void> {
  await page.goto("/");
  await hydrated(page);
  await page.getByRole("textbox", { name: "Saw a job somewhere? Paste it here" }).fill(text);
  await page.getByRole("button", { name: "Check a post" }).click();
  await expect(page).toHaveURL("/check-a-job");
}

test("a post pasted at the front door is read at once; a closed one leads to three that are open", async ({
  page,
}) => {
  await paste(page, closed);
  await expect(page.getByRole("heading", { name: "Closed to South Africa" })).toBeFocused();
  const instead = page.getByRole("region", { name: "Jobs that do take you" });
  await expect(instead.getByRole("listitem")).toHaveCount(3);
  await expect(instead.getByRole("listitem").first()).toContainText("SEO");
  await expectAccessible(page);
  await instead.getByRole("listitem").first().getByRole("link").click();
  await expect(page.getByRole("heading", { name: "About This Role" })).toBeVisible();
});

test("an open one can be kept, and nothing pasted stands in the address or comes back", async ({
  page,
}) => {
  await paste(page, open);
  await expect(page.getByRole("heading", { name: "Open to South Africa" })).toBeFocused();
  await expect(page.getByRole("main").getByRole("link", { name: "Job Tracker" })).toBeVisible();
  await expect(page.getByRole("region", { name: "Jobs that do take you" })).toHaveCount(0);
  await page.reload();
  await hydrated(page);
  await expect(page.getByLabel("The text of the post")).toHaveValue("");
});

test("the checker has a place in the header, and in the menu of a phone", async ({ page }) => {
  await page.goto("/jobs");
  await hydrated(page);
  const header = page.getByRole("banner");
  await header.getByRole("link", { name: "Check a post" }).click();
  await expect(page).toHaveURL("/check-a-job");
  await page.setViewportSize({ width: 390, height: 844 });
  await header.getByRole("button", { name: "Menu" }).click();
  await expect(header.getByRole("link", { name: "Check a post" })).toBeVisible();
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("the front door still leads to the checker", async ({ page }) => {
    await page.goto("/");
    await page.getByRole("main").getByRole("link", { name: "Check a post" }).click();
    await expect(page).toHaveURL("/check-a-job");
  });
});
