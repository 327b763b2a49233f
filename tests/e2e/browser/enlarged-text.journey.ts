import type { Page } from "@playwright/test";
import { paths } from "#domain/paths.ts";
import { expect, hydrated, test, type Who } from "../fixtures.ts";

/** Every page there is: what an address leaves open is filled in here. */
const filledIn: Readonly<Record<string, string>> = {
  [paths.role]: "/jobs/role/seo",
  [paths.job]: "/jobs/1",
  [paths.receipt]: "/account/receipts/KW-000001",
  [paths.adminMember]: "/admin/memberships/1",
};
const downloads = new Set<string>([paths.accountExport]);
const everyPath = [
  ...Object.values(paths)
    .filter((path) => !downloads.has(path))
    .map((path) => filledIn[path] ?? path),
  "/jobs?search=zzqqxx",
  "/jobs?roleType=SEO&worldwide=false",
  "/nope",
];

const sizes = [
  ...[360, 390, 768, 1024, 1280, 1440].map((width) => ({ width, text: "100%" })),
  { width: 390, text: "125%" },
  { width: 390, text: "200%" },
  { width: 320, text: "125%" },
  { width: 320, text: "200%" },
];

async function enlarge(page: Page, { width, text }: (typeof sizes)[number]): Promise<void> {
  await page.setViewportSize({ width, height: 800 });
  await page.evaluate((size) => {
    document.documentElement.style.fontSize = size;
  }, text);
}

/** What lies beyond the right edge, and what of the header cannot be pressed. */
const faults = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    const nameOf = (element: Element) =>
      `${element.tagName} ${element.className} "${element.textContent.slice(0, 30)}"`;
    const isOutside = (element: Element) => {
      const { left, right, width } = element.getBoundingClientRect();
      return width > 0 && (left < -0.5 || right > clientWidth + 0.5);
    };
    const outside = [...document.querySelectorAll("body *")].filter(isOutside).slice(0, 3);
    const controls = [...document.querySelectorAll("#root > header :is(a, button)")];
    return [
      ...(scrollWidth > clientWidth
        ? [`${scrollWidth - clientWidth} px too wide: ${outside.map(nameOf).join("; ")}`]
        : []),
      ...controls.filter(isOutside).map((control) => `out of reach: ${nameOf(control)}`),
    ];
  });

for (const who of ["visitor", "demo-free", "demo-premium", "demo-admin"] as const satisfies Who[]) {
  test(`every page hydrates, and at no size is anything out of ${who}'s reach`, async ({
    page,
    become,
  }) => {
    test.slow();
    await become(who);
    const found: string[] = [];
    for (const path of everyPath) {
      await page.goto(path);
      // The description of the API is no page of the application.
      if (path !== paths.apiDocs) await hydrated(page);
      for (const size of sizes) {
        await enlarge(page, size);
        for (const fault of await faults(page))
          found.push(`${path} at ${size.width} px and ${size.text}: ${fault}`);
      }
    }
    expect(found).toEqual([]);
  });
}

test("with text twice as large the menu opens on the screen, all of it in reach", async ({
  page,
  viewAs,
}) => {
  await viewAs("demo-admin");
  await hydrated(page);
  await enlarge(page, { width: 320, text: "200%" });
  for (const [button, last] of [
    [page.getByRole("button", { name: "Menu", exact: true }), "Job Tracker"],
    [page.getByRole("button", { name: /^Your account/ }), "Memberships"],
  ] as const) {
    await button.click();
    const link = page.locator(":popover-open").getByRole("link", { name: last });
    await link.scrollIntoViewIfNeeded();
    await expect(link).toBeInViewport({ ratio: 1 });
    expect(await faults(page)).toEqual([]);
    await page.keyboard.press("Escape");
  }
});

test("with text twice as large a dialog and a toast stay on the screen", async ({ page }) => {
  await page.goto("/jobs/1?notice=premium-feature");
  await hydrated(page);
  await enlarge(page, { width: 320, text: "200%" });
  const close = page.getByRole("region", { name: /Notification/ }).getByRole("button");
  await expect(close).toBeInViewport({ ratio: 1 });
  await close.click();
  await page.getByRole("button", { name: "Report a problem" }).click();
  const dialog = page.getByRole("dialog");
  for (const name of ["Send report", "Cancel", "Close"]) {
    const button = dialog.getByRole("button", { name });
    await button.scrollIntoViewIfNeeded();
    await expect(button).toBeInViewport({ ratio: 1 });
  }
  expect(await dialog.evaluate((box) => box.scrollWidth - box.clientWidth)).toBe(0);
});
