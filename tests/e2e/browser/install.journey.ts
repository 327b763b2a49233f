import { expect, expectAccessible, hydrated, test } from "../fixtures.ts";

declare global {
  interface Window {
    timesAsked?: number;
  }
}

test("what a browser needs to install the site is there", async ({ page, request }) => {
  await page.goto("/");
  const address = await page.locator("link[rel=manifest]").getAttribute("href");
  const manifest = (await (await request.get(address ?? "")).json()) as {
    readonly display: string;
    readonly start_url: string;
    readonly icons: readonly { readonly src: string; readonly type: string }[];
    readonly shortcuts: readonly { readonly url: string }[];
  };
  expect(manifest).toMatchObject({ name: "Kwela", start_url: "/", display: "standalone" });
  for (const { src, type } of manifest.icons) {
    const icon = await request.get(src);
    expect(icon.headers()["content-type"], src).toContain(type);
  }
  expect(manifest.shortcuts.map(({ url }) => url)).toEqual([
    "/jobs",
    "/job-tracker",
    "/growth-gallery",
  ]);
});

test("installing is offered quietly, once the browser offers it, and asked for on a press alone", async ({
  page,
  become,
}) => {
  await become("demo-premium");
  await page.goto("/");
  await hydrated(page);
  const button = page.getByRole("button", { name: "Install Kwela" });
  await expect(button).toBeHidden();
  const isHeldBack = await page.evaluate(() => {
    window.timesAsked = 0;
    const offer = Object.assign(new Event("beforeinstallprompt", { cancelable: true }), {
      prompt: async () => {
        window.timesAsked = (window.timesAsked ?? 0) + 1;
      },
    });
    return !dispatchEvent(offer);
  });
  expect(isHeldBack).toBe(true);
  await expect(button).toBeVisible();
  await expectAccessible(page);
  expect(await page.evaluate(() => window.timesAsked)).toBe(0);
  await button.click();
  await expect(button).toBeHidden();
  expect(await page.evaluate(() => window.timesAsked)).toBe(1);
});
