import type { Page } from "@playwright/test";
import { examples } from "#client/features/check-a-job/examples.ts";
import { expect, expectAccessible, hydrated, test } from "../fixtures.ts";

const textOf = (wanted: string): string => examples.find(({ name }) => name === wanted)?.text ?? "";

async function check(page: Page, text: string): Promise<void> {
  await page.goto("/check-a-job");
  await hydrated(page);
  await page.getByLabel("The text of the post").fill(text);
  await page.getByRole("button", { name: "Check this job" }).click();
  await expect(page.getByRole("heading", { name: "Share this result" })).toBeVisible();
}

const makeLink = async (page: Page): Promise<string> => {
  await page.getByRole("button", { name: "Make the link" }).click();
  const link = page.getByRole("link", { name: /\/checked\// });
  await expect(link).toBeVisible();
  return new URL((await link.getAttribute("href")) ?? "", page.url()).pathname;
};

test("a result is shared with what was ticked, seen by a stranger, and taken back", async ({
  page,
  browser,
}) => {
  await check(page, textOf("One that takes us"));
  await page.getByLabel("The sentence that decided").check();
  await expectAccessible(page);
  const path = await makeLink(page);

  const stranger = await browser.newPage({ javaScriptEnabled: false });
  await stranger.goto(path);
  await expect(stranger.getByRole("heading", { name: "Open to South Africa" })).toBeVisible();
  await expect(
    stranger.getByText("We hire anywhere in EMEA, South Africa included."),
  ).toBeVisible();
  await expect(stranger.getByText("Fathom & Field")).toHaveCount(0);
  await expect(stranger.getByRole("main")).not.toContainText("$");
  await expect(stranger.getByRole("button", { name: "Take it back" })).toHaveCount(0);
  const jobs = stranger.getByRole("link", { name: "See jobs that take you" });
  await expect(jobs).toHaveAttribute("href", "/jobs");

  await page.getByRole("link", { name: /\/checked\// }).click();
  await hydrated(page);
  await expectAccessible(page);
  await page.getByRole("button", { name: "Take it back" }).click();
  await expect(page.getByRole("heading", { name: "This result is gone" })).toBeVisible();
  expect((await stranger.goto(path))?.status()).toBe(404);
  await stranger.close();
});

test("of a scam there is nothing to tick, and its page shows no figure", async ({ page }) => {
  await check(page, textOf("One that is a scam"));
  await expect(page.getByLabel("What it pays")).toHaveCount(0);
  await page.goto(await makeLink(page));
  const main = page.getByRole("main");
  await expect(main.getByRole("heading", { name: "Likely a scam" })).toBeVisible();
  await expect(main).toContainText("Asks for money first");
  await expect(main).not.toContainText(/\$|R\d|Telegram/);
  await expectAccessible(page);
});
