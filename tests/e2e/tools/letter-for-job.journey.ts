import { expect, expectAccessible, test } from "../fixtures.ts";
import {
  adField,
  aiResult,
  analyze,
  documentsOf,
  letterField,
  newMember,
  open,
  ourCheck,
  saveKey,
  toolPath,
} from "./letter-writer.ts";

const letter = `Dear team,

Last year I raised sign-ups at a Durban software company from 900 to 2,400 a month with 30 articles.`;

interface Listed {
  readonly jobs: readonly { readonly id: string; readonly path: string; readonly title: string }[];
}

test("from a job: its ad, verdict, pay and hours come along, and the document belongs to it", async ({
  page,
}) => {
  await newMember(page);
  await saveKey(page, "works");
  const { jobs } = (await (await page.request.get("/api/jobs")).json()) as Listed;
  const [job, other] = jobs;
  if (job === undefined || other === undefined) throw new Error("The board is empty");

  await open(page, job.path);
  await page.getByRole("link", { name: "Check my letter for this job" }).click();
  await expect(page).toHaveURL(`${toolPath}?job=${job.id}`);
  const strip = page.getByRole("region", { name: "The job this letter is for" });
  await expect(strip.getByRole("link", { name: job.title })).toHaveAttribute("href", job.path);
  await expect(strip).toContainText(/South Africa/);
  await expect(strip).toContainText(/overlap|No hours given/);
  await expect(adField(page)).toHaveValue(new RegExp(`^${RegExp.escape(job.title)}\n`));

  await letterField(page).fill(letter);
  await expect(ourCheck(page).getByRole("figure")).toBeVisible();
  await expectAccessible(page);
  await analyze(page).click();
  await expect(aiResult(page)).toBeVisible();
  expect((await documentsOf(page))[0]?.job?.id).toBe(job.id);

  await test.step("another job begins with the same letter and its own ad", async () => {
    await open(page, `${toolPath}?job=${other.id}`);
    await expect(letterField(page)).toHaveValue(letter);
    await expect(adField(page)).toHaveValue(new RegExp(`^${RegExp.escape(other.title)}\n`));
    await letterField(page).fill(`${letter} PS.`);
    await open(page, `${toolPath}?job=${job.id}`);
    await expect(letterField(page)).toHaveValue(letter);
  });

  await test.step("the job can be dropped: the letter stays, the ad goes", async () => {
    await page.getByRole("link", { name: "Not for this job" }).click();
    await expect(page).toHaveURL(toolPath);
    await expect(strip).toHaveCount(0);
    await expect(letterField(page)).toHaveValue(letter);
    await expect(adField(page)).toHaveValue("");
  });

  await test.step("a job that is gone is said to be, and the letter can be checked all the same", async () => {
    await open(page, `${toolPath}?job=999999999`);
    await expect(page.getByText("That job is not on the board any more")).toBeVisible();
    await expect(letterField(page)).toHaveValue(letter);
  });
});

test("whoever is no member finds no way into the tools on a job", async ({ page, viewAs }) => {
  await viewAs("demo-free");
  const { jobs } = (await (await page.request.get("/api/jobs")).json()) as Listed;
  await open(page, jobs[0]?.path);
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await expect(page.getByRole("link", { name: "Check my letter for this job" })).toHaveCount(0);
});
