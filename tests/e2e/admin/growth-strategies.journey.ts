import type { Browser, Page } from "@playwright/test";
import type { StrategyList, WholeStrategy } from "#contract/admin/growth-strategies.ts";
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

/** What another admin does in another tab. */
async function describedElsewhere(page: Page, title: string, description: string): Promise<void> {
  const path = "/api/admin/growth-strategies";
  const list = await page.request.get(`${path}?search=${encodeURIComponent(title)}`);
  const [{ id } = { id: 0 }] = ((await list.json()) as StrategyList).strategies;
  const whole = (await (await page.request.get(`${path}/${id}`)).json()) as WholeStrategy;
  const { category, content, steps, position, isActive } = whole;
  const data = { title, description, category, content, steps, position, isActive };
  // As the browser itself would send it.
  const headers = { origin: new URL(page.url()).origin };
  expect((await page.request.put(`${path}/${id}`, { data, headers })).status()).toBe(200);
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
  await describedElsewhere(page, title, "By the first.");
  await page.getByLabel("Description").fill("By the second.");
  await page.getByRole("button", { name: "Save changes" }).click();
  await expect(page.getByText("Somebody else changed this meanwhile")).toBeVisible();
  await expect(page.getByLabel("Description")).toHaveValue("By the second.");
  await page.getByRole("button", { name: "Save changes" }).click();
  await expect(said(page, "Strategy updated")).toBeVisible();
  // What comes later is read as it is sent: a browser has shown them the first of it.
  const sent = async (path: string) => (await member.request.get(path)).text();
  expect(await sent(member.url())).toContain("By the second.");

  const isShown = page.getByRole("switch", { name: `Show ${title}` });
  await isShown.click();
  await expect(isShown).not.toBeChecked();
  await expect(said(page, "1 strategy hidden")).toBeVisible();
  expect(await sent("/growth-gallery?search=hour")).not.toContain(title);
  await page.getByRole("button", { name: "Undo", exact: true }).click();
  await expect(said(page, "As before")).toBeVisible();
  expect(await sent("/growth-gallery?search=hour")).toContain(title);

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
});
