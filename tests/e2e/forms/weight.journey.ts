import { gzipSync } from "node:zlib";
import type { Page } from "@playwright/test";
import { matchPath } from "react-router";
import { pageBudgets, premiumBudgets, usual, type PageBudget } from "../../page-budgets.ts";
import { expect, hydrated, test } from "../fixtures.ts";
import { places, visit } from "./places.ts";

interface Script {
  readonly url: string;
  readonly body: Buffer;
}

/** What arrives from now on, as it is once unpacked. */
function arrivals(page: Page) {
  let scripts: Promise<Script>[] = [];
  let documents: Promise<Buffer>[] = [];
  page.on("response", (response) => {
    const type = response.headers()["content-type"] ?? "";
    const url = response.url();
    if (url.endsWith(".js")) scripts.push(response.body().then((body) => ({ url, body })));
    else if (type.startsWith("text/html") && response.status() < 300)
      documents.push(response.body());
  });
  return async (go: () => Promise<void>) => {
    scripts = [];
    documents = [];
    await go();
    await page.waitForLoadState("networkidle");
    return {
      scripts: await Promise.all(scripts),
      html: (await Promise.all(documents)).reduce((sum, { length }) => sum + length, 0),
    };
  };
}

/** A script's address names its content, and most pages load what others do. */
const weights = new Map<string, number>();

function weightOf(scripts: readonly Script[]): number {
  for (const { url, body } of scripts)
    if (!weights.has(url)) weights.set(url, gzipSync(body, { level: 9 }).length);
  return scripts.reduce((sum, { url }) => sum + (weights.get(url) ?? 0), 0);
}

function budgetAt(who: string, address: string): PageBudget {
  const path = address.split("?")[0] ?? "";
  const premium = premiumBudgets["dashboard/dashboard"] ?? usual;
  if (who === "demo-premium" && path === "/") return premium;
  const row = Object.entries(pageBudgets).find(([pattern]) => matchPath(pattern, path) !== null);
  return row?.[1] ?? usual;
}

test("no page loads more than it may, with all that it fetches unasked", async ({ page }) => {
  test.slow();
  const arriving = arrivals(page);
  const tooHeavy: string[] = [];
  for (const place of [...places, { who: "visitor", path: "/demo/ui" } as const]) {
    const { scripts, html } = await arriving(async () => {
      await visit(page, place);
      await hydrated(page);
    });
    expect(scripts.length, place.path).toBeGreaterThan(0);
    const budget = budgetAt(place.who, place.path);
    const script = weightOf(scripts);
    if (script > budget.script)
      tooHeavy.push(`${place.who} ${place.path}: ${script} of ${budget.script} in scripts`);
    if (html > budget.html)
      tooHeavy.push(`${place.who} ${place.path}: ${html} of ${budget.html} in HTML`);
  }
  expect(tooHeavy).toEqual([]);
});

test("the rules of the sign-in form come when somebody types, not before", async ({ page }) => {
  const arriving = arrivals(page);
  const hasRules = ({ body }: Pick<Script, "body">) => body.includes("ZodError");
  const before = await arriving(async () => {
    await visit(page, { who: "visitor", path: "/auth" });
    await hydrated(page);
  });
  expect(before.scripts.some(hasRules)).toBe(false);
  const rules = page.waitForResponse(
    async (response) => response.url().endsWith(".js") && hasRules({ body: await response.body() }),
  );
  await page.getByLabel("Username or email").fill("somebody");
  await rules;
});
