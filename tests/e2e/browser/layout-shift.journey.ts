import type { Page } from "@playwright/test";
import { expect, hydrated, test } from "../fixtures.ts";

/** More than this is felt as a jump. */
const most = 0.02;

const strangersPages = ["/", "/jobs", "/jobs/1", "/jobs/role/seo", "/pricing", "/check-a-job"];

interface Shift extends PerformanceEntry {
  readonly value: number;
  readonly hadRecentInput: boolean;
}

/** How much moved by itself until now, on the page at hand. */
const moved = (page: Page): Promise<number> =>
  page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        let sum = 0;
        const observer = new PerformanceObserver((list) => {
          for (const entry of list.getEntries() as Shift[])
            if (!entry.hadRecentInput) sum += entry.value;
        });
        observer.observe({ type: "layout-shift", buffered: true });
        requestAnimationFrame(() => requestAnimationFrame(() => resolve(sum)));
      }),
  );

for (const width of [390, 1280]) {
  test(`nothing moves by itself where a stranger comes in, at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 844 });
    const jumps: string[] = [];
    for (const path of strangersPages) {
      await page.goto(path);
      await hydrated(page);
      await page.mouse.move(40, 400);
      await page.mouse.wheel(0, 600);
      await page.waitForLoadState("networkidle");
      const shift = await moved(page);
      if (shift > most) jumps.push(`${path}: ${shift.toFixed(3)}`);
    }
    expect(jumps).toEqual([]);
  });
}

test("nor when the typefaces come late, as on a slow phone", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const jumps: string[] = [];
  for (const path of strangersPages) {
    const { promise, resolve } = Promise.withResolvers<void>();
    await page.route("**/*.woff2", (route) => promise.then(() => route.continue()));
    await page.goto(path, { waitUntil: "domcontentloaded" });
    await hydrated(page);
    resolve();
    await page.evaluate(() => document.fonts.ready);
    const shift = await moved(page);
    if (shift > most) jumps.push(`${path}: ${shift.toFixed(3)}`);
    await page.unroute("**/*.woff2");
  }
  expect(jumps).toEqual([]);
});
