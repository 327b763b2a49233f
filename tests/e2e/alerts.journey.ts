import type { Page } from "@playwright/test";
import { expect, expectAccessible, hydrated, test } from "./fixtures.ts";

interface Mail {
  readonly to: string;
  readonly text: string;
}

/** The address in the last mail to somebody that looks like this; empty until it is there. */
async function linkTo(page: Page, email: string, shape: RegExp): Promise<string> {
  const mails = (await (await page.request.get("/demo/api/mail")).json()) as Mail[];
  return shape.exec(mails.find(({ to }) => to === email)?.text ?? "")?.[0] ?? "";
}

const toasts = (page: Page) => page.getByRole("region", { name: /Notification/ });

test("a visitor asks from a search, and says yes from the mail, once", async ({ page }) => {
  await page.goto("/jobs?roleType=SEO");
  await hydrated(page);
  await page.getByRole("link", { name: "Alert me" }).click();
  await expect(page).toHaveURL("/alerts/new?roleType=SEO");
  const main = page.getByRole("main");
  await expect(main).toContainText("SEO jobs");
  await expectAccessible(page);
  const email = `${crypto.randomUUID()}@visitor.example`;
  await page.getByLabel("Email").fill(email);
  await page.getByRole("button", { name: "Send me the link" }).click();
  await expect(page.getByRole("heading", { name: "Look in your mail" })).toBeFocused();

  const link = () => linkTo(page, email, /\/alerts\/confirm\/[\w-]{43}/);
  await expect.poll(link).not.toBe("");
  await page.goto(await link());
  await hydrated(page);
  await expectAccessible(page);
  await page.getByRole("button", { name: "Yes, write to me" }).click();
  await expect(page.getByRole("heading", { name: "Your alert is set" })).toBeVisible();
  await expectAccessible(page);
  await page.goto(await link());
  await hydrated(page);
  await page.getByRole("button", { name: "Yes, write to me" }).click();
  await expect(page.getByRole("heading", { name: "This link has run out" })).toBeVisible();
});

test("a wrong address is pointed out, and what the board does not know is not asked for", async ({
  page,
}) => {
  await page.goto("/alerts/new?roleType=Astrology&search=shopify");
  await hydrated(page);
  await expect(page.getByRole("main")).toContainText("All marketing jobs, with “shopify”");
  await page.getByLabel("Email").fill("nobody");
  await page.getByRole("button", { name: "Send me the link" }).click();
  await expect(page.getByText("Please enter a valid email address.")).toBeVisible();
});

test("a premium member keeps a search with one press, changes it, deletes it and takes that back", async ({
  page,
  become,
}) => {
  await become("demo-premium");
  await page.goto("/jobs?roleType=Paid+Ads&experience=Senior");
  await hydrated(page);
  await page.getByRole("button", { name: "Alert me" }).click();
  await expect(toasts(page).getByText("Alert set", { exact: true })).toBeVisible();
  await page.getByRole("link", { name: "Your alerts" }).click();
  const name = "Paid Ads jobs, Senior";
  const row = page.getByRole("main").getByRole("listitem").filter({ hasText: name });
  await expect(row).toContainText("Every workday at 06:30");
  await expect(row.getByRole("link", { name })).toHaveAttribute(
    "href",
    "/jobs?roleType=Paid+Ads&experience=Senior",
  );
  await row.getByRole("button", { name: "Preview" }).click();
  await expect(row).toContainText("Nothing new yet");
  await row.getByRole("button", { name: "Make it weekly" }).click();
  await expect(row).toContainText("Every Tuesday at 06:30");
  await row.getByRole("button", { name: "Pause" }).click();
  await expect(row).toContainText("Paused");
  await expectAccessible(page);
  await row.getByRole("button", { name: "Resume" }).click();
  await expect(row).toContainText("Every Tuesday at 06:30");
  await row.getByRole("button", { name: "Delete" }).click();
  await expect(row).toHaveCount(0);
  await toasts(page).getByRole("button", { name: "Undo" }).click();
  await expect(row).toContainText("Every Tuesday at 06:30");
  await page.reload();
  await expect(row).toHaveCount(1);
});

test("without premium there is one, once a week, and a word about why not more", async ({
  page,
  become,
}) => {
  await become("demo-free");
  await page.goto("/jobs/role/seo");
  await hydrated(page);
  await page.getByRole("button", { name: "Alert me" }).click();
  await expect(
    toasts(page).getByText("We write every Tuesday when something new fits."),
  ).toBeVisible();
  await page.goto("/jobs/role/paid-ads");
  await hydrated(page);
  await page.getByRole("button", { name: "Alert me" }).click();
  await expect(toasts(page).getByText("No alert was set", { exact: true })).toBeVisible();
  await page.goto("/alerts");
  await hydrated(page);
  await expect(page.getByText("1 of 1 alert.")).toBeVisible();
  await expect(page.getByRole("button", { name: "Make it daily" })).toHaveCount(0);
  await expectAccessible(page);
});

test("the page behind a letter's link asks before it stops anything", async ({ page }) => {
  await page.goto("/letters/stop/v1.aaaaaaaaaaaaaaaaaaaa.b.c");
  await hydrated(page);
  await expectAccessible(page);
  await page.getByRole("button", { name: "Stop these letters" }).click();
  await expect(page.getByRole("heading", { name: "This link does not work" })).toBeVisible();
});

test("the newsletter is switched off and on where alerts are", async ({ page, become }) => {
  await become("demo-premium");
  await page.goto("/alerts");
  await hydrated(page);
  const newsletter = page.getByRole("region", { name: "Weekly newsletter" });
  await newsletter.getByRole("button", { name: "Stop the newsletter" }).click();
  await expect(newsletter).toContainText("Off");
  await page.reload();
  await hydrated(page);
  await expect(newsletter).toContainText("Off");
  await newsletter.getByRole("button", { name: "Send me the newsletter" }).click();
  await expect(newsletter).toContainText("On Thursdays");
  await expect(newsletter.getByRole("button", { name: "Stop the newsletter" })).toBeVisible();
  await expectAccessible(page);
});
