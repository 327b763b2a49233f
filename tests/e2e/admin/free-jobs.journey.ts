import type { APIRequestContext, Page } from "@playwright/test";
import { expect, expectAccessible, hydrated, test } from "../fixtures.ts";
import { said } from "../jobs/board.ts";

const firstTitle = "Newsletter Editor for a Penguin Sanctuary";
const secondTitle = "Newsletter Lead for a Penguin Sanctuary";
const company = "Boulders Beach Trust";
const search = "/jobs?search=penguin+sanctuary";

const row = (page: Page, title: string) => page.getByRole("row").filter({ hasText: title });
const dialog = (page: Page, name: string) => page.getByRole("dialog", { name });

async function fillIn(page: Page, texts: Readonly<Record<string, string>>): Promise<void> {
  for (const [label, text] of Object.entries(texts))
    await page.getByRole("textbox", { name: label }).fill(text);
}

/** A page as it is kept for all visitors: what they read needs no browser. */
const sent = async (visitor: APIRequestContext, path: string): Promise<string> =>
  (await visitor.get(path)).text();

const findsJob = (visitor: APIRequestContext, title: string | null): Promise<void> =>
  expect.poll(() => sent(visitor, search)).toContain(title ?? "No jobs found");

const headlineIn = (html: string): string => /<h1[\s\S]*?<\/h1>/.exec(html)?.[0] ?? "";

test("an admin adds, edits, hides and deletes a free job, and a visitor sees each at once", async ({
  page,
  become,
  request: visitor,
}) => {
  await findsJob(visitor, null);

  await become("demo-free");
  await page.goto("/admin");
  await expect(page).toHaveURL("/");
  await become("demo-admin");
  await page.goto("/admin");
  await hydrated(page);

  // Every field says what it wants.
  await page.getByRole("button", { name: "Add job" }).click();
  await dialog(page, "Add a free job").getByRole("button", { name: "Add job" }).click();
  await expect(page.getByText("Title must be at least 5 characters")).toBeVisible();
  await expect(page.getByText("Company name is required")).toBeVisible();
  await expect(page.getByText("Description must be at least 20 characters")).toBeVisible();
  await expect(page.getByText("Must be a valid URL")).toBeVisible();
  await fillIn(page, {
    Title: firstTitle,
    Company: company,
    Description:
      "Write our weekly newsletter. We hire anywhere in the world, South Africa included.",
    "Apply link": "javascript:alert(1)",
    Salary: "$3,000 a month",
  });
  await dialog(page, "Add a free job").getByRole("button", { name: "Add job" }).click();
  await expect(page.getByText("Must be a valid URL")).toBeVisible();
  await page.getByRole("textbox", { name: "Apply link" }).fill("https://penguins.example/apply");
  await dialog(page, "Add a free job").getByRole("button", { name: "Add job" }).click();
  await expect(said(page, "Job created")).toBeVisible();
  await expect(row(page, firstTitle)).toContainText("On the board");
  await findsJob(visitor, firstTitle);
  const found = await sent(visitor, search);
  const address = /href="(\/jobs\/newsletter-editor-[a-z0-9-]+)"/.exec(found)?.[1] ?? "";
  expect(headlineIn(await sent(visitor, address))).toContain(firstTitle);

  await page.getByRole("button", { name: `Edit ${firstTitle}` }).click();
  await expect(page.getByRole("textbox", { name: "Company" })).toHaveValue(company);
  await page.getByRole("textbox", { name: "Title" }).fill(secondTitle);
  await page.getByRole("button", { name: "Save changes" }).click();
  await expect(said(page, "Job updated")).toBeVisible();
  expect(headlineIn(await sent(visitor, address))).toContain(secondTitle);

  await page.getByRole("button", { name: `Hide ${secondTitle}` }).click();
  await expect(said(page, "Job hidden")).toBeVisible();
  await expect(row(page, secondTitle)).toBeHidden();
  await findsJob(visitor, null);
  expect(await sent(visitor, address)).toMatch(/<main[\s\S]*\bclosed\b/);
  await page.getByRole("button", { name: "Undo" }).click();
  await expect(row(page, secondTitle)).toBeVisible();
  await findsJob(visitor, secondTitle);

  await page.getByRole("button", { name: `Delete ${secondTitle}` }).click();
  await expect(dialog(page, "Delete this job?")).toContainText(secondTitle);
  await dialog(page, "Delete this job?").getByRole("button", { name: "Delete job" }).click();
  await expect(said(page, "Job deleted")).toBeVisible();
  await findsJob(visitor, null);
  await page.getByRole("button", { name: "Undo" }).click();
  await expect(said(page, "Job restored")).toBeVisible();
  await findsJob(visitor, secondTitle);
  await page.getByRole("button", { name: `Delete ${secondTitle}` }).click();
  await dialog(page, "Delete this job?").getByRole("button", { name: "Delete job" }).click();
  await expect(row(page, secondTitle)).toBeHidden();
  await findsJob(visitor, null);

  await page.goto("/admin/audit?search=penguin");
  await expect(page.getByText("1 field changed")).toBeVisible();
  await page.getByText("1 field changed").click();
  await expect(page.getByRole("definition")).toContainText(firstTitle);
  await expect(page.getByRole("definition")).toContainText(secondTitle);
});

interface Listed {
  readonly jobs: readonly { readonly id: number; readonly title: string }[];
}

/** What another admin does in another tab. */
async function renamedElsewhere(page: Page, id: number, title: string): Promise<void> {
  const path = `/api/admin/free-jobs/${id}`;
  const job = (await (await page.request.get(path)).json()) as Record<string, unknown>;
  const { company, description, location, salary, applyLink, tags } = job;
  const data = { title, company, description, location, salary, applyLink, tags };
  // As the browser itself would send it.
  const headers = { origin: new URL(page.url()).origin };
  expect((await page.request.put(path, { data, headers })).status()).toBe(200);
}

test("the second of two admins is told, loses nothing, and decides", async ({ page, become }) => {
  await become("demo-admin");
  await page.goto("/admin?sort=title");
  await hydrated(page);
  const list = await page.request.get("/api/admin/free-jobs/page?sort=title");
  const [job] = ((await list.json()) as Listed).jobs;
  if (job === undefined) throw new Error("There is no free job");
  await page
    .getByRole("button", { name: `Edit ${job.title}` })
    .first()
    .click();
  await page.getByRole("textbox", { name: "Location" }).fill("Anywhere on the planet");
  await renamedElsewhere(page, job.id, `${job.title} (renamed)`);
  await page.getByRole("button", { name: "Save changes" }).click();
  const conflict = page.getByRole("alert").filter({ hasText: "Somebody else changed this" });
  await expect(conflict).toContainText(`${job.title} (renamed)`);
  await expect(page.getByRole("textbox", { name: "Location" })).toHaveValue(
    "Anywhere on the planet",
  );
  await page.getByRole("button", { name: "Save changes" }).click();
  await expect(said(page, "Job updated")).toBeVisible();
  const after = await page.request.get(`/api/admin/free-jobs/${job.id}`);
  expect(await after.json()).toMatchObject({
    title: job.title,
    location: "Anywhere on the planet",
  });
});

test("many are hidden at once, and shown again", async ({ page, become }) => {
  await become("demo-admin");
  await page.goto("/admin?search=seo");
  await hydrated(page);
  const boxes = page.getByRole("checkbox", { name: /^Choose (?!all)/ });
  await boxes.nth(0).check();
  await boxes.nth(1).check();
  const bar = page.getByRole("region", { name: "Chosen jobs" });
  await expect(bar).toContainText("2 jobs chosen");
  await bar.getByRole("button", { name: "Hide" }).click();
  await expect(said(page, "2 jobs hidden")).toBeVisible();
  await expect(bar).toBeHidden();
  await page.getByRole("button", { name: "Undo" }).click();
  await expect(said(page, "Jobs restored")).toBeVisible();
  await page.getByRole("switch", { name: "Show inactive" }).check();
  await expect(page).toHaveURL("/admin?search=seo&activeOnly=false");
});

test("axe finds nothing on the desk", async ({ page, become }) => {
  await become("demo-admin");
  for (const path of ["/admin/audit", "/admin/holidays", "/admin"]) {
    await page.goto(path);
    await hydrated(page);
    await expectAccessible(page);
  }
  await page.getByRole("button", { name: "Add job" }).click();
  await expect(page.getByRole("textbox", { name: "Title" })).toBeVisible();
  await expectAccessible(page);
});

test("a holiday is declared, removed and put back", async ({ page, become }) => {
  await become("demo-admin");
  await page.goto("/admin/holidays");
  await hydrated(page);
  await page.getByRole("textbox", { name: "Day" }).fill("2027-12-16");
  await page.getByRole("textbox", { name: "Name" }).fill("A day we have already");
  await page.getByRole("button", { name: "Declare it" }).click();
  await expect(page.getByText("That day is a public holiday already.")).toBeVisible();
  await page.getByRole("textbox", { name: "Day" }).fill("2027-05-19");
  await page.getByRole("textbox", { name: "Name" }).fill("Voting day");
  await page.getByRole("button", { name: "Declare it" }).click();
  await expect(said(page, "Holiday declared")).toBeVisible();
  await page.getByRole("button", { name: "Remove Voting day" }).click();
  await expect(page.getByRole("button", { name: "Remove Voting day" })).toBeHidden();
  await page.getByRole("button", { name: "Undo" }).click();
  await expect(page.getByRole("button", { name: "Remove Voting day" })).toBeVisible();
  await page.getByRole("button", { name: "Remove Voting day" }).click();
});
