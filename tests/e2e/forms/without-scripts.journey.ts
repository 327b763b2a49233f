import type { Page } from "@playwright/test";
import { expect, test } from "../fixtures.ts";

test.use({ javaScriptEnabled: false });

/** Playwright looks past them unless they are named. */
const words = (page: Page) => page.locator("main noscript p");

async function logIn(page: Page, name: string, password: string): Promise<void> {
  await page.getByLabel("Username or email").fill(name);
  await page.getByLabel("Password", { exact: true }).fill(password);
  await page.getByRole("button", { name: "Log in" }).click();
}

test("signing in, with a wrong password first, leads to where one wanted to be; logging out leads home", async ({
  page,
}) => {
  await page.goto("/account");
  await expect(page).toHaveURL("/auth?next=%2Faccount");
  await logIn(page, "demo-employer", "not the password");
  await expect(page.getByRole("alert")).toHaveText("Invalid credentials");
  await expect(page.getByLabel("Username or email")).toHaveValue("demo-employer");
  await expect(page.getByLabel("Password", { exact: true })).toHaveValue("");
  await logIn(page, "demo-employer", "kwela-demo");
  await expect(page).toHaveURL("/account");
  await page.getByRole("button", { name: "Your account, demo-employer" }).click();
  await page.getByRole("button", { name: "Log out" }).click();
  await expect(page).toHaveURL("/");
  await expect(page.getByRole("link", { name: "Login/Register" })).toBeVisible();
});

test("registering names what is wrong beside its field, keeps the rest, and then signs in", async ({
  page,
}) => {
  const username = `zola-${crypto.randomUUID().slice(0, 8)}`;
  await page.goto("/auth");
  await page.getByRole("tab", { name: "Register" }).click();
  await page.getByLabel("Username", { exact: true }).fill(username);
  await page.getByLabel("Email", { exact: true }).fill(`${username}@example.test`);
  await page.getByLabel("Password", { exact: true }).fill("table mountain at six");
  await page.getByLabel("Confirm password").fill("table mountain at sex");
  await page.getByRole("button", { name: "Create account" }).click();
  await expect(page.getByLabel("Confirm password")).toHaveAccessibleDescription(
    "Passwords don't match",
  );
  await expect(page.getByLabel("Email", { exact: true })).toHaveValue(`${username}@example.test`);
  await page.getByLabel("Password", { exact: true }).fill("table mountain at six");
  await page.getByLabel("Confirm password").fill("table mountain at six");
  await page.getByRole("button", { name: "Create account" }).click();
  await expect(page).toHaveURL("/jobs");
  await expect(page.getByRole("button", { name: `Your account, ${username}` })).toBeVisible();
});

const promised = "Sign in or register, and the job is saved for you.";
const saved = "Job saved. You find it under My Saved Jobs.";

test("a visitor who saves a job signs in, finds it saved and is told, and removes it", async ({
  page,
}) => {
  await page.goto("/jobs?roleType=SEO");
  const first = page.locator("main article").first();
  const path = await first.getByRole("link", { name: /^Details:/ }).getAttribute("href");
  await first.getByRole("button", { name: /^Save:/ }).click();
  await expect(page.getByRole("status")).toHaveText(promised);
  await logIn(page, "demo-premium", "not the password");
  await expect(page.getByRole("alert")).toHaveText("Invalid credentials");
  await logIn(page, "demo-premium", "kwela-demo");
  await expect(page).toHaveURL(/\/jobs\?roleType=SEO&done=waiting#job-\d+$/);
  await expect(page.locator("main").getByRole("status").first()).toHaveText(saved);
  // Several jobs may have one title.
  const card = page.locator("main article", { has: page.locator(`a[href="${path}"]`) });
  await expect(card.getByRole("button", { name: /^Saved:/ })).toBeVisible();
  await card.getByRole("link", { name: /^Details:/ }).click();
  await page.getByRole("button", { name: /^Saved:/ }).click();
  await expect(page.getByRole("button", { name: /^Save:/ }).first()).toBeVisible();
});

test("a visitor who saves a job and registers finds it saved", async ({ page }) => {
  const username = `saver-${crypto.randomUUID().slice(0, 8)}`;
  await page.goto("/jobs?roleType=Content+Marketing");
  const save = page
    .locator("main article")
    .first()
    .getByRole("button", { name: /^Save:/ });
  const title = (await save.getAttribute("aria-label"))?.replace("Save: ", "") ?? "";
  await save.click();
  await page.getByRole("tab", { name: "Register" }).click();
  await page.getByLabel("Username", { exact: true }).fill(username);
  await page.getByLabel("Email", { exact: true }).fill(`${username}@example.test`);
  await page.getByLabel("Password", { exact: true }).fill("table mountain at six");
  await page.getByLabel("Confirm password").fill("table mountain at six");
  await page.getByRole("button", { name: "Create account" }).click();
  await expect(page.locator("main").getByRole("status").first()).toHaveText(saved);
  await page.goto("/jobs?saved=true");
  await expect(page.getByRole("button", { name: `Saved: ${title}` })).toHaveCount(1);
});

test("a link for a forgotten password can be asked for; choosing a new one says what it needs", async ({
  page,
}) => {
  await page.goto("/auth/forgot-password");
  await page.getByLabel("Email").fill("nobody@example.test");
  await page.getByLabel("Email").press("Enter");
  await expect(page.getByRole("heading", { level: 1, name: "Look in your mail" })).toBeVisible();
  await page.goto("/auth/reset-password");
  await expect(words(page)).toContainText("This form needs JavaScript.");
  await expect(page.getByRole("button", { name: "Change my password" })).toBeHidden();
});

const honest = [
  { path: "/check-a-job", says: "This form needs JavaScript." },
  { path: "/account/confirm-email", says: "This page needs JavaScript." },
  { path: "/account/undo-deletion", says: "Stopping this needs JavaScript." },
];

for (const { path, says } of honest) {
  test(`${path} says what it needs`, async ({ page }) => {
    await page.goto(path);
    await expect(words(page)).toContainText(says);
    await expect(words(page)).toBeVisible();
    await expect(page.getByText("One moment")).toBeHidden();
  });
}

test("Enter in a form that needs scripts sends nothing anywhere", async ({ page }) => {
  await page.request.post("/demo/view-as", { form: { account: "demo-free" }, maxRedirects: 0 });
  await page.goto("/account");
  const sent: string[] = [];
  page.on("request", (request) => {
    if (request.isNavigationRequest()) sent.push(`${request.method()} ${request.url()}`);
  });
  await page.getByLabel("Current password").fill("a secret");
  await page.getByLabel("Current password").press("Enter");
  await page.getByLabel("New email").fill("somebody@example.test");
  await page.getByLabel("New email").press("Enter");
  await expect(page).toHaveURL("/account");
  expect(sent).toEqual([]);
});
