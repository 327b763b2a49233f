import type { Browser, BrowserContext } from "@playwright/test";

/** One context for the journeys of a worker. */
export interface Lasting {
  readonly context: BrowserContext;
  /** Takes away all that a journey leaves behind, but for the scripts of the site. */
  empty(): Promise<void>;
}

/**
 * Playwright's own way of using a context again forgets the scripts of the site as well, and reading them anew is more
 * than half the cost of a journey's first page.
 */
export async function openLasting(browser: Browser, origin: string): Promise<Lasting> {
  const context = await browser.newContext({ baseURL: origin, serviceWorkers: "block" });
  // How long to wait is for the journey to say, as everywhere else.
  context.setDefaultTimeout(0);
  // As long as this page is open, the process that draws the others lives on.
  const keeper = await context.newPage();
  const session = await context.newCDPSession(keeper);
  const storageTypes = "local_storage,indexeddb,cache_storage,service_workers,file_systems";
  return {
    context,
    async empty() {
      for (const page of context.pages()) if (page !== keeper) await page.close();
      await context.unrouteAll({ behavior: "ignoreErrors" });
      await context.setOffline(false);
      await context.clearPermissions();
      await context.clearCookies();
      await session.send("Storage.clearDataForOrigin", { origin, storageTypes });
    },
  };
}
