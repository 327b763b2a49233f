import { expect, type Locator, type Page } from "@playwright/test";
import { hydrated } from "../fixtures.ts";
import { payForYear, register } from "../membership/member.ts";

export const toolPath = "/premium/cover-letter-analyzer";

/** A member of their own, so that no other journey changes their key or their documents. */
export async function newMember(page: Page): Promise<void> {
  await register(page.request);
  await payForYear(page.request);
}

/** Saves a key of the demo's provider, which acts as the word in it says. */
export async function saveKey(page: Page, word: string): Promise<void> {
  const data = { apiKey: `sk-demo-${word}-a1b2c3d4` };
  const answer = await page.request.post("/api/user/openai-key", { data });
  expect(answer.status(), await answer.text()).toBe(200);
}

export async function open(page: Page, path = toolPath): Promise<void> {
  await page.goto(path);
  await hydrated(page);
}

export const letterField = (page: Page): Locator =>
  page.getByLabel("Cover letter", { exact: true });
export const adField = (page: Page): Locator => page.getByLabel("Job description");
export const analyze = (page: Page): Locator => page.getByRole("button", { name: /^Analyz/ });
export const ourCheck = (page: Page): Locator => page.getByRole("region", { name: "Our check" });
export const working = (page: Page): Locator =>
  page.getByRole("region", { name: "Reading your letter" });
export const aiResult = (page: Page): Locator =>
  page.getByRole("region", { name: /What the AI says about your letter$/ });

export async function fillExample(page: Page): Promise<void> {
  await page.getByRole("button", { name: "Try it with an example" }).click();
  await expect(ourCheck(page).getByRole("figure")).toBeVisible();
}

interface Kept {
  readonly documents: readonly { readonly id: number; readonly job: { id: string } | null }[];
}

export async function documentsOf(page: Page): Promise<Kept["documents"]> {
  const answer = await page.request.get("/api/premium/documents");
  return ((await answer.json()) as Kept).documents;
}
