import type { Browser, Page } from "@playwright/test";
import { expect, expectAccessible, hydrated, test, type Who } from "../fixtures.ts";
import { said } from "../jobs/board.ts";

const home = "/admin/growth-strategies";

/** Somebody else, in a browser of their own. */
async function another(browser: Browser, who: Who): Promise<Page> {
  const context = await browser.newContext({ serviceWorkers: "block" });
  const page = await context.newPage();
  await page.request.post("/demo/view-as", { form: { account: who }, maxRedirects: 0 });
  return page;
}

const row = (page: Page, title: string) => page.getByRole("row").filter({ hasText: title });
const editor = (page: Page) => page.getByRole("textbox", { name: "Content", exact: true });

test("an admin adds, edits, hides and deletes a strategy, and a member sees each at once", async ({
  page,
  become,
  browser,
}) => {
  const title = `Answer within the hour ${Date.now()}`;
  await become("demo-admin");
  await page.goto(home);
  await hydrated(page);
  await expectAccessible(page);
  await page.getByRole("button", { name: "Add strategy" }).click();
  const form = page.getByRole("dialog", { name: "Add strategy" });
  await expect(editor(page)).toBeVisible();
  await form.getByRole("button", { name: "Create strategy" }).click();
  for (const field of ["Title", "Description", "Category", "Content"])
    await expect(form.getByText(`${field} is required`)).toBeVisible();
  await expect(form.getByLabel("Title", { exact: true })).toBeFocused();
  await expectAccessible(page);

  await form.getByLabel("Title", { exact: true }).fill(title);
  await form.getByLabel("Category").fill("Cold Email");
  await form.getByLabel("Description").fill("Be the first to answer.");
  await editor(page).click();
  await page.keyboard.type("Set an alert. ");
  await form.getByRole("button", { name: "Bold" }).click();
  await page.keyboard.type("Today.");
  await form.getByLabel("Steps").fill("Set the alert\n\n  Answer  \n");
  await form.getByLabel("Position").fill("one");
  await form.getByRole("button", { name: "Create strategy" }).click();
  await expect(form.getByText("Position is a whole number")).toBeVisible();
  await form.getByLabel("Position").fill("9000");
  await form.getByRole("button", { name: "Preview", exact: true }).click();
  await expect(form.getByRole("region", { name: "Preview" })).toContainText("Set an alert. Today.");
  // Closed by a slip, nothing is lost.
  await page.keyboard.press("Escape");
  await page.getByRole("button", { name: "Add strategy" }).click();
  await expect(form.getByLabel("Title", { exact: true })).toHaveValue(title);
  await expect(editor(page)).toContainText("Set an alert. Today.");
  await form.getByRole("button", { name: "Create strategy" }).click();
  await expect(said(page, "Strategy created")).toBeVisible();
  await expect(form).toBeHidden();

  const member = await another(browser, "demo-premium");
  await member.goto("/growth-gallery?search=hour");
  const card = member.getByRole("link", { name: title });
  await card.click();
  await expect(member.getByRole("dialog").locator("strong")).toHaveText("Today.");
  await expect(member.getByRole("dialog")).toContainText("0 of 2 done");

  await page.goto(`${home}?search=${encodeURIComponent(title)}`);
  await hydrated(page);
  await page.getByRole("button", { name: `Edit ${title}` }).click();
  await expect(editor(page)).toContainText("Set an alert. Today.");

  // Meanwhile another admin is quicker: the second is told, and what they wrote is still there.
  const other = await another(browser, "demo-admin");
  await other.goto(`${home}?search=${encodeURIComponent(title)}`);
  await hydrated(other);
  await other.getByRole("button", { name: `Edit ${title}` }).click();
  await other.getByLabel("Description").fill("By the first.");
  await other.getByRole("button", { name: "Save changes" }).click();
  await expect(said(other, "Strategy updated")).toBeVisible();
  await page.getByLabel("Description").fill("By the second.");
  await page.getByRole("button", { name: "Save changes" }).click();
  await expect(page.getByText("Somebody else changed this meanwhile")).toBeVisible();
  await expect(page.getByLabel("Description")).toHaveValue("By the second.");
  await page.getByRole("button", { name: "Save changes" }).click();
  await expect(said(page, "Strategy updated")).toBeVisible();
  await member.reload();
  await expect(member.getByRole("dialog")).toContainText("By the second.");

  const isShown = page.getByRole("switch", { name: `Show ${title}` });
  await isShown.click();
  await expect(isShown).not.toBeChecked();
  await expect(said(page, "1 strategy hidden")).toBeVisible();
  await member.goto("/growth-gallery?search=hour");
  await expect(card).toBeHidden();
  await page.getByRole("button", { name: "Undo", exact: true }).click();
  await expect(said(page, "As before")).toBeVisible();
  await member.reload();
  await expect(card).toBeVisible();

  await page.getByRole("checkbox", { name: `Choose ${title}` }).check();
  await page.getByRole("button", { name: "Hide", exact: true }).click();
  await expect(row(page, title)).toContainText("Hidden");

  await page.getByRole("button", { name: `Delete ${title}` }).click();
  const question = page.getByRole("dialog", { name: "Delete this strategy?" });
  await question.getByRole("button", { name: "Delete" }).click();
  await expect(said(page, "Strategy deleted")).toBeVisible();
  await expect(page.getByText("Nothing found")).toBeVisible();
  await page.getByRole("button", { name: "Undo", exact: true }).click();
  await expect(row(page, title)).toBeVisible();
  await page.getByRole("button", { name: `Delete ${title}` }).click();
  await question.getByRole("button", { name: "Delete" }).click();
  await expect(page.getByText("Nothing found")).toBeVisible();
  await member.context().close();
  await other.context().close();
});
