import { gzipSync } from "node:zlib";
import { budgetAt } from "./page-budgets.ts";
import { expect, hydrated, test } from "../fixtures.ts";
import { places, visit } from "./places.ts";

test("no page loads more JavaScript than it may, with all that it fetches unasked", async ({
  page,
}) => {
  test.slow();
  let scripts: Promise<Buffer>[] = [];
  page.on("response", (response) => {
    if (response.url().endsWith(".js")) scripts.push(response.body());
  });
  const tooHeavy: string[] = [];
  for (const place of [...places, { who: "visitor", path: "/demo/ui" } as const]) {
    scripts = [];
    await visit(page, place);
    await hydrated(page);
    await page.waitForLoadState("networkidle");
    const bodies = await Promise.all(scripts);
    expect(bodies.length, place.path).toBeGreaterThan(0);
    const weight = bodies.reduce((sum, body) => sum + gzipSync(body, { level: 9 }).length, 0);
    // Premium members find their dashboard at home.
    const budget = budgetAt(place.who === "demo-premium" && place.path === "/" ? "" : place.path);
    if (weight > budget) tooHeavy.push(`${place.who} ${place.path}: ${weight} of ${budget}`);
  }
  expect(tooHeavy).toEqual([]);
});
