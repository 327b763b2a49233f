import type { Page } from "@playwright/test";
import { expect, expectAccessible, hydrated, test } from "../fixtures.ts";
import { said } from "../jobs/board.ts";

/** A job of this journey's own, put on the board by an administrator. */
async function putUp(page: Page, title: string): Promise<string> {
  const response = await page.request.post("/api/admin/free-jobs", {
    data: {
      title,
      company: "Marula Lane",
      description: "Plan and write our newsletters. You must live in Canada to apply.",
      location: "Remote",
      applyLink: "https://marula-lane.example/apply",
      tags: ["Email Marketing"],
    },
  });
  expect(response.status()).toBe(200);
  const { id } = (await response.json()) as { id: number | string };
  return String(id);
}

test("an administrator decides a fact against the text, readers see it was checked, and it can be taken back", async ({
  page,
  become,
}) => {
  await become("demo-admin");
  const id = await putUp(page, "Newsletter Lead for Checking");
  await become("visitor");
  expect((await page.request.get(`/api/jobs/${id}`)).status()).toBe(404);

  await become("demo-admin");
  await page.goto(`/admin/listings/${id}`);
  await hydrated(page);
  await expectAccessible(page);
  await page.getByRole("button", { name: "Decide: South Africa" }).click();
  const dialog = page.getByRole("dialog", { name: "Decide: South Africa" });
  await dialog.getByLabel("South Africa").selectOption("Open to South Africa");
  await dialog.getByRole("button", { name: "Decide" }).click();
  await expect(dialog.getByText("Say why, in a few words")).toBeVisible();
  await dialog.getByLabel("Why").fill("The founder told us that they take South Africans.");
  await dialog.getByRole("button", { name: "Decide" }).click();
  await expect(said(page, "Decided")).toBeVisible();
  await expect(page.getByText("The text alone reads: Closed to South Africa.")).toBeVisible();

  await become("visitor");
  await page.goto(`/jobs/${id}`);
  await expect(page.getByText("Open to South Africa").first()).toBeVisible();
  await expect(page.getByText("Checked by us").first()).toBeVisible();
  await expect(page.getByText("The founder told us that they take South Africans.")).toBeVisible();

  await become("demo-admin");
  await page.goto(`/admin/listings/${id}`);
  await hydrated(page);
  await page.getByRole("contentinfo").getByRole("link", { name: "Email Marketing" }).click();
  const newest = page.getByRole("region", { name: "Newest Email Marketing jobs" });
  await expect(newest.locator(`[href$="-${id}"]`)).toBeVisible();
  await page.goBack();
  await page.getByRole("button", { name: "Let the text decide" }).click();
  await expect(said(page, "Taken back")).toBeVisible();
  // What this tab has shown before is not shown again as it was.
  await page.goForward();
  await expect(newest).toBeVisible();
  await expect(newest.locator(`[href$="-${id}"]`)).toHaveCount(0);
  await become("visitor");
  expect((await page.goto(`/jobs/${id}`))?.status()).toBe(404);
});

test("what a visitor reports is dealt with at the desk, seen on the board at once, and can be undone", async ({
  page,
  become,
}) => {
  await become("demo-admin");
  const id = await putUp(page, "Newsletter Lead for Reporting");
  const decided = await page.request.post(`/api/admin/listings/${id}/overrides`, {
    data: {
      decision: { fact: "openToSouthAfrica", value: "yes" },
      why: "Known to take South Africans.",
      version: 1,
    },
  });
  expect(decided.status()).toBe(200);
  await become("visitor");
  await page.goto(`/jobs/${id}`);
  await hydrated(page);
  await page.getByRole("button", { name: /Report/ }).click();
  const form = page.getByRole("dialog");
  await form.getByLabel("What did you see?").fill("The form says that it is filled.");
  await form.getByRole("button", { name: /Send/ }).click();
  await expect(said(page, "Thank you")).toBeVisible();

  await become("demo-admin");
  await page.goto("/admin/reports?search=for+Reporting");
  await hydrated(page);
  await expectAccessible(page);
  await expect(page.getByText("The form says that it is filled.")).toBeVisible();
  await page.getByRole("link", { name: "Listing", exact: true }).click();
  await expect(page).toHaveURL(/\?search=for\+Reporting&sort=job$/);
  await page.getByRole("search").getByRole("button", { name: "Search" }).click();
  await expect(page).toHaveURL(/&sort=job$/);
  await page.getByRole("button", { name: "Close the listing" }).click();
  await expect(said(page, "Listing closed")).toBeVisible();
  expect((await page.request.get(`/jobs/${id}`)).status()).toBe(410);
  await page.getByRole("button", { name: "Undo" }).click();
  await expect(said(page, "They wait again")).toBeVisible();
  expect((await page.request.get(`/jobs/${id}`)).status()).toBe(200);
  await page.getByRole("checkbox").check();
  await expect(page.getByText("1 chosen")).toBeVisible();
  await page.getByRole("button", { name: "Nothing to do" }).click();
  await expect(said(page, "Nothing to do")).toBeVisible();
  await expect(page.getByText("No report found")).toBeVisible();
  await page.goto("/admin/reports?search=for+Reporting&state=handled");
  await expect(page.getByText("Dealt with by demo-admin")).toBeVisible();
});
