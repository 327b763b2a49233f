import { expect, type FrameLocator, type Locator, type Page } from "@playwright/test";
import { hydrated } from "../fixtures.ts";

const password = "table mountain at six";

/** Somebody new, signed in: paying would turn the demo's own people into somebody else for every other journey. */
export async function newcomer(page: Page): Promise<string> {
  const username = `sipho-${crypto.randomUUID().slice(0, 8)}`;
  const answer = await page.request.post("/api/register", {
    data: { username, email: `${username}@example.test`, password },
  });
  expect(answer.ok()).toBe(true);
  return username;
}

export async function open(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await hydrated(page);
}

export const subscribeButton = (page: Page): Locator =>
  page.getByRole("button", { name: /^Subscribe for R2,000$/ });

/** The provider's window over the page. */
export const checkout = (page: Page): FrameLocator =>
  page.frameLocator('iframe[id^="inline-checkout"]');

export const payWith = (page: Page, card: RegExp): Promise<void> =>
  checkout(page).getByRole("button", { name: card }).click();

export const toastOf = (page: Page, text: string): Locator =>
  page.getByRole("region", { name: /Notification/ }).getByText(text, { exact: true });

export async function signIn(page: Page, username: string): Promise<void> {
  await page.getByLabel("Username or email").fill(username);
  await page.getByLabel("Password", { exact: true }).fill(password);
  await page.getByRole("button", { name: "Log in" }).click();
}

export const headline = (page: Page, name: string): Locator =>
  page.getByRole("heading", { level: 1, name });
