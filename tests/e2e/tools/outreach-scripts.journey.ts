import type { Page } from "@playwright/test";
import { expect, expectAccessible, hydrated, test } from "../fixtures.ts";
import { copied, saveKey, toastOf, toolMember, version } from "./tool-member.ts";

const path = "/premium/outreach-scripts";

async function open(page: Page, address = path): Promise<void> {
  await page.goto(address);
  await hydrated(page);
}

const generate = (page: Page) => page.getByRole("button", { name: /^Generat/ });

test("without a key our messages are there as soon as it is known whom they are for, and become the member's own", async ({
  page,
  context,
}) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await toolMember(page);
  await open(page);
  await expect(page.getByText("OpenAI API Key Required")).toBeVisible();
  await expect(generate(page)).toBeDisabled();
  await expectAccessible(page);
  await page.getByLabel("Target").selectOption("agency");
  await page.getByLabel("Purpose").selectOption("networking");
  const ours = version(page, "Kwela");
  const linkedin = ours.getByRole("tabpanel", { name: "LinkedIn Message" });
  await expect(linkedin).toContainText("[your role]");
  await expect(ours.getByRole("heading", { name: "Outreach Tips" })).toBeVisible();
  await expectAccessible(page);

  await ours.getByRole("button", { name: "Keep in my documents" }).click();
  await expect(toastOf(page, "Your Role Required")).toBeVisible();
  await expect(page.getByLabel("Your Role")).toBeFocused();
  await page.getByLabel("Your Role").fill("email marketer");
  await page.getByLabel("Context").fill("We both spoke at a meet-up in Durban.");
  await expect(linkedin).toContainText("an email marketer");
  await ours.getByRole("tab", { name: "Email Template" }).click();
  await expect(ours.getByRole("tabpanel", { name: "Email Template" })).toContainText("in Durban.");
  await ours.getByRole("button", { name: "Copy Email Body" }).click();
  await expect(toastOf(page, /^Email Body has been copied/)).toBeVisible();
  expect(await copied(page)).toContain("Durban");

  // Each channel has a follow-up of its own, and one channel has one.
  await expect(ours.getByRole("heading", { name: "Email Follow-up" })).toBeVisible();
  await page.getByLabel("Channel").selectOption("email");
  await expect(ours.getByRole("tab", { name: "LinkedIn Message" })).toBeDisabled();
  await expect(ours.getByRole("heading", { name: "Follow-up Message" })).toBeVisible();
  await expect(ours.getByRole("heading", { name: "Email Follow-up" })).toHaveCount(0);
  await expect(ours.getByRole("tab", { name: "Email Template" })).toHaveAttribute(
    "aria-selected",
    "true",
  );
  await ours.getByRole("button", { name: "Keep in my documents" }).click();
  await expect(ours.getByRole("link", { name: "Word" })).toBeVisible();

  // Closed and opened again, on this device.
  const later = await context.newPage();
  await open(later);
  await expect(later.getByLabel("Your Role")).toHaveValue("email marketer");
  await expect(later.getByLabel("Channel")).toHaveValue("email");
  await expect(later.getByLabel("Context")).toHaveValue("We both spoke at a meet-up in Durban.");
  await expect(version(later, "Kwela")).toContainText("an email marketer");
});

test("with a key, from a job: the job is carried along, and the AI's messages are seen to be written", async ({
  page,
}) => {
  await toolMember(page);
  await saveKey(page, "slow");
  await page.goto("/jobs");
  await page
    .getByRole("article")
    .getByRole("link", { name: /^Details/ })
    .first()
    .click();
  await expect(page.getByRole("heading", { name: "About This Role" })).toBeVisible();
  const title = await page.getByRole("heading", { level: 1 }).innerText();
  await page.getByRole("link", { name: "Write outreach for this job" }).click();
  await expect(page).toHaveURL(/\/premium\/outreach-scripts\?job=\d+$/);
  const job = page.getByRole("region", { name: "The job you write for" });
  await expect(job).toContainText(title);
  await expect(page.getByLabel("Purpose")).toHaveValue("job-application");

  await generate(page).click();
  await expect(toastOf(page, "Target Required")).toBeVisible();
  await expect(toastOf(page, "Please select who you're reaching out to.")).toBeVisible();
  await expect(page.getByLabel("Target")).toBeFocused();
  await page.getByLabel("Target").selectOption("saas");
  await expect(version(page, "Kwela").getByRole("tabpanel").first()).toContainText(
    title.replace(/ (?:role|position|job)$/i, ""),
  );
  await generate(page).click();
  await expect(toastOf(page, "Your Role Required")).toBeVisible();
  await page.getByLabel("Your Role").fill("content writer");

  await generate(page).click();
  const working = page.getByRole("region", { name: "Writing your messages" });
  await expect(working.getByRole("heading", { name: "LinkedIn Message" })).toBeVisible();
  await expect(working.getByText(/^[1-9]\d* s$/)).toBeVisible();
  await expectAccessible(page);
  const written = version(page, "AI");
  await expect(written.getByRole("heading", { level: 2 })).toBeFocused();
  await expect(written.getByRole("tab", { name: "LinkedIn Message" })).toHaveAttribute(
    "aria-selected",
    "true",
  );
  await expect(written.getByRole("tabpanel").first()).toContainText(title);
  await expect(written.getByRole("listitem").first()).toContainText("1");
  await expectAccessible(page);
  const { documents } = (await (await page.request.get("/api/premium/documents")).json()) as {
    documents: { source: string; job: { title: string } | null }[];
  };
  expect(documents).toMatchObject([{ source: "ai", job: { title } }]);

  await job.getByRole("link", { name: "Write without this job" }).click();
  await expect(page).toHaveURL(path);
  await expect(job).toHaveCount(0);
  await expect(page.getByLabel("Your Role")).toHaveValue("content writer");
  await expect(version(page, "Kwela")).toContainText("[job title]");
});

test("a job that is gone is said to be, and a failure is told with its next step", async ({
  page,
}) => {
  await toolMember(page);
  await saveKey(page, "down");
  await open(page, `${path}?job=999999999`);
  await expect(page.getByText("That job is not on the board any more")).toBeVisible();
  await page.getByLabel("Target").selectOption("freelancer");
  await page.getByLabel("Purpose").selectOption("partnership");
  await page.getByLabel("Your Role").fill("SEO consultant");
  await generate(page).click();
  await expect(toastOf(page, "Generation Failed")).toBeVisible();
  const main = page.getByRole("main");
  await expect(main.getByText(/OpenAI has trouble on its side right now/)).toBeVisible();
  await saveKey(page, "works");
  await main.getByRole("button", { name: "Try again" }).click();
  await expect(version(page, "AI")).toContainText("SEO consultant");
});

test("visitors are led to sign in, free members to what premium brings", async ({
  page,
  viewAs,
}) => {
  for (const tool of [path, "/premium/resume-templates"]) {
    await viewAs("visitor");
    await page.goto(tool);
    await expect(page).toHaveURL(`/auth?next=${encodeURIComponent(tool)}`);
    await viewAs("demo-free");
    await open(page, tool);
    await expect(page).toHaveURL("/pricing");
    await expect(toastOf(page, "Premium Feature")).toBeVisible();
  }
});
