import { expect, expectAccessible, hydrated, sideways, test } from "./fixtures.ts";

const token = "a".repeat(43);
// No two neighbours differ only behind the `#`: going from one to the other would load nothing.
const pages = [
  "/auth",
  "/auth/reset-password",
  "/auth?tab=register",
  `/auth/reset-password#${token}`,
  "/account/confirm-email",
  "/auth/forgot-password",
  `/account/confirm-email#${token}`,
  `/account/undo-deletion#${token}`,
  `/account/undo-email-change#${token}`,
];
const linkPages = [
  "/auth/reset-password",
  "/account/confirm-email",
  "/account/undo-deletion",
  "/account/undo-email-change",
];
const send = /^(Log in|Create account|Send the link|Change my password)$/;

test(`axe finds nothing on the way in, errors included, and nothing is wider than the screen`, async ({
  page,
}) => {
  for (const path of pages) {
    await page.goto(path);
    await hydrated(page);
    const wide = page.viewportSize();
    for (const width of [360, 768]) {
      await page.setViewportSize({ width, height: 900 });
      expect(await sideways(page), `${path} at ${width}`).toBeLessThanOrEqual(0);
    }
    if (wide !== null) await page.setViewportSize(wide);
    if ((await page.getByRole("button", { name: send }).count()) > 0) {
      await page.getByRole("button", { name: send }).click();
      await expect(page.locator("[aria-invalid]").first()).toBeFocused();
    }
    await expectAccessible(page);
  }
});

test(`axe finds nothing on the account page and in its dialog`, async ({ page, become }) => {
  await become("demo-premium");
  await page.goto("/account");
  await hydrated(page);
  await page.getByRole("button", { name: "Change email" }).click();
  await page.getByRole("button", { name: "Change password" }).click();
  await expect(page.getByText("Password must be at least 6 characters")).toBeVisible();
  await expectAccessible(page);
  await page.getByRole("button", { name: "Delete my account" }).click();
  await expectAccessible(page);
});

test("a new password typed before the scripts arrived is kept", async ({ page }) => {
  const scripts = Promise.withResolvers<void>();
  await page.route("**/assets/*.js", async (route) => {
    await scripts.promise;
    await route.continue();
  });
  await page.goto(`/auth/reset-password#${token}`, { waitUntil: "commit" });
  await page.getByLabel("New password").fill("flat white no sugar");
  scripts.resolve();
  await page.getByRole("button", { name: "Change my password" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("This link has run out");
});

test("a link that is old or cut short says so, and how to go on", async ({ page }) => {
  await page.goto(`/auth/reset-password#${token}`);
  await page.getByLabel("New password").fill("flat white no sugar");
  await page.getByRole("button", { name: "Change my password" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("This link has run out");
  await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
  await page.getByRole("link", { name: "Ask for a new link" }).click();
  await expect(page).toHaveURL("/auth/forgot-password");
  await page.goto(`/account/undo-deletion#${token}`);
  await page.getByRole("button", { name: "Keep my account" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("This link has run out");
  await page.goto(`/account/undo-email-change#${token}`);
  await page.getByRole("button", { name: "Take my account back" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("This link has run out");
  for (const path of linkPages) {
    for (const cutShort of ["", "#abc"]) {
      // Otherwise what differs only behind the `#` would load nothing.
      await page.goto("about:blank");
      await page.goto(path + cutShort);
      if (cutShort !== "" && path === "/auth/reset-password") {
        await page.getByLabel("New password").fill("flat white no sugar");
        await page.getByRole("button", { name: "Change my password" }).click();
      }
      if (cutShort !== "" && path === "/account/undo-deletion")
        await page.getByRole("button", { name: "Keep my account" }).click();
      if (cutShort !== "" && path === "/account/undo-email-change")
        await page.getByRole("button", { name: "Take my account back" }).click();
      await expect(page.getByRole("heading", { level: 1 })).toHaveText("This link is not complete");
    }
  }
});

test("the server never sees what stands behind the #", async ({ page }) => {
  const seen: string[] = [];
  page.on("request", (request) => {
    const referrer = request.headers()["referer"] ?? "";
    if (request.method() === "GET") seen.push(request.url().replace(/#.*/, ""), referrer);
  });
  for (const path of linkPages) {
    await page.goto(`${path}#${token}`);
    await hydrated(page);
  }
  expect(seen.join(" ")).not.toContain(token);
});

test("a confirmation is asked for once, however often the page is shown", async ({ page }) => {
  let calls = 0;
  await page.route("**/api/account/verify-email", async (route) => {
    calls += 1;
    await route.fulfill({ json: { ok: true } });
  });
  await page.goto(`/account/confirm-email#${token}`);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(
    "Your email address is confirmed",
  );
  await page.getByRole("link", { name: "Sign in", exact: true }).click();
  await expect(page).toHaveURL("/auth");
  await page.goBack();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(
    "Your email address is confirmed",
  );
  expect(calls).toBe(1);
});

test("the account page: a new address, a new password, and the record of both", async ({
  page,
  request,
}) => {
  const username = `sipho-${crypto.randomUUID().slice(0, 8)}`;
  const body = { username, email: `${username}@example.test`, password: "table mountain at six" };
  const registered = await request.post("/api/register", { data: body });
  expect(registered.status()).toBe(200);
  await page.goto("/auth?next=/account");
  await hydrated(page);
  await page.getByLabel("Username or email").fill(username);
  await page.getByLabel("Password", { exact: true }).fill(body.password);
  await page.getByRole("button", { name: "Log in" }).click();

  const emailForm = page.getByRole("region", { name: "Change email" });
  await emailForm.getByLabel("New email").fill("new-sipho@example.test");
  await emailForm.getByLabel("Your password").fill("wrong");
  await emailForm.getByRole("button", { name: "Change email" }).click();
  await expect(emailForm.getByText("That is not your current password")).toBeVisible();
  await emailForm.getByLabel("Your password").fill(body.password);
  await emailForm.getByRole("button", { name: "Change email" }).click();
  await expect(emailForm.getByRole("alert")).toContainText("new-sipho@example.test");
  await expect(emailForm.getByLabel("New email")).toHaveValue("");
  await expect(page.getByText("Change of email address requested")).toBeVisible();

  const devices = page.getByRole("region", { name: "Where you are signed in" });
  await expect(devices.getByRole("listitem")).toHaveCount(2);
  const passwordForm = page.getByRole("region", { name: "Change password" });
  await passwordForm.getByLabel("Current password").fill(body.password);
  await passwordForm.getByLabel("New password").fill("flat white no sugar");
  await passwordForm.getByRole("button", { name: "Change password" }).click();
  await expect(page.getByText("Every other device was signed out.").first()).toBeVisible();
  await expect(passwordForm.getByLabel("New password")).toHaveValue("");
  await expect(devices.getByRole("listitem")).toHaveCount(1);
  await expect(
    page.getByRole("region", { name: "Security record" }).getByText("Password changed"),
  ).toBeVisible();
});

test("a section that cannot be fetched says so and tries again; the others stand", async ({
  page,
  viewAs,
}) => {
  await viewAs("demo-free");
  await hydrated(page);
  await page.route("**/api/account/events", (route) => route.fulfill({ status: 503, body: "" }));
  await page.getByRole("button", { name: /Your account/ }).click();
  await page.getByRole("link", { name: "Account", exact: true }).click();
  const record = page.getByRole("region", { name: "Security record" });
  await expect(record.getByText("This did not load")).toBeVisible();
  await expect(page.getByText("demo-free@demo.kwela.example").last()).toBeVisible();
  await page.unroute("**/api/account/events");
  await record.getByRole("button", { name: "Try again" }).click();
  await expect(record.getByText("This did not load")).toHaveCount(0);
});
