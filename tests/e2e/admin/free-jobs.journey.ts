import type { Browser, Page } from "@playwright/test";
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

/** A visitor of their own, whose pages are kept for all visitors. */
async function visitorIn(browser: Browser): Promise<Page> {
  const context = await browser.newContext();
  return context.newPage();
}

async function findsJob(visitor: Page, title: string | null): Promise<void> {
  await visitor.goto(search);
  if (title === null) await expect(visitor.getByText("No jobs found")).toBeVisible();
  else await expect(visitor.getByRole("heading", { name: title })).toBeVisible();
}

test("an admin adds, edits, hides and deletes a free job, and a visitor sees each at once", async ({
  page,
  become,
  browser,
}) => {
  const visitor = await visitorIn(browser);
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
  await visitor.getByRole("link", { name: firstTitle }).first().click();
  await expect(visitor.getByRole("heading", { level: 1, name: firstTitle })).toBeVisible();
  const address = visitor.url();

  await page.getByRole("button", { name: `Edit ${firstTitle}` }).click();
  await expect(page.getByRole("textbox", { name: "Company" })).toHaveValue(company);
  await page.getByRole("textbox", { name: "Title" }).fill(secondTitle);
  await page.getByRole("button", { name: "Save changes" }).click();
  await expect(said(page, "Job updated")).toBeVisible();
  await visitor.goto(address);
  await expect(visitor.getByRole("heading", { level: 1, name: secondTitle })).toBeVisible();

  await page.getByRole("button", { name: `Hide ${secondTitle}` }).click();
  await expect(said(page, "Job hidden")).toBeVisible();
  await expect(row(page, secondTitle)).toBeHidden();
  await findsJob(visitor, null);
  await visitor.goto(address);
  await expect(visitor.getByText("closed").first()).toBeVisible();
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
  await visitor.context().close();
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

test("axe finds nothing on the desk, and nothing is wider than the screen", async ({
  page,
  become,
}) => {
  await become("demo-admin");
  for (const path of ["/admin", "/admin/audit", "/admin/holidays"]) {
    await page.goto(path);
    await hydrated(page);
    await expectAccessible(page);
    for (const width of [360, 390, 768, 1024, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      const overflow = await page.evaluate(
        () => document.documentElement.scrollWidth - window.innerWidth,
      );
      expect(overflow, `${path} at ${width}`).toBeLessThanOrEqual(0);
    }
  }
  await page.goto("/admin");
  await hydrated(page);
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
