import type { Page } from "@playwright/test";
import { expect, hydrated, test } from "./fixtures.ts";

const toastText = (page: Page, text: string) =>
  page.getByRole("region", { name: /Notification/ }).getByText(text, { exact: true });

const logIn = (page: Page) => page.getByRole("button", { name: "Log in" });
const createAccount = (page: Page) => page.getByRole("button", { name: "Create account" });

async function fillLogin(page: Page, name: string, password: string): Promise<void> {
  await page.getByLabel("Username or email").fill(name);
  await page.getByLabel("Password", { exact: true }).fill(password);
}

/** The message stands with its field, and the field says that it is wrong. */
async function expectFieldError(page: Page, label: string, message: string): Promise<void> {
  const field = page.getByLabel(label, { exact: true });
  await expect(field).toHaveAccessibleDescription(new RegExp(`${message}$`));
  await expect(field).toHaveAttribute("aria-invalid", "true");
}

test("login: both fields are required, and the first that is wrong takes the focus", async ({
  page,
}) => {
  await page.goto("/auth");
  await hydrated(page);
  await expect(page).toHaveTitle("Sign In | Kwela");
  await page.getByLabel("Username or email").fill("   ");
  await logIn(page).click();
  await expectFieldError(page, "Username or email", "Username is required");
  await expectFieldError(page, "Password", "Password is required");
  await expect(page.getByLabel("Username or email")).toBeFocused();
  // From now on a correction counts at once.
  await page.getByLabel("Username or email").fill("thandi");
  await expect(page.getByText("Username is required")).toHaveCount(0);
});

const registerMessages: readonly { field: string; typed: string; message: string }[] = [
  { field: "Username", typed: "ab", message: "Username must be at least 3 characters" },
  { field: "Username", typed: "a".repeat(51), message: "Username is too long" },
  { field: "Email", typed: "thandi@", message: "Please enter a valid email address" },
  { field: "Password", typed: "five5", message: "Password must be at least 6 characters" },
  { field: "Confirm password", typed: "something else", message: "Passwords don't match" },
];

test("register: every rule has its message, all at once, and the repetition goes nowhere", async ({
  page,
}) => {
  const sent: unknown[] = [];
  await page.route("**/api/register", (route) => {
    sent.push(route.request().postDataJSON());
    return route.fulfill({ status: 500, body: "" });
  });
  await page.goto("/auth?tab=register");
  await hydrated(page);
  await createAccount(page).click();
  for (const { field, typed, message } of registerMessages) {
    await page.getByLabel(field, { exact: true }).fill(typed);
    await expectFieldError(page, field, message);
  }
  await expect(page.getByText("Weak: easy to guess")).toBeVisible();
  await page.getByLabel("Username", { exact: true }).fill("thandi");
  await page.getByLabel("Email", { exact: true }).fill("thandi@example.test");
  // Correcting the password settles its repetition too.
  await page.getByLabel("Password", { exact: true }).fill("something else");
  await expect(page.getByText("Passwords don't match")).toHaveCount(0);
  await createAccount(page).click();
  await expect(toastText(page, "Registration failed")).toBeVisible();
  await expect(toastText(page, "Failed to create account")).toBeVisible();
  expect(sent).toEqual([
    { username: "thandi", email: "thandi@example.test", password: "something else" },
  ]);
});

test("register: what only the server knows is shown where it belongs", async ({ page }) => {
  await page.route("**/api/register", (route) =>
    route.fulfill({
      status: 400,
      json: {
        code: "invalid_input",
        message: "Please check the highlighted fields.",
        fields: { password: "That password is on every attacker's list. Choose another" },
      },
    }),
  );
  await page.goto("/auth?tab=register");
  await hydrated(page);
  await page.getByLabel("Username", { exact: true }).fill("demo-free");
  await page.getByLabel("Email", { exact: true }).fill("somebody@example.test");
  await page.getByLabel("Password", { exact: true }).fill("password");
  await page.getByLabel("Confirm password").fill("password");
  await createAccount(page).click();
  await expectFieldError(page, "Password", "on every attacker's list. Choose another");
  await expect(page.getByLabel("Password", { exact: true })).toBeFocused();
  await page.unroute("**/api/register");
  await createAccount(page).click();
  await expect(toastText(page, "That username or email address is already taken.")).toBeVisible();
});

test("a wrong password says so; without an answer it is the connection", async ({ page }) => {
  await page.goto("/auth");
  await hydrated(page);
  await fillLogin(page, "demo-free", "not the password");
  await logIn(page).click();
  await expect(toastText(page, "Login failed")).toBeVisible();
  await expect(toastText(page, "Invalid credentials")).toBeVisible();
  await expect(page.getByLabel("Username or email")).toHaveValue("demo-free");
  await page.route("**/api/login", (route) => route.abort());
  await logIn(page).click();
  await expect(toastText(page, "Check your connection and try again.")).toBeVisible();
});

test("however often it is pressed, a form is sent once", async ({ page }) => {
  let calls = 0;
  const answer = Promise.withResolvers<void>();
  await page.route("**/api/login", async (route) => {
    calls += 1;
    await answer.promise;
    await route.continue();
  });
  await page.goto("/auth");
  await hydrated(page);
  await fillLogin(page, "demo-free", "kwela-demo");
  await logIn(page).dblclick();
  await page.keyboard.press("Enter");
  await page.getByLabel("Password", { exact: true }).press("Enter");
  await expect(logIn(page)).toHaveAttribute("aria-busy", "true");
  answer.resolve();
  await expect(page).toHaveURL("/jobs");
  expect(calls).toBe(1);
});

const destinations = [
  { next: "/pricing?from=mail#plans", leadsTo: "/pricing?from=mail#plans" },
  { next: "https://evil.test", leadsTo: "/jobs" },
  { next: "//evil.test", leadsTo: "/jobs" },
  { next: String.raw`/\evil.test`, leadsTo: "/jobs" },
];

for (const { next, leadsTo } of destinations) {
  test(`after signing in, next=${next} leads to ${leadsTo}`, async ({ page }) => {
    const address = `/auth?next=${encodeURIComponent(next)}`;
    await page.goto(address);
    await hydrated(page);
    await page.getByRole("tab", { name: "Register" }).click();
    await page.getByRole("tab", { name: "Login" }).click();
    await fillLogin(page, "demo-free", "kwela-demo");
    await logIn(page).click();
    await expect(page).toHaveURL(leadsTo);
    // And whoever is signed in already is sent on by the server, to the same place.
    const reply = await page.request.get(address, { maxRedirects: 0 });
    expect([reply.status(), reply.headers()["location"]]).toEqual([302, leadsTo]);
  });
}

test("a page for members sends visitors here and gets them back", async ({ page }) => {
  await page.goto("/account");
  await expect(page).toHaveURL("/auth?next=%2Faccount");
  await hydrated(page);
  await fillLogin(page, "demo-employer", "kwela-demo");
  await logIn(page).click();
  await expect(page).toHaveURL("/account");
  await expect(page.getByRole("heading", { level: 1, name: "Account" })).toBeFocused();
  await page.goBack();
  await expect(page).not.toHaveURL(/auth/);
});

test("the tabs have addresses and follow the arrow keys", async ({ page }) => {
  await page.goto("/auth?next=%2Fpricing");
  await hydrated(page);
  const [login, register] = ["Login", "Register"].map((name) => page.getByRole("tab", { name }));
  await login?.focus();
  await page.keyboard.press("ArrowRight");
  await expect(page).toHaveURL("/auth?next=%2Fpricing&tab=register");
  await expect(page.getByRole("tab", { name: "Register", selected: true })).toBeFocused();
  await expect(page.getByRole("tabpanel", { name: "Register" })).toBeVisible();
  await register?.press("ArrowLeft");
  await expect(page).toHaveURL("/auth?next=%2Fpricing");
});

test("password managers find what they look for, and a password can be looked at", async ({
  page,
}) => {
  const fieldsOf = () =>
    page
      .locator("main form input")
      .evaluateAll((inputs: HTMLInputElement[]) =>
        inputs.map(({ name, type, autocomplete }) => `${name} ${type} ${autocomplete}`),
      );
  await page.goto("/auth");
  await hydrated(page);
  expect(await fieldsOf()).toEqual([
    "username text username",
    "password password current-password",
  ]);
  await page.goto("/auth?tab=register");
  await hydrated(page);
  expect(await fieldsOf()).toEqual([
    "username text username",
    "email email email",
    "password password new-password",
    "confirmPassword password new-password",
  ]);
  await hydrated(page);
  await page.getByRole("button", { name: "Show what I typed" }).first().click();
  await expect(page.getByLabel("Password", { exact: true })).toHaveAttribute("type", "text");
});

test("what was typed before the scripts arrived is kept", async ({ page }) => {
  const scripts = Promise.withResolvers<void>();
  await page.route("**/assets/*.js", async (route) => {
    await scripts.promise;
    await route.continue();
  });
  await page.goto("/auth", { waitUntil: "commit" });
  await fillLogin(page, "demo-free", "kwela-demo");
  scripts.resolve();
  await hydrated(page);
  await logIn(page).click();
  await expect(page).toHaveURL("/jobs");
});
