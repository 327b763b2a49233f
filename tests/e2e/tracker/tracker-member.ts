import { expect, type Page } from "@playwright/test";
import { payForYear, register } from "../membership/member.ts";

/** A premium member of this journey's own. */
export async function trackerMember(page: Page): Promise<void> {
  await register(page.request);
  await payForYear(page.request);
}

const dayMs = 24 * 60 * 60 * 1000;

/** The day it was in South Africa so many days ago. */
export const daysAgo = (days: number): string =>
  new Date(Date.now() + 2 * 60 * 60 * 1000 - days * dayMs).toISOString().slice(0, 10);

/** One that was made so many days ago, and what is different about it. */
export async function applied(
  page: Page,
  about: { readonly jobTitle: string; readonly daysAgo?: number } & Record<string, unknown>,
): Promise<number> {
  const { daysAgo: days = 0, ...fields } = about;
  const data = {
    company: "Fernhill",
    jobType: "Full Time",
    platform: "LinkedIn",
    dateApplied: daysAgo(days),
    result: "Pending",
    ...fields,
  };
  const answer = await page.request.post("/api/premium/job-applications", { data });
  expect(answer.status(), await answer.text()).toBe(200);
  return ((await answer.json()) as { id: number }).id;
}
