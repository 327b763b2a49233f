import type { Page } from "@playwright/test";
import { expect, expectAccessible, hydrated, test } from "../fixtures.ts";
import { applied, daysAgo, trackerMember } from "./tracker-member.ts";

async function move(page: Page, id: number, result: string, days: number): Promise<void> {
  const data = { result, on: daysAgo(days) };
  const answer = await page.request.post(`/api/premium/job-applications/${id}/moves`, { data });
  expect(answer.status(), await answer.text()).toBe(200);
}

/** Ten with a video note, of which six were answered; nine cold ones, of which none was. */
async function nineteen(page: Page): Promise<void> {
  for (let number = 0; number < 10; number += 1) {
    const jobTitle = `Video ${number}`;
    const id = await applied(page, {
      jobTitle,
      daysAgo: 20,
      platform: "Referral",
      strategyTag: "Video note",
    });
    if (number < 6) await move(page, id, "Replied", 15);
    // One was invited and then refused: not an answer today, but it was one.
    if (number === 0) await move(page, id, "Interview", 12);
    if (number === 0) await move(page, id, "Rejected", 5);
  }
  for (let number = 0; number < 9; number += 1)
    await applied(page, {
      jobTitle: `Cold ${number}`,
      daysAgo: 10,
      platform: "Email",
      strategyTag: "Cold email",
    });
}

test("figures are drawn to the decimal, with their numbers, and two strategies are compared", async ({
  page,
}) => {
  test.slow();
  await trackerMember(page);
  await page.goto("/job-tracker?view=analytics");
  await hydrated(page);
  await expect(page.getByText("No figures yet")).toBeVisible();

  await nineteen(page);
  await page.reload();
  await hydrated(page);
  const analytics = page.getByRole("region", { name: "Analytics" });
  // Five of nineteen stand at an answer today.
  await expect(analytics.getByText("26.3%", { exact: true })).toBeVisible();
  await expect(
    analytics.getByText(/^5 of 19 stand at .* between 11.8% and 48.8%\.$/),
  ).toBeVisible();
  await expect(
    analytics.getByText(/^Of 19 applications, 6 were viewed, 6 answered, 1 led/),
  ).toBeVisible();

  const funnel = page.getByRole("figure").filter({ hasText: "How far applications get" });
  await funnel.getByText("The numbers").click();
  await expect(funnel.getByRole("row", { name: "Replied 6 32% 100%" })).toBeVisible();
  const strategies = page.getByRole("figure").filter({ hasText: "By strategy" });
  await strategies.getByText("The numbers").click();
  await expect(
    strategies.getByRole("row", { name: "Video note 60.0% 6 of 10 31.3% to 83.2%" }),
  ).toBeVisible();
  await expect(
    strategies.getByRole("row", { name: "Cold email 0.0% 0 of 9 0.0% to 29.9%" }),
  ).toBeVisible();
  await expect(
    analytics.getByText("“Video note” is better: 99 in 100 that the difference is real."),
  ).toBeVisible();
  await expectAccessible(page);

  await analytics.getByLabel("With this one").selectOption("Video note");
  await expect(analytics.getByText("Choose two different strategies.")).toBeVisible();
});
