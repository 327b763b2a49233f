import { readFile } from "node:fs/promises";
import type { Page } from "@playwright/test";
import { expect, expectAccessible, test } from "../fixtures.ts";
import { newMember, open, saveKey } from "./letter-writer.ts";

const silent = `Content Marketer at Acacia Studio
We are a small studio that writes for software companies and pays on time.
Only three rounds of interviews, and then we decide within a week.`;

async function check(page: Page, text: string, verdict: string): Promise<void> {
  await page.getByLabel("The text of the post").fill(text);
  await page.getByRole("button", { name: "Check this job" }).click();
  await expect(page.locator("#result")).toHaveText(verdict);
}

const panel = (page: Page) => page.getByRole("region", { name: "A second reading" });
const ask = (page: Page) => panel(page).getByRole("button", { name: "Ask for a second reading" });

test("a member with a key asks the AI, which never takes the place of our verdict", async ({
  page,
}) => {
  await newMember(page);
  await open(page, "/check-a-job");
  await check(page, silent, "Unclear for South Africa");
  // There is none without a key.
  await expect(page.getByRole("heading", { name: "Share this result" })).toBeVisible();
  await expect(panel(page)).toHaveCount(0);

  await test.step("it differs, with a sentence that stands in the post", async () => {
    await saveKey(page, "works");
    await open(page, "/check-a-job");
    await check(page, silent, "Unclear for South Africa");
    await ask(page).click();
    await expect(panel(page)).toContainText("The AI reads it differently");
    await expect(panel(page).getByRole("heading")).toBeFocused();
    const quote = (await panel(page).locator("blockquote").innerText()).slice(1, -1);
    expect(silent).toContain(quote);
    await expect(page.locator("#result")).toHaveText("Unclear for South Africa");
    await expectAccessible(page);
  });

  await test.step("it names a sentence that is not there, and has no say", async () => {
    await saveKey(page, "unfounded");
    await check(page, `${silent} Apply today.`, "Unclear for South Africa");
    await ask(page).click();
    await expect(panel(page)).toContainText("so it has no say");
    await expect(panel(page).locator("blockquote")).toHaveCount(0);
    await expect(page.locator("#result")).toHaveText("Unclear for South Africa");
  });

  await test.step("it fails, and ours holds", async () => {
    await saveKey(page, "ratelimit");
    await check(page, silent, "Unclear for South Africa");
    await ask(page).click();
    await expect(panel(page).getByRole("alert")).toContainText("Try again in 7 seconds.");
    await saveKey(page, "works");
    await panel(page).getByRole("button", { name: "Try again" }).click();
    await expect(panel(page)).toContainText("The AI reads it differently");
  });

  await test.step("it is stopped, and asked again", async () => {
    await saveKey(page, "slow");
    await check(page, `${silent} Apply soon.`, "Unclear for South Africa");
    await ask(page).click();
    await panel(page).getByRole("button", { name: "Cancel" }).click();
    await expect(panel(page).getByRole("alert")).toContainText("You cancelled this.");
    await expect(panel(page).getByRole("button", { name: "Cancel" })).toHaveCount(0);
    await saveKey(page, "works");
    await panel(page).getByRole("button", { name: "Try again" }).click();
    await expect(panel(page)).toContainText("The AI reads it differently");
  });
});

test("nobody else sees it, or fetches anything for it", async ({ page, viewAs }) => {
  const part = "src/client/features/check-a-job/second/ask-again.tsx";
  const manifest = await readFile("dist/client/.vite/manifest.json", "utf8");
  const { file } = (JSON.parse(manifest) as Record<string, { file: string }>)[part] ?? {};
  const fetched: string[] = [];
  page.on("request", (request) => fetched.push(request.url()));
  for (const who of ["visitor", "demo-free"] as const) {
    await viewAs(who);
    await open(page, "/check-a-job");
    await check(page, silent, "Unclear for South Africa");
    await expect(page.getByRole("heading", { name: "Share this result" })).toBeVisible();
    await expect(panel(page)).toHaveCount(0);
  }
  expect(file).toMatch(/\.js$/);
  const forIt = [String(file), "openai-key-status"];
  expect(fetched.filter((url) => forIt.some((name) => url.includes(name)))).toEqual([]);
});
