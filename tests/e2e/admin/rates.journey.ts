import type { Page } from "@playwright/test";
import { expect, expectAccessible, hydrated, sideways, test } from "../fixtures.ts";
import { said } from "../jobs/board.ts";

interface Listed {
  readonly jobs: readonly {
    readonly path: string;
    readonly pay: { readonly value: { readonly amount: { readonly currency: string } | null } };
  }[];
}

/** Other journeys rely on dollars and euros, so this one leaves them alone. */
async function jobPaidInPounds(page: Page): Promise<string> {
  const response = await page.request.get("/api/jobs?roleType=SEO&worldwide=false");
  const { jobs } = (await response.json()) as Listed;
  const job = jobs.find(({ pay }) => pay.value.amount?.currency === "GBP");
  return job?.path ?? "none is paid in pounds";
}

const rateOf = (page: Page, code: string) => page.getByRole("textbox", { name: new RegExp(code) });
const save = (page: Page) => page.getByRole("button", { name: "Save rates" }).click();
const question = (page: Page) => page.getByRole("dialog", { name: "Are these rates right?" });

/** What another admin does in another tab: the newest table, with one rate changed. */
const saveElsewhere = (page: Page, code: string, factor: number): Promise<number> =>
  page.evaluate(
    async ([name, by]) => {
      const { version, day, rows } = (await (await fetch("/api/admin/rates")).json()) as {
        version: string;
        day: string;
        rows: { currency: string; usd: number }[];
      };
      const rates = Object.fromEntries(
        rows.map(({ currency, usd }) => [currency, currency === name ? usd * by : usd]),
      );
      const { status } = await fetch("/api/admin/rates", {
        method: "PUT",
        headers: { "content-type": "application/json" },
        body: JSON.stringify({ version, day, rates }),
      });
      return status;
    },
    [code, factor] as const,
  );

test("an admin saves new rates, is asked about a slip, and the board follows", async ({
  page,
  become,
  viewAs,
}) => {
  const job = await jobPaidInPounds(page);
  await become("demo-free");
  await page.goto("/admin/rates");
  await expect(page).toHaveURL("/");

  await viewAs("demo-admin");
  await hydrated(page);
  await page.getByRole("banner").getByRole("button", { name: "Your account, demo-admin" }).click();
  await page.getByRole("link", { name: "Admin Dashboard" }).click();
  await page.getByRole("navigation", { name: "Admin" }).getByText("Rates").click();
  await expect(page.getByRole("heading", { level: 1, name: "Exchange rates" })).toBeFocused();

  await rateOf(page, "GBP").fill("about 24");
  await save(page);
  await expect(rateOf(page, "GBP")).toBeFocused();
  await expect(page.getByText("Type a number, like 18.40.")).toBeVisible();

  await rateOf(page, "GBP").fill("239");
  await save(page);
  await expect(question(page)).toContainText("GBP British pound");
  await question(page).getByRole("button", { name: "Check again" }).click();
  await rateOf(page, "GBP").fill("23,90");
  await rateOf(page, "NGN").fill("0.02");
  await expect(page.getByText("2 rates are changed, 1 by more than a quarter.")).toBeVisible();

  // Nothing that was typed is lost to a bad line, nor to somebody who was quicker.
  await page.route("**/api/admin/rates", (route) => route.abort());
  await save(page);
  await question(page).getByRole("button", { name: "They are right, save" }).click();
  await expect(said(page, "The rates are unchanged")).toBeVisible();
  await page.unroute("**/api/admin/rates");
  expect(await saveElsewhere(page, "KES", 1.02)).toBe(200);
  await save(page);
  await expect(question(page)).not.toContainText("GBP");
  await question(page).getByRole("button", { name: "They are right, save" }).click();
  const conflict = page.getByRole("alert").filter({ hasText: "Somebody else changed this" });
  await expect(conflict).toContainText("saved by demo-admin");
  await expect(rateOf(page, "GBP")).toHaveValue("23,90");
  await save(page);
  await question(page).getByRole("button", { name: "They are right, save" }).click();
  await expect(said(page, "Rates saved")).toBeVisible();
  await expect(page.getByText("No rate is changed.")).toBeVisible();
  await expect(rateOf(page, "GBP")).toHaveValue("23.90");
  await expect(page.getByText(/^In use: .* saved by demo-admin on /)).toBeVisible();

  await page.goto(job);
  await expect(page.getByText(/≈ R[\d,–R]+\/month at R23\.90 per GBP/).first()).toBeVisible();
});

test(`axe finds nothing on the rates and in their question`, async ({ page, become }) => {
  await become("demo-admin");
  await page.goto("/admin/rates");
  await hydrated(page);
  await rateOf(page, "AUD").fill("");
  await rateOf(page, "JPY").fill("9");
  await save(page);
  await expect(rateOf(page, "AUD")).toBeFocused();
  await expectAccessible(page);
  for (const width of [360, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    expect(await sideways(page), `with mistakes, ${width}`).toBeLessThanOrEqual(0);
  }
  await rateOf(page, "AUD").fill("12.10");
  await save(page);
  await expect(question(page)).toBeVisible();
  await expectAccessible(page);
});
