import type { Page } from "@playwright/test";
import { expect, expectAccessible, hydrated, test } from "../fixtures.ts";
import { copied, saveKey, toastOf, toolMember, version } from "./tool-member.ts";

const path = "/premium/resume-templates";

async function open(page: Page, address = path): Promise<void> {
  await page.goto(address);
  await hydrated(page);
}

const generate = (page: Page) => page.getByRole("button", { name: /^Generat/ });

async function choose(page: Page, specialty: string, level: string): Promise<void> {
  await page.getByLabel("Marketing Specialty").selectOption(specialty);
  await page.getByLabel("Experience Level").selectOption(level);
}

test("without a key our template is there as soon as the choices are made, and can be taken along", async ({
  page,
  context,
}) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await toolMember(page);
  await open(page);
  await expect(page.getByText("OpenAI API Key Required")).toBeVisible();
  await expect(page.getByRole("link", { name: "Go to Settings" })).toHaveAttribute(
    "href",
    "/settings",
  );
  await expect(generate(page)).toBeDisabled();
  await expectAccessible(page);

  await choose(page, "PPC/SEM", "Senior Level");
  const ours = version(page, "Kwela");
  await expect(ours.getByRole("heading", { level: 2 })).toContainText("PPC/SEM, Senior Level");
  for (const part of [
    "Professional Summary",
    "Key Skills",
    "Experience Bullet Points",
    "Key Achievements",
    "Expert Recommendations",
  ])
    await expect(ours.getByRole("heading", { name: part })).toBeVisible();
  await expectAccessible(page);

  await ours.getByRole("button", { name: "Copy Key Skills" }).click();
  await expect(toastOf(page, "Key Skills has been copied to your clipboard.")).toBeVisible();
  expect((await copied(page)).split("\n").every((line) => line.startsWith("• "))).toBe(true);
  await ours.getByRole("button", { name: "Copy Key Achievements" }).click();
  await expect(toastOf(page, /places in square brackets wait for your own words\.$/)).toBeVisible();
  expect(await copied(page)).toMatch(/\[[a-z ]+\]/);

  const file = page.waitForEvent("download");
  await ours.getByRole("button", { name: "Word" }).click();
  expect((await file).suggestedFilename()).toBe("resume-ppc-sem-senior-level.docx");
  await expect(toastOf(page, "Kept in your documents")).toBeVisible();
  await expect(ours.getByRole("link", { name: "Open in my documents" })).toBeFocused();
  await expect(ours.getByRole("link", { name: "Open in my documents" })).toHaveAttribute(
    "href",
    /^\/premium\/documents\/\d+$/,
  );
  await expect(ours.getByRole("link", { name: "Markdown" })).toBeVisible();

  const later = await context.newPage();
  await open(later);
  await expect(version(later, "Kwela").getByRole("heading", { level: 2 })).toContainText("PPC/SEM");
});

test("with a key the AI's template is seen to be written, can be cancelled, and stands above ours", async ({
  page,
}) => {
  await toolMember(page);
  await saveKey(page, "slow");
  await open(page);
  await generate(page).click();
  await expect(toastOf(page, "Marketing Specialty Required")).toBeVisible();
  await expect(toastOf(page, "Please select a marketing specialty.")).toBeVisible();
  await expect(page.getByLabel("Marketing Specialty")).toBeFocused();
  await page.getByLabel("Marketing Specialty").selectOption("SEO");
  await generate(page).click();
  await expect(toastOf(page, "Experience Level Required")).toBeVisible();
  await page.getByLabel("Experience Level").selectOption("Mid Level");
  await expect(version(page, "Kwela")).toBeVisible();

  await generate(page).click();
  const working = page.getByRole("region", { name: "Writing your template" });
  await expect(working.getByText(/^[1-9]\d* s$/)).toBeVisible();
  await expect(generate(page)).toHaveAttribute("aria-disabled", "true");
  await expect(working.getByRole("heading", { name: "Professional Summary" })).toBeVisible();
  await expect(working.getByText("Used to working with teams in other time zones.")).toBeVisible();
  await expect(working.getByRole("heading", { name: "Expert Recommendations" })).toHaveCount(0);
  await expectAccessible(page);
  await working.getByRole("button", { name: "Cancel" }).click();
  await expect(page.getByRole("alert")).toContainText("You cancelled this.");
  await expect(working).toHaveCount(0);
  const { calls } = (await (await page.request.get("/api/user/ai-calls")).json()) as {
    calls: { state: string }[];
  };
  expect(calls.map(({ state }) => state)).toEqual(["cancelled"]);

  await saveKey(page, "works");
  await generate(page).click();
  const written = version(page, "AI");
  await expect(written.getByRole("heading", { level: 2 })).toBeFocused();
  await expect(written.getByText("SEO reporting")).toBeVisible();
  await expect(written.getByRole("link", { name: "Open in my documents" })).toBeVisible();
  const [first] = await page.getByRole("heading", { level: 2 }).allInnerTexts();
  expect(first).toContain("Written by the AI");
  await expect(version(page, "Kwela")).toBeVisible();
  await page.getByLabel("Marketing Specialty").selectOption("Brand Marketing");
  await expect(written.getByText("You have changed your choices since.")).toBeVisible();
  await expectAccessible(page);
});

test("each failure says what happened and what to do next, and trying again leads on", async ({
  page,
}) => {
  await toolMember(page);
  await saveKey(page, "noquota");
  await open(page, `${path}?specialty=SEO&experienceLevel=Mid+Level`);
  await generate(page).click();
  await expect(toastOf(page, "Generation Failed")).toBeVisible();
  const main = page.getByRole("main");
  await expect(main.getByText(/Add credit at OpenAI under Billing/)).toBeVisible();
  await expect(main.getByRole("link", { name: "Billing at OpenAI" })).toHaveAttribute(
    "href",
    /^https:\/\/platform\.openai\.com\//,
  );

  await saveKey(page, "ratelimit");
  await main.getByRole("button", { name: "Try again" }).click();
  await expect(main.getByText(/slow down for a moment.* Try again in 7 seconds\./)).toBeVisible();

  await saveKey(page, "refuse");
  await main.getByRole("button", { name: "Try again" }).click();
  await expect(main.getByText(/The AI declined to answer this text/)).toBeVisible();
  await expectAccessible(page);

  await page.request.delete("/api/user/openai-key");
  await main.getByRole("button", { name: "Try again" }).click();
  await expect(main.getByText(/Save your OpenAI API key in Settings first/)).toBeVisible();
  await expect(main.getByRole("link", { name: "Go to Settings" }).first()).toBeVisible();
  await expect(generate(page)).toBeDisabled();

  await saveKey(page, "works");
  await open(page);
  await generate(page).click();
  await expect(version(page, "AI")).toBeVisible();
});

test("what the AI added is marked, and copying it says so", async ({ page, context }) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await toolMember(page);
  await saveKey(page, "works");
  await page.route("**/resume-template/stream", (route) => {
    const summary = "SEO lead with 12 years at Yoco.";
    const mark = (words: string) => ({
      field: "summary",
      kind: "number",
      start: summary.indexOf(words),
      end: summary.indexOf(words) + words.length,
    });
    const result = {
      summary,
      skills: ["GA4"],
      experienceBullets: [],
      achievements: [],
      recommendations: "",
      documentId: 1,
      unsupported: [mark("12 years"), mark("Yoco")],
    };
    const told = `data: ${JSON.stringify({ kind: "result", result })}\n\nevent: end\ndata: {}\n\n`;
    return route.fulfill({ contentType: "text/event-stream", body: told });
  });
  await open(page, `${path}?specialty=SEO&experienceLevel=Mid+Level`);
  await generate(page).click();
  const written = version(page, "AI");
  await expect(written.locator("mark")).toHaveText([
    "12 years (not in your text)",
    "Yoco (not in your text)",
  ]);
  await expect(written.getByText("Check what the AI added")).toBeVisible();
  await expectAccessible(page);
  await written.getByRole("button", { name: "Copy Professional Summary" }).click();
  await expect(
    toastOf(page, /copied to your clipboard\. 2 passages are marked "not in your text"/),
  ).toBeVisible();
  expect(await copied(page)).toBe("SEO lead with 12 years at Yoco.");
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("our template comes up for whatever is chosen", async ({ page, viewAs }) => {
    await viewAs("demo-premium");
    await page.goto(path);
    await page.getByLabel("Marketing Specialty").selectOption("Email Marketing");
    await page.getByLabel("Experience Level").selectOption("Entry Level");
    await page.getByRole("button", { name: "Show the template" }).click();
    await expect(version(page, "Kwela")).toContainText("Email Marketing, Entry Level");
    await expect(generate(page)).toBeHidden();
  });
});
