import type { Page } from "@playwright/test";
import { paths } from "#domain/paths.ts";
import { expect, hydrated, test, type Who } from "../fixtures.ts";
import { places, type Place } from "../forms/places.ts";
import { arrivals, excessOf } from "../forms/weight.ts";

/** Every page there is: what an address leaves open is filled in here. */
const filledIn: Readonly<Record<string, string>> = {
  [paths.role]: "/jobs/role/seo",
  [paths.job]: "/jobs/1",
  [paths.receipt]: "/account/receipts/KW-000001",
  [paths.confirmAlert]: "/alerts/confirm/not-a-token-anybody-was-sent",
  [paths.stopLetters]: "/letters/stop/not-a-token-anybody-was-sent",
  [paths.company]: "/companies/rushwick-agency",
  [paths.checked]: "/checked/not-a-result-anybody-kept",
  [paths.adminMember]: "/admin/memberships/1",
  [paths.adminListing]: "/admin/listings/1",
  [paths.adminSource]: "/admin/sources/1",
  [paths.adminUser]: "/admin/users/1",
};
/** What leads to a file, or out of here. */
const noPages = new Set<string>([paths.accountExport, paths.apply]);
const everyPath = [
  ...Object.values(paths)
    .filter((path) => !noPages.has(path))
    .map((path) => filledIn[path] ?? path),
  "/jobs?search=zzqqxx",
  "/jobs?roleType=SEO&worldwide=false",
  "/nope",
];

/** Where a page is loaded and weighed. */
const desk = { width: 1280, height: 800 };

/**
 * How wide the screen is, and how large the text on it: of widths that are laid out in the same way the narrowest with each
 * text, since what has room there has room in the others.
 */
const sizes: readonly (readonly [width: number, texts: readonly string[]])[] = [
  ...[desk.width, 1024, 768, 360].map((width) => [width, ["100%"]] as const),
  [320, ["125%", "200%"]],
];

/** What lies beyond the right edge with the text at that size, and what of the header cannot be pressed. */
const faults = (page: Page, text: string): Promise<string[]> =>
  page.evaluate(async (size) => {
    document.documentElement.style.fontSize = size;
    // What follows the size of something else has followed by then.
    await new Promise(requestAnimationFrame);
    const { scrollWidth, clientWidth } = document.documentElement;
    const nameOf = (element: Element) =>
      `${element.tagName} ${element.className} "${element.textContent.slice(0, 30)}"`;
    const isOutside = (element: Element) => {
      const { left, right, width } = element.getBoundingClientRect();
      return width > 0 && (left < -0.5 || right > clientWidth + 0.5);
    };
    const named = (selector: string) =>
      [...document.querySelectorAll(selector)].filter(isOutside).map(nameOf);
    return [
      ...(scrollWidth > clientWidth
        ? [`${scrollWidth - clientWidth} px too wide: ${named("body *").slice(0, 3).join("; ")}`]
        : []),
      ...named("#root > header :is(a, button)").map((control) => `out of reach: ${control}`),
    ];
  }, text);

/** What a page consists of, in words: header, content, footer. */
const partsOf = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [...(document.querySelector("#root") ?? document.body).children].map(
      (part) => `${part.tagName} ${part.className} ${(part as HTMLElement).innerText}`,
    ),
  );

/** Takes away the parts that were measured before. The rest keeps its room, and nothing is drawn ten times over. */
const leaveOnly = (page: Page, isNew: readonly boolean[]): Promise<void> =>
  page.evaluate((stays) => {
    document.documentElement.style.visibility = "hidden";
    const parts = (document.querySelector("#root") ?? document.body).children;
    for (const [place, part] of [...parts].entries())
      if (stays[place] === false) (part as HTMLElement).style.display = "none";
  }, isNew);

/** Back to the desk, with nothing on the page that would have to follow. */
async function clearAway(page: Page): Promise<void> {
  await page.evaluate(() => (document.documentElement.style.display = "none"));
  await page.setViewportSize(desk);
}

/** What this person is sent between header and footer, wherever the address leads them. */
async function contentOf(page: Page, path: string): Promise<string> {
  const html = await (await page.request.get(path)).text();
  return /<main[\s\S]*<\/main>/.exec(html)?.[0] ?? html;
}

const people = ["visitor", "demo-free", "demo-premium", "demo-admin"] as const satisfies Who[];
const quarters = 4;
/** Pages that are weighed as these people get them. */
const weighed: readonly Place[] = [...places, { who: "visitor", path: "/demo/ui" }];
const isWeighed = (who: Who, path: string): boolean =>
  weighed.some((place) => place.who === who && place.path === path);

/** All that this person is to see in one of the quarters. */
const pathsFor = (who: Who, quarter: number): readonly string[] =>
  [
    ...new Set([
      ...everyPath,
      ...weighed.flatMap((place) => (place.who === who ? place.path : [])),
    ]),
  ].filter((_, place) => place % quarters === quarter);

for (let quarter = 0; quarter < quarters; quarter += 1) {
  test(`every page hydrates for everybody to whom it shows something of its own, weighs no more than it may, and at no size is anything out of reach: ${quarter + 1} of ${quarters}`, async ({
    page,
    become,
  }) => {
    test.slow();
    const arriving = arrivals(page);
    const found: string[] = [];
    const contents = new Set<string>();
    const known = new Set<string>();
    for (const who of people) {
      await become(who);
      for (const path of pathsFor(who, quarter)) {
        const content = await contentOf(page, path);
        const isToBeWeighed = isWeighed(who, path);
        // Most pages are the same for all, and whoever is turned away stands before the same few.
        if (contents.has(content) && !isToBeWeighed) continue;
        contents.add(content);
        const load = async () => {
          await page.goto(path);
          // The description of the API is no page of the application.
          if (path !== paths.apiDocs) await hydrated(page);
        };
        await clearAway(page);
        if (isToBeWeighed) found.push(...excessOf({ who, path }, await arriving(load)));
        else await load();
        // Most of what one person sees was measured for another.
        const parts = await partsOf(page);
        const isNew = parts.map((part) => !known.has(part));
        if (!isNew.includes(true)) continue;
        for (const part of parts) known.add(part);
        await leaveOnly(page, isNew);
        for (const [width, texts] of sizes) {
          await page.setViewportSize({ width, height: 800 });
          for (const text of texts)
            for (const fault of await faults(page, text))
              found.push(`${who}, ${path} at ${width} px and ${text}: ${fault}`);
        }
      }
    }
    expect(found).toEqual([]);
  });
}

/** A small screen with text twice as large. */
async function enlarge(page: Page): Promise<void> {
  await page.setViewportSize({ width: 320, height: 800 });
  expect(await faults(page, "200%")).toEqual([]);
}

test("with text twice as large the menu opens on the screen, all of it in reach", async ({
  page,
  viewAs,
}) => {
  await viewAs("demo-admin");
  await hydrated(page);
  await enlarge(page);
  for (const [button, last] of [
    [page.getByRole("button", { name: "Menu", exact: true }), "Job Tracker"],
    [page.getByRole("button", { name: /^Your account/ }), "Admin Dashboard"],
  ] as const) {
    await button.click();
    const link = page.locator(":popover-open").getByRole("link", { name: last });
    await link.scrollIntoViewIfNeeded();
    await expect(link).toBeInViewport({ ratio: 1 });
    expect(await faults(page, "200%")).toEqual([]);
    await page.keyboard.press("Escape");
  }
});

test("with text twice as large a dialog and a toast stay on the screen", async ({ page }) => {
  await page.goto("/jobs/1?notice=premium-feature");
  await hydrated(page);
  await enlarge(page);
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
