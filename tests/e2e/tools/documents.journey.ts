import { readFile } from "node:fs/promises";
import type { APIRequestContext, Page } from "@playwright/test";
import { expect, expectAccessible, hydrated, test } from "../fixtures.ts";
import { payForYear, register } from "../membership/member.ts";

const letter = `Dear Ms Dlamini,

Last year I raised trial sign-ups from 900 to 2,400 a month with 30 articles.

Kind regards
Thandi`;

/** A member of this journey's own, who has the AI's key. */
async function newMember(page: Page): Promise<void> {
  await register(page.request);
  await payForYear(page.request);
  const apiKey = `sk-demo-documents-${crypto.randomUUID().slice(0, 8)}`;
  const saved = await page.request.post("/api/user/openai-key", { data: { apiKey } });
  expect(saved.status(), await saved.text()).toBe(200);
}

async function judged(request: APIRequestContext, coverLetter: string): Promise<number> {
  const answer = await request.post("/api/premium/cover-letter-analysis", {
    data: { coverLetter },
  });
  expect(answer.status(), await answer.text()).toBe(200);
  return ((await answer.json()) as { documentId: number }).documentId;
}

async function keepOutreach(request: APIRequestContext, role: string): Promise<void> {
  const asked = { target: "saas", purpose: "sales", channel: "both", role };
  const answer = await request.post("/api/premium/documents", {
    data: { content: { tool: "outreach", request: asked } },
  });
  expect(answer.status(), await answer.text()).toBe(200);
}

test("documents are found, renamed, deleted and put back", async ({ page }) => {
  await newMember(page);
  await page.goto("/premium/documents");
  await expect(page.getByText("Nothing kept yet")).toBeVisible();
  await expectAccessible(page);

  await judged(page.request, letter);
  for (let number = 1; number <= 21; number += 1)
    await keepOutreach(page.request, `Marketer number ${number}`);
  await page.reload();
  await hydrated(page);
  await expect(page.getByText("22 documents")).toBeVisible();
  const rows = page.getByRole("main").getByRole("listitem");
  await expect(rows).toHaveCount(20);
  await page.getByRole("link", { name: "Load more" }).click();
  await expect(rows).toHaveCount(22);
  await expect(page.getByRole("link", { name: /^Outreach: Marketer number 1,/ })).toBeFocused();
  await expectAccessible(page);

  await page.getByLabel("Search documents").fill("dlamini 2,400");
  await page.getByRole("button", { name: "Search" }).click();
  await expect(page.getByText("1 document", { exact: true })).toBeVisible();
  await page.route("**/api/premium/documents?*", (route) => route.abort());
  await page.getByLabel("Search documents").fill("thandi");
  await page.getByRole("button", { name: "Search" }).click();
  await expect(page.getByRole("alert")).toContainText("Your documents did not load");
  await expectAccessible(page);
  await page.unroute("**/api/premium/documents?*");
  await page.getByRole("button", { name: "Try again" }).click();
  await expect(page.getByText("1 document", { exact: true })).toBeVisible();
  await page.getByLabel("Tool", { exact: true }).selectOption("Outreach Scripts");
  await page.getByRole("button", { name: "Search" }).click();
  await expect(page.getByText("No document found")).toBeVisible();
  await page.getByRole("link", { name: "Show all documents" }).click();

  await page.getByRole("button", { name: /^Rename Outreach: Marketer number 21,/ }).click();
  const dialog = page.getByRole("dialog", { name: "Rename document" });
  await expect(dialog.getByLabel("Name")).toBeFocused();
  await dialog.getByLabel("Name").fill(" ");
  await dialog.getByRole("button", { name: "Save name" }).click();
  await expect(dialog.getByText("Give it a name of at most 120 characters.")).toBeVisible();
  await dialog.getByLabel("Name").fill("For Yoco");
  await dialog.getByRole("button", { name: "Save name" }).click();
  await expect(page.getByRole("link", { name: "For Yoco" })).toBeVisible();

  await page.getByRole("button", { name: "Delete For Yoco" }).click();
  await expect(page.getByRole("link", { name: "For Yoco" })).toBeHidden();
  await expect(page.getByText("21 documents")).toBeFocused();
  await page.getByRole("button", { name: "Undo" }).click();
  await expect(page.getByRole("link", { name: "For Yoco" })).toBeVisible();
  await expect(page.getByText("22 documents")).toBeVisible();
});

test("a document is read whole, renamed, taken along, tied to a listing and deleted", async ({
  page,
  context,
}) => {
  await newMember(page);
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  const id = await judged(page.request, letter);
  await page.goto(`/premium/documents/${id}`);
  await hydrated(page);
  await expect(page.getByText("out of 100")).toBeAttached();
  await expect(page.getByText("(not in your text)").first()).toBeVisible();
  await expect(page.getByText("Dear Ms Dlamini,").last()).toBeVisible();
  await expectAccessible(page);

  await page.getByRole("button", { name: "Copy Tailored Improvements" }).click();
  const notice = page.getByRole("region", { name: "Notifications (F8)" });
  await expect(notice).toContainText("Tailored Improvements has been copied to your clipboard.");
  await expect(notice).toContainText('marked "not in your text"');
  await page.getByRole("button", { name: "Copy Strengths" }).click();
  await expect(notice).toContainText("Strengths has been copied to your clipboard.");
  expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(/^• .+(\n• .+)*$/);

  // Somebody else, in another tab, was quicker.
  const theirs = await page.request.patch(`/api/premium/documents/${id}`, {
    data: { title: "Theirs", version: 1 },
  });
  expect(theirs.status()).toBe(200);
  await page.getByRole("button", { name: "Rename" }).click();
  await page.getByLabel("Name").fill("Mine");
  await page.getByRole("button", { name: "Save name" }).click();
  await expect(page.getByRole("alert")).toContainText("It is called “Theirs” now.");
  await page.getByRole("button", { name: "Save name" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Mine" })).toBeFocused();

  const [word] = await Promise.all([
    page.waitForEvent("download"),
    page.getByRole("link", { name: "Download as Word" }).click(),
  ]);
  expect(word.suggestedFilename()).toBe("mine.docx");
  const [markdown] = await Promise.all([
    page.waitForEvent("download"),
    page.getByRole("link", { name: "Download as Markdown" }).click(),
  ]);
  expect(await readFile(await markdown.path(), "utf8")).toMatch(/^# Mine\n/);

  await page.getByRole("button", { name: "Tie to a listing" }).click();
  const dialog = page.getByRole("dialog", { name: "Tie to a listing" });
  await dialog.getByLabel("Any other listing").fill("https://elsewhere.example/careers");
  await dialog.getByRole("button", { name: "Tie to this listing" }).click();
  await expect(dialog.getByText("Paste the address of a listing on Kwela")).toBeVisible();
  const jobs = await page.request.get("/api/jobs");
  const [job] = ((await jobs.json()) as { jobs: { title: string; path: string }[] }).jobs;
  await dialog.getByLabel("Any other listing").fill(`http://localhost${job?.path ?? ""}?from=list`);
  await dialog.getByRole("button", { name: "Tie to this listing" }).click();
  await expect(dialog).toBeHidden();
  const listing = page.getByRole("region", { name: "Listing" });
  await expect(listing.getByRole("link", { name: job?.title ?? "" })).toBeVisible();
  await listing.getByRole("button", { name: "Take it off the listing" }).click();
  await expect(listing.getByText("It belongs to no listing.")).toBeVisible();

  await page.getByRole("button", { name: "Delete" }).click();
  await expect(page).toHaveURL("/premium/documents");
  await expect(page.getByText("Nothing kept yet")).toBeVisible();
  await page.getByRole("button", { name: "Undo" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Mine" })).toBeVisible();
});

test("what a document was made from goes back into its tool", async ({ page }) => {
  await newMember(page);
  const id = await judged(page.request, letter);
  await keepOutreach(page.request, "Lifecycle marketer");

  await page.goto(`/premium/documents/${id}`);
  await hydrated(page);
  await page.getByRole("button", { name: "Use it again" }).click();
  await expect(page).toHaveURL("/premium/cover-letter-analyzer");
  await expect(page.getByLabel("Cover letter", { exact: true })).toHaveValue(letter);

  await page.goto("/premium/documents");
  await page.getByRole("link", { name: /^Outreach: Lifecycle marketer/ }).click();
  await hydrated(page);
  await page.getByRole("button", { name: "Use it again" }).click();
  await expect(page).toHaveURL("/premium/outreach-scripts");
  await expect(page.getByLabel("Your Role")).toHaveValue("Lifecycle marketer");
});

test("two versions stand side by side, and whatever cannot is said", async ({ page }) => {
  await newMember(page);
  const one = await judged(page.request, letter);
  await page.goto(`/premium/documents/compare?one=${one}`);
  await expect(page.getByText("There is no other yet")).toBeVisible();
  const other = await judged(page.request, letter.replace("30 articles", "thirty long articles"));
  await keepOutreach(page.request, "Marketer");

  await page.goto("/premium/documents");
  await hydrated(page);
  const ticks = page.getByRole("checkbox", { name: /^Compare Letter/ });
  await ticks.first().check();
  await expect(page.getByRole("checkbox", { name: /^Compare Outreach/ })).toBeDisabled();
  await expect(
    page.getByText("One ticked. Tick another from Cover Letter Analyzer."),
  ).toBeVisible();
  await ticks.last().check();
  await expectAccessible(page);
  await page.getByRole("button", { name: "Compare the two" }).click();
  await expect(page).toHaveURL(`/premium/documents/compare?one=${one}&other=${other}`);
  await expect(page.getByText("1 word only in the first, 2 only in the second")).toBeVisible();
  await expect(page.locator("mark", { hasText: "thirty long" })).toBeVisible();
  await expect(page.getByText("Suggestions · the same in both")).toBeVisible();
  await expect(page.getByRole("main")).toContainText("Yoco (not in your text)");
  await expectAccessible(page);

  await page.goto(`/premium/documents/compare?one=${one}`);
  await page.getByRole("main").getByRole("listitem").getByRole("link").click();
  await expect(page).toHaveURL(`/premium/documents/compare?one=${one}&other=${other}`);

  await page.goto(`/premium/documents/compare?one=${one}&other=${other + 1}`);
  await expect(page.getByText("These two cannot stand side by side")).toBeVisible();
  await expectAccessible(page);
  for (const query of ["", "?one=x", `?one=${one}&other=2147483648`, "?one=-1&other=%00"]) {
    await page.goto(`/premium/documents/compare${query}`);
    await expect(page.getByText(/Choose two documents|Compare .* with:/)).toBeVisible();
  }
  for (const ids of ["one=1&other=2", `one=${one}&other=999999`]) {
    const answer = await page.goto(`/premium/documents/compare?${ids}`);
    expect(answer?.status()).toBe(404);
    await expect(page.getByText("One of these is not there")).toBeVisible();
  }
  await page.goto("/premium/documents/999999");
  await expect(page.getByRole("heading", { name: "This document is not there" })).toBeVisible();
});

test("without scripts documents are searched, read, compared and taken along", async ({
  browser,
  page,
  baseURL,
}) => {
  await newMember(page);
  const one = await judged(page.request, letter);
  await judged(page.request, `${letter}!`);
  const plain = await browser.newContext({
    baseURL: baseURL ?? "",
    javaScriptEnabled: false,
    storageState: await page.context().storageState(),
  });
  const still = await plain.newPage();
  await still.goto("/premium/documents");
  await expect(still.getByRole("button", { name: /^(Rename|Delete)/ })).toHaveCount(0);
  for (const tick of await still.getByRole("checkbox").all()) await tick.check();
  await still.getByRole("button", { name: "Compare the two" }).click();
  await expect(still.getByText("Both score")).toBeVisible();
  await still.goto(`/premium/documents/${one}`);
  await expect(still.getByRole("link", { name: "Download as Word" })).toBeVisible();
  await plain.close();
});
