import { readFile } from "node:fs/promises";
import { expect, expectAccessible, hydrated, test } from "../fixtures.ts";
import { toastOf } from "../tools/tool-member.ts";
import { applied, trackerMember } from "./tracker-member.ts";

/** Five hundred rows as another tracker writes them; every twenty-fifth has no company. */
const fiveHundred = [
  "Position;Employer;Applied on;Status",
  ...Array.from({ length: 500 }, (_, n) => {
    const employer = n % 25 === 0 ? "" : `Firm ${n}`;
    return `Role ${n};${employer};0${(n % 9) + 1}/10/2025;${n % 10 === 1 ? "Offer" : "Applied"}`;
  }),
].join("\r\n");

test("500 rows with 20 bad ones: asked, shown, brought in at once, and taken back", async ({
  page,
}) => {
  test.slow();
  await trackerMember(page);
  await page.goto("/job-tracker/import");
  await hydrated(page);
  await expectAccessible(page);
  await page.getByRole("button", { name: "Read it" }).click();
  await expect(page.getByText("Choose a file, or paste its text below.")).toBeVisible();

  await page.getByLabel(/^A file from your spreadsheet/).setInputFiles({
    name: "old-tracker.csv",
    mimeType: "text/csv",
    buffer: Buffer.from(fiveHundred),
  });
  await expect(page.getByText("Which day is 01/10/2025?")).toBeVisible();
  await expectAccessible(page);
  await page.getByLabel("The dates in this file").selectOption("day-first");
  await expect(page.getByText("Which day is")).toBeHidden();
  await page.getByLabel("“Offer” (50 rows)").selectOption("Hired");
  await expect(page.getByText(/480 can be taken and 20 cannot/)).toBeVisible();
  const bad = page.getByRole("region", { name: "Rows that cannot be taken" });
  await expect(bad.getByRole("listitem")).toHaveCount(20);
  await expect(bad.getByRole("listitem").first()).toHaveText("Row 2There is no company.");

  const bring = page.getByRole("button", { name: "Import 480 applications" });
  await expect(bring).toBeDisabled();
  await page.getByLabel("Leave out the 20 rows that cannot be taken").check();
  await bring.click();
  await expect(page.getByText("480 applications imported")).toBeVisible();
  await page.getByRole("link", { name: "See them in the tracker" }).click();
  await expect(page.getByText("480 applications", { exact: true })).toBeVisible();

  await page.goto("/job-tracker/import");
  await hydrated(page);
  await page.getByRole("button", { name: "Undo this import" }).click();
  await expect(toastOf(page, "480 applications removed")).toBeVisible();
  await expect(page.getByText("Taken back", { exact: true })).toBeVisible();
  await page.goto("/job-tracker");
  await expect(page.getByText("No applications found")).toBeVisible();
});

test("what was exported comes back as it was, and the same file twice is asked about", async ({
  page,
}) => {
  await trackerMember(page);
  const id = await applied(page, { jobTitle: "=SUM(A1)", company: "'n Plek", notes: "Two\nlines" });
  await page.goto("/job-tracker/import");
  await hydrated(page);
  const started = page.waitForEvent("download");
  await page.getByRole("link", { name: "Export what I have" }).click();
  const download = await started;
  expect(download.suggestedFilename()).toBe("kwela-applications.csv");
  const buffer = await readFile(await download.path());
  expect(buffer.toString("utf8")).toContain("'=SUM(A1),''n Plek,");
  await page.request.delete(`/api/premium/job-applications/${id}`);

  const file = { name: "kwela-applications.csv", mimeType: "text/csv", buffer };
  const field = page.getByLabel(/^A file from your spreadsheet/);
  await field.setInputFiles(file);
  await page.getByRole("button", { name: "Import 1 application" }).click();
  await expect(page.getByText("1 application imported")).toBeVisible();
  await field.setInputFiles(file);
  await expect(page.getByText(/^This very file was imported on/)).toBeVisible();
  await expect(page.getByRole("button", { name: "Import 1 application" })).toBeDisabled();
  await page.goto("/job-tracker");
  await expect(page.getByText("=SUM(A1)", { exact: true }).first()).toBeVisible();
  await expect(page.getByText("'n Plek").first()).toBeVisible();
});

test("rows can be pasted", async ({ page }) => {
  await trackerMember(page);
  await page.goto("/job-tracker/import");
  await hydrated(page);
  await page
    .getByLabel(/^Or paste the rows here/)
    .fill("Role\tCompany\tDate\nSEO lead\tAcme\t5 Oct 2025");
  await page.getByRole("button", { name: "Read it" }).click();
  await page.getByRole("button", { name: "Import 1 application" }).click();
  await expect(page.getByText("1 application imported")).toBeVisible();
});
