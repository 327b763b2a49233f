import { expect, type Page } from "@playwright/test";
import { hydrated } from "../fixtures.ts";

/** Every address that this device keeps something private for, and all names of what it keeps at all. */
export const keptOn = (page: Page): Promise<{ names: string[]; addresses: string[] }> =>
  page.evaluate(async () => {
    const names = await caches.keys();
    const kept = names.filter((name) => name.startsWith("kept-"));
    const requests = await Promise.all(kept.map(async (name) => (await caches.open(name)).keys()));
    const addresses = requests.flat().map(({ url }) => new URL(url));
    return { names, addresses: addresses.map(({ pathname, search }) => pathname + search) };
  });

/** Opens a page and waits until it could be read without a connection. */
export async function openToKeep(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await hydrated(page);
  await expect.poll(async () => (await keptOn(page)).addresses).toContain(address);
}

export const workersOn = (page: Page): Promise<number> =>
  page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length);

export const offlineNote = (page: Page) =>
  page.getByRole("status").filter({ hasText: "This is how it looked" });
