import { gzipSync } from "node:zlib";
import type { Page } from "@playwright/test";
import { matchPath } from "react-router";
import { pageBudgets, premiumBudgets, usual, type PageBudget } from "../../page-budgets.ts";
import type { Place } from "./places.ts";

export interface Script {
  readonly url: string;
  readonly body: Buffer;
}

/** What arrives while something is done, as it is once unpacked. */
export function arrivals(page: Page) {
  let scripts: Promise<Script>[] = [];
  let documents: Promise<Buffer>[] = [];
  let isListening = false;
  page.on("response", (response) => {
    if (!isListening) return;
    const type = response.headers()["content-type"] ?? "";
    const url = response.url();
    if (url.endsWith(".js")) scripts.push(response.body().then((body) => ({ url, body })));
    else if (type.startsWith("text/html") && response.status() < 300)
      documents.push(response.body());
  });
  return async (go: () => Promise<void>) => {
    scripts = [];
    documents = [];
    isListening = true;
    await go();
    await page.waitForLoadState("networkidle");
    isListening = false;
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

/** What of a page's weight, as this person gets it, is beyond its budget. */
export function excessOf(
  { who, path }: Place,
  { scripts, html }: { readonly scripts: readonly Script[]; readonly html: number },
): string[] {
  const budget = budgetAt(who, path);
  const script = weightOf(scripts);
  return [
    ...(scripts.length === 0 ? [`${who} ${path}: no script at all`] : []),
    ...(script > budget.script ? [`${who} ${path}: ${script} of ${budget.script} in scripts`] : []),
    ...(html > budget.html ? [`${who} ${path}: ${html} of ${budget.html} in HTML`] : []),
  ];
}
