import type { APIRequestContext, Page } from "@playwright/test";
import { expect, hydrated, test } from "../fixtures.ts";
import { open, said } from "../jobs/board.ts";

const saving = (page: Page) => page.getByRole("button", { name: /^Saved?: / }).first();
const header = (page: Page) => page.getByRole("banner");

const savedBy = async (request: APIRequestContext): Promise<unknown> =>
  (await request.get("/api/jobs/saved")).json();

test("a page drawn for one account does nothing in the name of another, and says who you are now", async ({
  page,
  become,
}) => {
  await become("demo-free");
  await open(page, "/jobs?roleType=Design");
  // As another tab does it to the session both share, in a way this one cannot hear of.
  await become("demo-premium");
  const before = await savedBy(page.request);
  await saving(page).click();
  await expect(said(page, "You are now signed in as demo-premium")).toBeVisible();
  await expect(
    header(page).getByRole("button", { name: "Your account, demo-premium" }),
  ).toBeVisible();
  await expect(saving(page)).toHaveAttribute("aria-pressed", "false");
  expect(await savedBy(page.request)).toEqual(before);
  await page.reload();
  await hydrated(page);
  await expect(said(page, "You are now signed in as demo-premium")).toHaveCount(0);
});

test("a tab that comes to the front knows who signed in behind it", async ({ page, become }) => {
  await become("demo-free");
  await open(page);
  const other = await page.context().newPage();
  await other.goto("/jobs");
  await hydrated(other);
  await other.getByLabel("Demo").getByRole("button", { name: "Premium" }).click();
  await expect(header(other).getByText("demo-premium").first()).toBeAttached();
  await page.bringToFront();
  await expect(said(page, "You are now signed in as demo-premium")).toBeVisible();
  await expect(
    header(page).getByRole("button", { name: "Your account, demo-premium" }),
  ).toBeVisible();
});

test("logging out in one tab shows in the other", async ({ page, become }) => {
  await become("demo-free");
  await page.goto("/account");
  await hydrated(page);
  const other = await page.context().newPage();
  await other.goto("/");
  await hydrated(other);
  await other.getByRole("button", { name: "Your account, demo-free" }).click();
  await other.getByRole("button", { name: "Log out" }).click();
  await expect(other.getByText("Logged out", { exact: true })).toBeVisible();
  await page.bringToFront();
  await expect(said(page, "You are signed out")).toBeVisible();
  await expect(page).toHaveURL(/\/auth\?next=/);
});

test("logging in in one tab shows in the other, and what was typed there stays", async ({
  page,
}) => {
  await page.goto("/check-a-job");
  await hydrated(page);
  const text = "We are looking for a marketer who works from South Africa.";
  await page.getByRole("textbox").first().fill(text);
  const other = await page.context().newPage();
  await other.goto("/auth");
  await hydrated(other);
  await other.getByLabel("Username or email").fill("demo-free");
  await other.getByLabel("Password", { exact: true }).filter({ visible: true }).fill("kwela-demo");
  await other.getByRole("button", { name: "Log in", exact: true }).click();
  await expect(other.getByText("Login successful", { exact: true })).toBeVisible();
  await page.bringToFront();
  await expect(said(page, "You are now signed in as demo-free")).toBeVisible();
  await hydrated(page);
  await expect(page.getByRole("textbox").first()).toHaveValue(text);
});

test("the same person in two tabs is no news to either", async ({ page, become }) => {
  await become("demo-free");
  await open(page);
  await page.evaluate(() => Object.assign(window, { isSamePage: true }));
  const other = await page.context().newPage();
  await other.goto("/jobs");
  await hydrated(other);
  await page.bringToFront();
  await saving(page).click();
  await expect(saving(page)).toHaveAttribute("aria-pressed", "true");
  await saving(page).click();
  await expect(said(page, "Job removed")).toBeVisible();
  expect(await page.evaluate(() => "isSamePage" in window)).toBe(true);
});
