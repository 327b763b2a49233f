import type { Locator, Page } from "@playwright/test";
import { expect, test } from "../fixtures.ts";
import { open, said, titles } from "../jobs/board.ts";
import { register } from "../membership/member.ts";

const saving = (page: Page) => page.getByRole("button", { name: /^Saved?: / }).first();

function writesOf(page: Page): string[] {
  const sent: string[] = [];
  page.on("request", (request) => {
    if (request.method() !== "GET")
      sent.push(`${request.method()} ${new URL(request.url()).pathname}`);
  });
  return sent;
}

/** Both presses in one go, with no time between them in which anything could be drawn. */
const pressTwiceAtOnce = (button: Locator): Promise<void> =>
  button.evaluate((element: HTMLElement) => {
    element.click();
    element.click();
  });

/** On the page, wherever it is scrolled to. */
const placesOf = (around: Locator) =>
  around.locator("a, button, p, h1, h2, li").evaluateAll((elements) =>
    elements.map((element) => {
      const { x, y, width, height } = element.getBoundingClientRect();
      return [x, y + scrollY, width, height].map(Math.round).join(" ");
    }),
  );

for (const [how, press] of [
  ["a double click", (button: Locator) => button.dblclick()],
  ["a slow double click", (button: Locator) => button.dblclick({ delay: 150 })],
  ["two presses at once", pressTwiceAtOnce],
] as const) {
  test(`${how} on Save saves once, and stays on the page`, async ({ page }) => {
    await register(page.request);
    await open(page);
    const sent = writesOf(page);
    await press(saving(page));
    await expect(said(page, "Job saved")).toBeVisible();
    await expect(saving(page)).toHaveAttribute("aria-pressed", "true");
    await expect(page).toHaveURL("/jobs");
    expect(sent).toEqual(["POST /api/jobs/save"]);
  });
}

for (const width of [320, 390, 768, 1280]) {
  test(`saving moves nothing on the card or the job page at ${width} px`, async ({ page }) => {
    await register(page.request);
    await page.setViewportSize({ width, height: 900 });
    await open(page);
    const card = page.getByRole("article").first();
    const before = await placesOf(card);
    await saving(page).click();
    await expect(said(page, "Job saved")).toBeVisible();
    expect(await placesOf(card)).toEqual(before);

    await titles(page).nth(1).getByRole("link").click();
    await expect(page.getByRole("heading", { name: "About This Role" })).toBeVisible();
    const main = page.getByRole("main");
    const beforeHere = await placesOf(main);
    await saving(page).click();
    await expect(saving(page)).toHaveAttribute("aria-pressed", "true");
    expect(await placesOf(main)).toEqual(beforeHere);
  });
}

test("a button at work keeps its size, and whatever is pressed twice at once is asked for once", async ({
  page,
}) => {
  await open(page, "/demo/mail");
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route("**/demo/api/mail", (route) => promise.then(() => route.continue()));
  const sent = writesOf(page);
  const button = page.getByRole("button", { name: "Send a sample" });
  const before = await button.boundingBox();
  await pressTwiceAtOnce(button);
  await expect(button).toHaveAttribute("aria-busy", "true");
  expect(await button.boundingBox()).toEqual(before);
  resolve();
  await expect(said(page, "Sample sent")).toBeVisible();
  expect(sent).toEqual(["POST /demo/api/mail"]);
});

test("Load more pressed twice at once brings one page", async ({ page }) => {
  await open(page);
  const asked: string[] = [];
  page.on("request", (request) => {
    if (request.url().includes("cursor=")) asked.push(request.url());
  });
  await pressTwiceAtOnce(page.getByRole("link", { name: "Load more" }));
  await expect(page).toHaveURL("/jobs?pages=2");
  expect(asked).toHaveLength(1);
});
