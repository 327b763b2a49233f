import type { BeforeScripts } from "#client/ui/form/before-scripts.ts";
import { expect, hydrated, test } from "../fixtures.ts";
import { newcomer, subscribeButton, toastOf } from "../membership/subscriber.ts";
import { holdScripts, visit } from "./places.ts";

test("a press on Subscribe is not lost: it is seen to be kept, and begins the payment once", async ({
  page,
}) => {
  await newcomer(page);
  let begun = 0;
  await page.route("**/api/subscription/initialize", (route) => {
    begun += 1;
    return route.fulfill({ status: 502, json: { message: "No answer from the provider." } });
  });
  const letGo = await holdScripts(page);
  await page.goto("/subscribe", { waitUntil: "commit" });
  await subscribeButton(page).click();
  await subscribeButton(page).click();
  await expect(subscribeButton(page)).toHaveAttribute("aria-busy", "true");
  letGo();
  await expect(toastOf(page, "Subscription Failed")).toBeVisible();
  await expect(subscribeButton(page)).not.toHaveAttribute("aria-busy");
  expect(begun).toBe(1);
});

test("ticks in the start guide are kept, and one that was taken back is not", async ({ page }) => {
  const sent: string[] = [];
  await page.route("**/api/premium/start-guide/*", (route) => {
    sent.push(`${new URL(route.request().url()).pathname} ${route.request().postData()}`);
    return route.continue();
  });
  const letGo = await holdScripts(page);
  await visit(page, { who: "demo-premium", path: "/" });
  const boxes = page.locator("main").getByRole("checkbox");
  const before = await boxes.evaluateAll((all: HTMLInputElement[]) => all.map((b) => b.checked));
  await boxes.nth(0).click();
  await boxes.nth(1).click();
  await boxes.nth(2).click();
  await boxes.nth(2).click();
  letGo();
  await expect.poll(() => sent.length).toBe(2);
  await hydrated(page);
  await page.unrouteAll({ behavior: "wait" });
  await page.reload();
  const after = await boxes.evaluateAll((all: HTMLInputElement[]) => all.map((b) => b.checked));
  expect(after).toEqual(before.map((was, place) => (place < 2 ? !was : was)));
  // As it was, for the other journeys.
  await hydrated(page);
  for (const place of [0, 1]) {
    const answered = page.waitForResponse("**/api/premium/start-guide/*");
    await boxes.nth(place).click();
    await answered;
  }
});

test("Enter in a form that needs scripts sends what was typed, once they are there", async ({
  page,
}) => {
  const letGo = await holdScripts(page);
  await visit(page, { who: "demo-free", path: "/account" });
  const address = page.url();
  await page.getByLabel("New email").fill("no address");
  await page.getByLabel("New email").press("Enter");
  await expect(page).toHaveURL(address);
  letGo();
  await expect(page.getByText("Please enter a valid email address")).toBeVisible();
  await expect(page.getByLabel("New email")).toHaveValue("no address");
});

test("a post pasted and sent before the scripts arrive is checked", async ({ page }) => {
  const letGo = await holdScripts(page);
  await visit(page, { who: "visitor", path: "/check-a-job" });
  await page.getByLabel("The text of the post").fill("Remote SEO manager, anywhere in the world.");
  await page.getByRole("button", { name: "Check this job" }).click();
  letGo();
  await expect(page.locator("main output").first()).not.toHaveText("Reading the post…");
  await expect(page.getByRole("heading", { level: 2 }).first()).toBeVisible();
  await expect(page.getByText(/South Africa/).first()).toBeVisible();
});

test("the theme chosen before the scripts arrive is the theme", async ({ page }) => {
  const letGo = await holdScripts(page);
  await visit(page, { who: "visitor", path: "/" });
  await page.getByText("dark", { exact: true }).click();
  letGo();
  await expect(page.locator("html")).toHaveAttribute("data-theme", "dark");
  await expect(page.getByRole("radio", { name: "dark" })).toBeChecked();
});

test("a dialog asked for before the scripts arrive opens, and nothing is done without its answer", async ({
  page,
}) => {
  const letGo = await holdScripts(page);
  await visit(page, { who: "demo-free", path: "/account" });
  await page.getByRole("button", { name: "Delete my account" }).click();
  letGo();
  await expect(page.getByRole("dialog", { name: "Delete your account?" })).toBeVisible();
});

test("rates typed before the scripts arrive are still there, and count", async ({ page }) => {
  const letGo = await holdScripts(page);
  await visit(page, { who: "demo-admin", path: "/admin/rates" });
  const rate = page.getByLabel("CAD");
  const typed = (Number(await rate.inputValue()) + 0.5).toFixed(2);
  await rate.fill(typed);
  letGo();
  await expect(page.getByText("1 rate is changed.")).toBeVisible();
  await expect(rate).toHaveValue(typed);
});

test("a filter that takes effect at once does so afterwards", async ({ page }) => {
  const letGo = await holdScripts(page);
  await visit(page, { who: "visitor", path: "/jobs" });
  await page.getByRole("switch").click();
  letGo();
  await expect(page).toHaveURL("/jobs?worldwide=false");
  await expect(page.getByRole("switch")).toBeChecked();
});

test("tabs chosen before the scripts arrive open", async ({ page }) => {
  const letGo = await holdScripts(page);
  await visit(page, { who: "visitor", path: "/demo/ui" });
  const tab = page.locator("[role=tab][aria-selected=false]:enabled").first();
  const name = await tab.innerText();
  await tab.click();
  letGo();
  await expect(page.getByRole("tab", { name, selected: true })).toBeVisible();
});

test("menus, saving, signing in and logging out do not wait for scripts", async ({ page }) => {
  await holdScripts(page);
  await visit(page, { who: "visitor", path: "/auth?next=%2Fjobs" });
  await page.getByLabel("Username or email").fill("demo-free");
  await page.getByLabel("Password", { exact: true }).fill("kwela-demo");
  await page.getByLabel("Password", { exact: true }).press("Enter");
  await expect(page).toHaveURL("/jobs");
  // Far down: the newest may be other journeys', which come and go. By its name: while the page comes in, another is the last.
  const last = page.getByRole("button", { name: /^Save:/ }).last();
  const job = ((await last.getAttribute("aria-label")) ?? "").slice("Save: ".length);
  const button = (name: string) => page.getByRole("button", { name, exact: true }).first();
  await button(`Save: ${job}`).click();
  await button(`Saved: ${job}`).click();
  await expect(button(`Save: ${job}`)).toBeVisible();
  await page.getByRole("button", { name: "Your account, demo-free" }).click();
  await page.getByRole("button", { name: "Log out" }).click();
  await expect(page).toHaveURL("/");
  await expect(page.getByRole("link", { name: "Login/Register" })).toBeVisible();
  await page.unrouteAll({ behavior: "ignoreErrors" });
});

test("whoever has gone on to something else is not called back by an earlier press", async ({
  page,
}) => {
  const letGo = await holdScripts(page);
  await visit(page, { who: "demo-free", path: "/account" });
  await page.getByRole("button", { name: "Delete my account" }).click();
  // The page is there, its scripts have begun to take over, and a press on something else comes first.
  await page.evaluate(() => {
    const real = window.beforeScripts;
    const nothing: BeforeScripts = { sentTo: "", changed: new Map(), pressed: undefined };
    window.beforeScripts = () => {
      queueMicrotask(() => document.querySelector<HTMLElement>("main h1")?.click());
      return real?.() ?? nothing;
    };
  });
  letGo();
  await hydrated(page);
  await expect(page.getByRole("button", { name: "Delete my account" })).not.toHaveAttribute(
    "aria-busy",
  );
  await expect(page.getByRole("dialog")).toHaveCount(0);
});
