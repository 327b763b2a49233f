import type { Page } from "@playwright/test";
import { expect, expectAccessible, sideways, test } from "../fixtures.ts";
import { register } from "../membership/member.ts";

interface Letter {
  readonly html: string;
  readonly text: string;
}

/** The letter that whoever registers is sent. */
async function letter(page: Page): Promise<Letter> {
  const { email } = await register(page.request);
  const mails = await page.request.get("/demo/api/mail");
  const all = (await mails.json()) as (Letter & { to: string })[];
  return all.find(({ to }) => to === email) ?? { html: "", text: "" };
}

/** A mail program has landmarks of its own, and shows the letter within one. */
const inMailProgram = (html: string): string =>
  html.replace(/<body[^>]*>/, "$&<main>").replace("</body>", "</main></body>");

test("a letter is ours at 320 px, by day and by night, and says the same without styles and as text", async ({
  page,
  browser,
}) => {
  const { html, text } = await letter(page);
  await page.setViewportSize({ width: 320, height: 700 });
  // As a document of the demo it is sandboxed, and axe could not look at it.
  await page.setContent(inMailProgram(html));
  await expectAccessible(page);
  expect(await sideways(page)).toBeLessThanOrEqual(0);
  const press = page.getByRole("link", { name: "Confirm my email address" });
  expect((await press.boundingBox())?.height).toBeGreaterThanOrEqual(44);
  expect(text).toContain((await press.getAttribute("href")) ?? "no address");

  const bare = html.replaceAll(/<style[\s\S]*?<\/style>/g, "").replaceAll(/ style="[^"]*"/g, "");
  const plain = await browser.newPage({
    javaScriptEnabled: false,
    viewport: { width: 320, height: 700 },
  });
  await plain.setContent(bare);
  await expect(plain.getByRole("link", { name: "Confirm my email address" })).toBeVisible();
  await expect(plain.getByText("The people at Kwela")).toBeVisible();
  expect(await sideways(plain)).toBeLessThanOrEqual(0);
  await plain.close();
});
