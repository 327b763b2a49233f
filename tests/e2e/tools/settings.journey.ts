import { expect, expectAccessible, hydrated, test } from "../fixtures.ts";
import type { Page } from "@playwright/test";
import { payForYear, register } from "../membership/member.ts";

/** In a notice, which is also said aloud, or beside a field. */
const said = (page: Page, text: string | RegExp) => page.getByText(text).first();

test("a member saves a key, sees what it costs, sets a limit, and removes the key", async ({
  page,
}) => {
  await register(page.request);
  await payForYear(page.request);
  await page.goto("/settings");
  await hydrated(page);
  const field = page.getByLabel("OpenAI API Key", { exact: true });
  const save = page.getByRole("button", { name: "Save Key" });
  await expect(save).toBeDisabled();
  await expectAccessible(page);

  await field.fill("pk-not-a-key");
  await save.click();
  await expect(
    said(page, "OpenAI API keys start with 'sk-'. Please check your key."),
  ).toBeVisible();
  await field.fill("sk-demo-invalid");
  await save.click();
  await expect(said(page, "Save Failed")).toBeVisible();
  await expect(said(page, /OpenAI does not accept this key/)).toBeVisible();

  await field.fill("sk-demo-naledi-4242");
  await page.getByRole("button", { name: "Show what I typed" }).click();
  await expect(field).toHaveAttribute("type", "text");
  await save.click();
  await expect(said(page, "Your key works")).toBeVisible();
  await expect(said(page, "…4242")).toBeVisible();
  await expect(page.getByRole("button", { name: "Update Key" })).toBeDisabled();

  const asked = await page.request.post("/api/premium/resume-template", {
    data: { specialty: "SEO", experienceLevel: "Mid Level" },
  });
  expect(asked.status()).toBe(200);
  await page.reload();
  await hydrated(page);
  await expect(said(page, /1 call, [\d,]+ tokens/)).toBeVisible();
  await expect(page.getByRole("row", { name: /Resume Templates/ })).toContainText("gpt-6-luna");

  await page.getByLabel(/most you want to spend/).fill("0.05");
  await page.getByRole("button", { name: "Save limit" }).click();
  await expect(said(page, "Choose an amount from $0.10 to $1000.")).toBeVisible();
  await page.getByLabel(/most you want to spend/).fill("2,50");
  await page.getByRole("button", { name: "Save limit" }).click();
  await expect(said(page, "of the $2.50 you allow")).toBeVisible();

  await page.getByLabel("Begins", { exact: true }).fill("15:00");
  await page.getByLabel("Ends", { exact: true }).fill("23:00");
  await page.getByLabel("As a contractor who sends invoices").check();
  await page.getByLabel("USD").check();
  await page.getByRole("button", { name: "Save how I work" }).click();
  await expect(said(page, "The tools use it from now on.")).toBeVisible();
  await page.reload();
  await expect(page.getByLabel("Begins", { exact: true })).toHaveValue("15:00");
  await expect(page.getByLabel("USD")).toBeChecked();
  await hydrated(page);
  await expectAccessible(page);

  await page.getByRole("button", { name: "Remove API Key" }).click();
  const dialog = page.getByRole("dialog", { name: "Remove your API key?" });
  await dialog.getByRole("button", { name: "Remove API Key" }).click();
  await expect(said(page, "Key removed")).toBeVisible();
  await expect(save).toBeVisible();
});

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });

  test("a key can be saved, and a refusal is told where it was typed", async ({ page }) => {
    await register(page.request);
    await payForYear(page.request);
    await page.goto("/settings");
    await page.getByLabel("OpenAI API Key", { exact: true }).fill("pk-wrong");
    await page.getByRole("button", { name: "Save Key" }).click();
    await expect(
      said(page, "OpenAI API keys start with 'sk-'. Please check your key."),
    ).toBeVisible();
    await page.getByLabel("OpenAI API Key", { exact: true }).fill("sk-demo-naledi-4242");
    await page.getByRole("button", { name: "Save Key" }).click();
    await expect(said(page, "Your key works")).toBeVisible();
  });
});

test("free members are sent to the plans, and told why", async ({ page, viewAs }) => {
  await viewAs("demo-free");
  await page.goto("/settings");
  await expect(page).toHaveURL(/\/pricing/);
  await expect(said(page, "Settings are only available for premium members.")).toBeVisible();
});
