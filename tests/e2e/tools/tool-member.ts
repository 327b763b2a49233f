import { expect, type Page } from "@playwright/test";
import { payForYear, register } from "../membership/member.ts";

/** A premium member of this journey's own: a key is saved for all that a member has open. */
export async function toolMember(page: Page): Promise<void> {
  await register(page.request);
  await payForYear(page.request);
}

/** A key whose first word tells the simulated provider how to take it, such as "slow". */
export async function saveKey(page: Page, behaviour: string): Promise<void> {
  const data = { apiKey: `sk-demo-${behaviour}-4f7k` };
  const answer = await page.request.post("/api/user/openai-key", { data });
  expect(answer.status(), await answer.text()).toBe(200);
}

export const toastOf = (page: Page, words: string | RegExp) =>
  page.getByRole("region", { name: /Notification/ }).getByText(words, { exact: true });

/** What was written last, by whom. */
export const version = (page: Page, by: "AI" | "Kwela") =>
  page.getByRole("region", {
    name: by === "AI" ? /^Written by the AI with your key/ : /^Written by Kwela/,
  });

export const copied = (page: Page): Promise<string> =>
  page.evaluate(() => navigator.clipboard.readText());
