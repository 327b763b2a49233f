import { expect, expectAccessible, expectFaultless, sideways, test } from "../fixtures.ts";
import { headline, open, toastOf } from "./subscriber.ts";

const tiles = [
  ["Browse Jobs", "/jobs"],
  ["Job Tracker", "/job-tracker"],
  ["Growth Gallery", "/growth-gallery"],
  ["Cover Letter Analyzer", "/premium/cover-letter-analyzer"],
  ["Resume Templates", "/premium/resume-templates"],
  ["Newsletter Proof System", "/newsletter-proof"],
  ["AI Tools Setup", "/settings"],
  ["Account Settings", "/settings"],
] as const;

const steps = [
  "Configure AI tools",
  "Browse daily jobs",
  "Launch the newsletter",
  "Track applications",
] as const;

test("a member's home: where they stand, their tools, and a guide that remembers", async ({
  page,
  become,
}) => {
  await become("demo-premium");
  for (const step of ["ai-tools", "daily-jobs", "newsletter", "applications"])
    await page.request.put(`/api/premium/start-guide/${step}`, { data: { isDone: false } });
  await open(page, "/");
  await expect(headline(page, "Welcome, demo-premium")).toBeVisible();
  await expect(page.getByText("Premium Member", { exact: true })).toBeVisible();
  for (const name of ["Premium Active", "20+ daily opportunities", "All Premium resources"])
    await expect(page.getByRole("heading", { level: 2, name })).toBeVisible();
  const tools = page.getByRole("region", { name: "Everything you have" });
  await expect(tools.getByRole("link")).toHaveCount(tiles.length);
  for (const [name, to] of tiles)
    await expect(tools.getByRole("link", { name: new RegExp(`^${name}`) })).toHaveAttribute(
      "href",
      to,
    );

  await test.step("ticks stay, and what could not be kept is taken back", async () => {
    for (const name of steps.slice(0, 2)) {
      const kept = page.waitForResponse("**/api/premium/start-guide/*");
      await page.getByRole("checkbox", { name }).check();
      await kept;
    }
    await expect(page.getByText("2 of 4 done")).toBeVisible();
    await page.route("**/api/premium/start-guide/*", (route) => route.abort(), { times: 1 });
    await page.getByRole("checkbox", { name: steps[3] }).click();
    await expect(toastOf(page, "That tick was not kept")).toBeVisible();
    await expect(page.getByRole("checkbox", { name: steps[3] })).not.toBeChecked();
    await page.reload();
    await expect(page.getByText("2 of 4 done")).toBeVisible();
    await expect(page.getByRole("checkbox", { name: steps[1] })).toBeChecked();
  });

  await test.step("with all four done the guide is folded away on the next visit", async () => {
    for (const name of steps.slice(2)) {
      const kept = page.waitForResponse("**/api/premium/start-guide/*");
      await page.getByRole("checkbox", { name }).check();
      await kept;
    }
    await expect(page.getByText("All four done. The rest is practice.")).toBeVisible();
    await page.reload();
    await expect(page.getByRole("checkbox", { name: steps[0] })).toBeHidden();
    await page.getByText("See the steps again").click();
    await expect(page.getByRole("checkbox", { name: steps[0] })).toBeChecked();
  });

  await test.step("logging out here leaves the landing page", async () => {
    await page.getByRole("button", { name: /Your account/ }).click();
    await page.getByRole("button", { name: "Log out" }).click();
    await expect(page.getByRole("heading", { level: 1 })).toContainText("$5K/month");
    await expect(page).toHaveTitle(/^Kwela: Remote/);
  });
});

test(`axe finds nothing on the pages around paying, narrow and wide`, async ({ page, become }) => {
  const visits = [
    ["demo-premium", ["/", "/subscribe"]],
    ["demo-free", ["/subscribe", "/job-tracker", "/growth-gallery", "/pricing"]],
  ] as const;
  for (const [who, paths] of visits) {
    await become(who);
    for (const path of paths) {
      await open(page, path);
      for (const summary of await page.locator("main summary").all()) await summary.click();
      for (const [width, lookAt] of [
        [390, expectFaultless],
        [1280, expectAccessible],
      ] as const) {
        await page.setViewportSize({ width, height: 900 });
        await lookAt(page);
        expect(await sideways(page), `${path} at ${width}`).toBeLessThanOrEqual(0);
      }
    }
  }
});
