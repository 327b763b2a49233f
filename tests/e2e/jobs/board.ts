import type { Page } from "@playwright/test";
import { hydrated } from "../fixtures.ts";

export async function open(page: Page, path = "/jobs"): Promise<void> {
  await page.goto(path);
  await hydrated(page);
}

/** The jobs of the list; teasers have no heading. */
export const cards = (page: Page) =>
  page.getByRole("article").filter({ has: page.getByRole("heading", { level: 2 }) });

export const titles = (page: Page) => cards(page).getByRole("heading", { level: 2 });

/** Words that stand alone: a toast says them a second time, for screen readers. */
export const said = (page: Page, words: string) => page.getByText(words, { exact: true }).first();
