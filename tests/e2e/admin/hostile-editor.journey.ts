import { expect, test, type Page } from "@playwright/test";
import { hostileHtml, strangeTagsIn } from "../../support/hostile/html.ts";
import { hydrated } from "../fixtures.ts";

const editor = (page: Page) => page.getByRole("textbox", { name: "Content", exact: true });

/** As if it had been copied from another page. */
const paste = (page: Page, html: string): Promise<void> =>
  editor(page).evaluate((element, pasted) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData("text/html", pasted);
    element.dispatchEvent(
      new ClipboardEvent("paste", { clipboardData, bubbles: true, cancelable: true }),
    );
  }, html);

const wasHit = (page: Page): Promise<boolean> =>
  page.evaluate(() => (globalThis as { wasHit?: true }).wasHit === true);

// Not the journeys' own test, in which a word of the page's policy is a fault: here the policy says of every payload that it
// would not have let it run, although it stood in a document of the parser's own, where nothing runs.
test("A110: whatever is pasted or typed into the editor, nothing runs, nothing is fetched, and what is stored is clean", async ({
  page,
  baseURL,
}) => {
  const strayRequests: string[] = [];
  page.on("request", (request) => {
    if (!/^(?:data|blob):/.test(request.url()) && !request.url().startsWith(baseURL ?? ""))
      strayRequests.push(request.url());
  });
  page.on("dialog", (dialog) => {
    strayRequests.push(`dialog: ${dialog.message()}`);
    void dialog.dismiss();
  });
  await page.addInitScript(() => {
    Object.assign(globalThis, { hit: () => Object.assign(globalThis, { wasHit: true }) });
  });
  await page.request.post("/demo/view-as", { form: { account: "demo-admin" }, maxRedirects: 0 });
  await page.goto("/admin/growth-strategies");
  await hydrated(page);
  await page.getByRole("button", { name: "Add strategy" }).click();
  const form = page.getByRole("dialog", { name: "Add strategy" });
  await form.getByLabel("Title", { exact: true }).fill("Hostile");
  await form.getByLabel("Category").fill("Cold Email");
  await form.getByLabel("Description").fill(`"><img src=x onerror=hit()>`);
  await form.getByLabel("Steps").fill(`<img src=x onerror=hit()>`);
  // Nobody but admins is to see it.
  await form.getByRole("checkbox", { name: /^Active/ }).uncheck();

  for (const [name, html] of Object.entries(hostileHtml)) {
    await paste(page, `<p>${name}</p>${html}<p>after</p>`);
    expect({ name, wasHit: await wasHit(page) }).toEqual({ name, wasHit: false });
  }
  const live = await editor(page).evaluate((element) => {
    const found: string[] = [];
    for (const inside of element.querySelectorAll("*")) {
      const kinds = /^(?:script|iframe|object|embed|svg|form|input|style|link|meta|base)$/i;
      if (kinds.test(inside.tagName)) found.push(inside.tagName);
      for (const attribute of inside.getAttributeNames())
        if (attribute.startsWith("on") || attribute === "style") found.push(attribute);
      const href = inside.getAttribute("href") ?? "";
      if (/^\s*(?:javascript|data|vbscript|file|blob):/i.test(href)) found.push(href);
    }
    return found;
  });
  expect(live).toEqual([]);

  // The same typed as HTML, read by the editor, and looked at as members would.
  await form.getByRole("button", { name: "HTML", exact: true }).click();
  const source = form.getByRole("textbox", { name: "Content as HTML" });
  const pasted = await source.inputValue();
  // What holds a table is edited as HTML alone.
  const all = Object.values(hostileHtml).filter((html) => !html.includes("<table"));
  for (let at = 0; at < all.length; at += 7) {
    await source.fill(`<p>Good</p>${all.slice(at, at + 7).join("<p>and</p>")}`);
    await form.getByRole("button", { name: "Write", exact: true }).click();
    await expect(editor(page)).toContainText("Good");
    expect(await wasHit(page)).toBe(false);
    await form.getByRole("button", { name: "HTML", exact: true }).click();
  }
  await source.fill(pasted + all.join("\n"));
  await form.getByRole("button", { name: "Preview", exact: true }).click();
  await expect(form.getByRole("region", { name: "Preview" })).toContainText("after");
  const [answer] = await Promise.all([
    page.waitForResponse(
      (response) =>
        response.url().endsWith("/api/admin/growth-strategies") &&
        response.request().method() === "POST",
    ),
    form.getByRole("button", { name: "Create strategy" }).click(),
  ]);
  const { id, content } = (await answer.json()) as { id: number; content: string };
  expect(strangeTagsIn(content)).toEqual([]);

  // Shown to a reader, for as long as it takes to look.
  const show = (isActive: boolean) =>
    page.request.post("/api/admin/growth-strategies/show", { data: { ids: [id], isActive } });
  await show(true);
  await page.goto(`/growth-gallery/${id}`);
  await hydrated(page);
  await expect(page.getByRole("dialog")).toContainText("Hostile");
  await page.getByRole("dialog").locator(".written").first().hover();
  await page.request.delete(`/api/admin/growth-strategies/${id}`);
  expect(await wasHit(page)).toBe(false);
  expect(strayRequests).toEqual([]);
});
