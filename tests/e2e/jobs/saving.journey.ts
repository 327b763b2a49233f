import type { Page } from "@playwright/test";
import { expect, expectAccessible, hydrated, test } from "../fixtures.ts";
import { cards, open, said, titles } from "./board.ts";

const save = (page: Page) => page.getByRole("button", { name: /^Saved?: / }).first();

test("a visitor who saves is told to sign in, and nothing is sent", async ({ page }) => {
  const sent: string[] = [];
  page.on("request", (request) => sent.push(`${request.method()} ${request.url()}`));
  await open(page);
  await save(page).click();
  await expect(said(page, "Authentication required")).toBeVisible();
  await expect(said(page, "Please login to save jobs")).toBeVisible();
  expect(sent.filter((line) => /api.*save/.test(line))).toEqual([]);
  await page.goto("/jobs?saved=true");
  await expect(page.getByText("Sign in to see your saved jobs")).toBeVisible();
});

test("a save pressed while signed out is done once somebody has signed in from its toast, and the list opens there", async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await open(page, "/jobs?roleType=Content%20Marketing");
  const fourth = page.getByRole("button", { name: /^Save: / }).nth(3);
  const pressed = await fourth.getAttribute("aria-label");
  await fourth.click();
  await page.getByRole("link", { name: "Sign in", exact: true }).click();
  await page.getByRole("tab", { name: "Register" }).click();
  await hydrated(page);
  await page.getByLabel("Username").fill(`saver-${Date.now().toString(36)}`);
  await page.getByLabel("Email").fill(`saver-${Date.now().toString(36)}@mail.example`);
  await page.getByLabel("Password", { exact: true }).fill("three-old-kettles-boil");
  await page.getByLabel("Confirm password").fill("three-old-kettles-boil");
  await page.getByRole("button", { name: "Create account" }).click();
  await expect(page).toHaveURL(/\/jobs\?roleType=Content%20Marketing/);
  // The demo's own bar is told who is here now, too.
  await expect(page.getByRole("button", { name: "Signed out" })).toHaveAttribute(
    "aria-pressed",
    "false",
  );
  await expect(said(page, "Job saved")).toBeVisible();
  await expect(
    page.getByRole("button", { name: pressed?.replace("Save:", "Saved:") ?? "" }),
  ).toBeInViewport();
  await page.goto("/jobs?saved=true");
  await expect(page.getByRole("button", { name: /^Saved: / })).toHaveCount(1);
});

test("a free user saves a job, finds it again, and removes it", async ({ page, become }) => {
  await become("demo-free");
  await open(page, "/jobs?roleType=SEO");
  const title = await titles(page).first().innerText();
  await expect(save(page)).toHaveAttribute("aria-pressed", "false");
  await save(page).click();
  await expect(save(page)).toHaveText("Saved");
  await expect(said(page, "Job saved")).toBeVisible();
  await page.reload();
  await hydrated(page);
  await expect(save(page)).toHaveAttribute("aria-pressed", "true");

  await page.getByRole("button", { name: /Your account/ }).click();
  await page.getByRole("link", { name: "My Saved Jobs" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "My Saved Jobs" })).toBeVisible();
  await expect(page.getByRole("link", { name: title, exact: true })).toBeVisible();
  await page.getByRole("button", { name: `Saved: ${title}` }).click();
  await expect(said(page, "Job removed")).toBeVisible();
  await page.reload();
  await expect(page.getByRole("link", { name: title, exact: true })).toHaveCount(0);
});

test("a job removed by a slip comes back with Undo, by keyboard alone", async ({
  page,
  become,
}) => {
  await become("demo-premium");
  await open(page, "/jobs?roleType=Content%20Marketing");
  const button = page.getByRole("button", { name: /^Saved?: / }).last();
  await button.press("Enter");
  await expect(button).toHaveText("Saved");
  await expect(said(page, "Job saved")).toBeVisible();
  await button.press("Enter");
  await expect(said(page, "Job removed")).toBeVisible();
  await expect(button).toHaveText("Save");
  const undo = page.getByRole("button", { name: "Undo" });
  await page.keyboard.press("F8");
  while (!(await undo.evaluate((element) => element === document.activeElement)))
    await page.keyboard.press("Tab");
  // It waits for the keyboard, however long somebody looks.
  await expectAccessible(page);
  await page.keyboard.press("Enter");
  await expect(button).toHaveText("Saved");
  await expect(said(page, "Job saved")).toBeVisible();
  await expect(undo).toHaveCount(0);
  await page.reload();
  await hydrated(page);
  await expect(button).toHaveText("Saved");
  await button.click();
  await expect(said(page, "Job removed")).toBeVisible();
});

test("an Undo that comes too late is said, and nothing looks saved that is not", async ({
  page,
  become,
}) => {
  await become("demo-admin");
  await open(page, "/jobs?roleType=SEO");
  const button = page.getByRole("button", { name: /^Saved?: / }).nth(1);
  await button.click();
  await expect(said(page, "Job saved")).toBeVisible();
  await button.click();
  await expect(said(page, "Job removed")).toBeVisible();
  await page.route("**/restore", (route) =>
    route.fulfill({
      status: 409,
      json: { code: "too_late_to_undo", message: "It is too late to undo that." },
    }),
  );
  await page.getByRole("button", { name: "Undo" }).click();
  await expect(said(page, "It is too late to undo that.")).toBeVisible();
  await expect(button).toHaveText("Save");
});

test("a change that failed is taken back, and said", async ({ page, become }) => {
  await become("demo-employer");
  await open(page);
  await page.route("**/api/jobs/save", (route) =>
    route.fulfill({ status: 503, json: { code: "overloaded", message: "Very busy right now." } }),
  );
  await save(page).click();
  await expect(said(page, "Failed to save job")).toBeVisible();
  await expect(said(page, "Very busy right now.")).toBeVisible();
  await expect(save(page)).toHaveText("Save");
});

test("a premium member sees all jobs, and nothing to buy", async ({ page, become }) => {
  await become("demo-premium");
  await open(page);
  await expect(page.getByText(/^Showing \d+ jobs with premium access$/)).toBeVisible();
  await expect(page.getByText(/Premium Opportunities|available with premium/)).toHaveCount(0);
  const premium = cards(page).filter({ has: page.getByText("Premium", { exact: true }) });
  await premium.first().getByRole("heading").getByRole("link").click();
  await expect(page.getByRole("heading", { name: "About This Role" })).toBeVisible();
  const path = new URL(page.url()).pathname;
  // A page that notices somebody else looking begins anew by itself, perhaps in the middle of what comes next.
  await page.goto("about:blank");

  await become("demo-free");
  await page.goto(path);
  await expect(page).toHaveURL("/pricing");
  await expect(said(page, "Premium Feature")).toBeVisible();
});

test("a save pressed before the scripts, by nobody yet, is kept through a sign-in with them", async ({
  page,
}) => {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route("**/assets/*.js", (route) => promise.then(() => route.continue()));
  await page.goto("/jobs?roleType=SEO", { waitUntil: "commit" });
  const first = page.getByRole("button", { name: /^Save: / }).nth(2);
  const name = (await first.getAttribute("aria-label")) ?? "";
  await first.click();
  await expect(page).toHaveURL(/\/auth\?next=.*problem=not_signed_in/);
  resolve();
  await hydrated(page);
  await expectAccessible(page);
  await page.getByLabel("Username or email").fill("demo-employer");
  await page.getByLabel("Password", { exact: true }).fill("kwela-demo");
  await page.getByRole("button", { name: "Log in" }).click();
  await expect(said(page, "Job saved")).toBeVisible();
  const button = page.getByRole("button", { name: name.replace("Save", "Saved"), exact: true });
  await expect(button).toBeVisible();
  await button.click();
  await expect(said(page, "Job removed")).toBeVisible();
});

test("a press that comes before the scripts saves the job all the same, and leads back to it", async ({
  page,
  become,
}) => {
  await become("demo-free");
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route("**/assets/*.js", (route) => promise.then(() => route.continue()));
  await page.goto("/jobs", { waitUntil: "commit" });
  const save = page.getByRole("button", { name: /^Save: / }).nth(7);
  const name = (await save.getAttribute("aria-label")) ?? "";
  await save.click();
  await expect(page).toHaveURL(/\/jobs#job-\d+$/);
  resolve();
  await hydrated(page);
  const saved = page.getByRole("button", { name: name.replace("Save", "Saved"), exact: true });
  await expect(saved).toHaveAttribute("aria-pressed", "true");
  await saved.click();
  await expect(said(page, "Job removed")).toBeVisible();
});
