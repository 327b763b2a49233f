import { expect, expectAccessible, test } from "../fixtures.ts";
import { applied, daysAgo, trackerMember } from "../tracker/tracker-member.ts";
import { open } from "./subscriber.ts";

test("home shows a new member the first step, and once there are applications what is due and in play", async ({
  page,
}) => {
  await trackerMember(page);
  await open(page, "/");
  const today = page.getByRole("region", { name: "Today" });
  await expect(today.getByRole("link", { name: "Track a listing" })).toHaveAttribute(
    "href",
    "/jobs",
  );
  await expect(today.getByRole("link", { name: "Open the gallery" })).toBeVisible();
  await expect(
    page.getByText("From your next visit on, what came in meanwhile is marked."),
  ).toBeVisible();
  await expectAccessible(page);

  const id = await applied(page, {
    jobTitle: "SEO Lead",
    company: "Fernhill",
    followUpDate: daysAgo(2),
    daysAgo: 9,
  });
  await applied(page, {
    jobTitle: "Email Writer",
    company: "Orbit",
    result: "Interview",
    followUpDate: daysAgo(0),
  });
  await applied(page, { jobTitle: "PPC Manager", company: "Quarry", result: "Rejected" });
  await open(page, "/");
  await expect(today.getByRole("heading", { name: "2 follow-ups due" })).toBeVisible();
  const rows = today.getByRole("listitem");
  await expect(rows.first()).toContainText("Fernhill SEO Lead");
  await expect(rows.first()).toContainText("2 days late");
  await expect(rows.nth(1)).toContainText("today");
  await expect(today.getByRole("link", { name: "Fernhill" })).toHaveAttribute(
    "href",
    `/job-tracker/${id}#follow-up`,
  );
  await expect(today.getByRole("heading", { name: "2 applications in play" })).toBeVisible();
  for (const name of ["Active 1", "Pending 1", "Completed 1"])
    await expect(today.getByRole("link", { name })).toBeVisible();
  await expectAccessible(page);
});

test("home marks what came in since the last visit", async ({ page }) => {
  await trackerMember(page);
  const newest = (await (await page.request.get("/api/jobs?worldwide=true")).json()) as {
    jobs: { id: string }[];
  };
  await page.route("**/api/premium/visits", (route) =>
    route.fulfill({
      json: {
        since: new Date(Date.now() - 14.5 * 60 * 60 * 1000).toISOString(),
        newListings: {
          total: 2,
          totalIsCapped: false,
          ids: newest.jobs.slice(0, 2).map(({ id }) => id),
        },
      },
    }),
  );
  await open(page, "/");
  const board = page.getByRole("region", { name: "Newest on the board" });
  await expect(board.getByText("2 new since your visit 14 hours ago")).toBeVisible();
  await expect(board.getByText("New", { exact: true })).toHaveCount(2);
  await expect(board.getByRole("listitem").first()).toContainText("New");
});

test("opening the board ticks off the step of the guide that asks for it", async ({ page }) => {
  await trackerMember(page);
  await open(page, "/");
  await expect(page.getByRole("checkbox", { name: "Browse daily jobs" })).not.toBeChecked();
  const done = page.waitForResponse((answer) => answer.url().endsWith("/start-guide/daily-jobs"));
  await page.getByRole("banner").getByRole("link", { name: "Jobs", exact: true }).click();
  expect((await done).ok()).toBe(true);
  await page.getByRole("banner").getByRole("link", { name: "Home", exact: true }).click();
  await expect(page.getByRole("checkbox", { name: "Browse daily jobs" })).toBeChecked();
});
