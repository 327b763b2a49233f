import type { Page } from "@playwright/test";
import { expect, expectAccessible, test } from "../fixtures.ts";
import { cards, open, said } from "../jobs/board.ts";

interface Listed {
  readonly sources: readonly { readonly id: number; readonly kind: string }[];
}

/** These are paused in a demo until somebody has read their terms. */
const pausedAtFirst = new Set(["rss", "workingnomads"]);

/** Pauses the others, so that nobody brings the same jobs first; returns the way to go on with them. */
async function pauseOthers(page: Page): Promise<() => Promise<void>> {
  const { sources } = (await (await page.request.get("/api/admin/sources")).json()) as Listed;
  const busy = sources.filter(({ kind }) => !pausedAtFirst.has(kind));
  const setPaused = async (isPaused: boolean): Promise<void> => {
    for (const { id } of busy)
      await page.request.post(`/api/admin/sources/${id}/paused`, { data: { isPaused } });
  };
  await setPaused(true);
  return () => setPaused(false);
}

async function letADayPass(page: Page): Promise<void> {
  await page.goto("/demo/feeds");
  await page.getByRole("button", { name: "Let a day pass" }).click();
  await expect(page.getByText(/passed\.$/)).toBeVisible();
}

const credited = (page: Page, name: string) => cards(page).filter({ hasText: `via ${name}` });

/** The addresses of the jobs that the board shows first with this credit. */
async function jobsVia(page: Page, name: string): Promise<readonly string[]> {
  await open(page, "/jobs");
  const links = credited(page, name).getByRole("heading", { level: 2 }).getByRole("link");
  return links.evaluateAll((found) => found.map((link) => link.getAttribute("href") ?? ""));
}

const rowOf = (page: Page, name: string) => page.getByRole("row").filter({ hasText: name });

test("an administrator adds a feed, has it read and sees its trouble, while the board keeps what it had", async ({
  page,
  become,
}, { retry }) => {
  const name = `Feed of journey ${retry + 1}`;
  await become("demo-admin");
  const goOn = await pauseOthers(page);
  await open(page, "/admin/sources");
  await page.getByLabel("Published at").selectOption("RSS");
  await page.getByLabel("Name").fill(name);
  const address = page.getByLabel("Board or address");
  await address.fill("weworkremotely.com");
  await page.getByRole("button", { name: "Add it" }).click();
  await expect(page.getByText("Give the whole address, beginning with https://")).toBeVisible();
  await address.fill(`https://weworkremotely.com/remote-jobs.rss?try=${retry}`);
  await page.getByRole("button", { name: "Add it" }).click();
  await expect(said(page, "Source added")).toBeVisible();
  await expect(rowOf(page, name)).toContainText("Paused");
  await expectAccessible(page);

  // Something that nobody has read yet.
  for (let day = 0; day < 2; day += 1) await letADayPass(page);
  const before = await jobsVia(page, "We Work Remotely");
  await open(page, "/admin/sources");
  await page.getByRole("link", { name }).click();
  await expect(page.getByText("It was not read yet.")).toBeVisible();
  await page.getByRole("button", { name: "Run now" }).click();
  await expect(page.getByRole("region", { name: "Runs, newest first" })).toContainText("Read");
  await expectAccessible(page);
  await page.getByRole("button", { name: "Run now" }).click();
  await expect(said(page, "It was not read")).toBeVisible();

  await become("visitor");
  const after = await jobsVia(page, "We Work Remotely");
  const job = after.find((path) => !before.includes(path)) ?? "none is new";
  await page.goto(job);
  const credit = page.getByRole("link", { name: "We Work Remotely" }).first();
  await expect(credit).toHaveAttribute("href", /\/demo\/feeds\/weworkremotely\.com\//);
  expect(await credit.getAttribute("rel")).not.toContain("nofollow");

  await become("demo-admin");
  await open(page, "/admin/sources");
  await page.getByRole("link", { name }).click();
  await page.getByRole("button", { name: "Go on with it" }).click();
  await expect(page.getByRole("button", { name: "Pause" })).toBeVisible();
  await page.goto("/demo/feeds");
  const broken = page.locator("form").filter({ has: page.locator('[value="break rss"]') });
  await broken.getByLabel("From now on it").selectOption("Breaks off in the middle");
  await broken.getByRole("button", { name: "Break it" }).click();
  await letADayPass(page);
  await open(page, "/admin/sources");
  await expect(rowOf(page, name)).toContainText("Failing");
  await expect(rowOf(page, name)).toContainText("Its answer broke off in the middle");
  await expectAccessible(page);
  await page.getByRole("link", { name }).click();
  await expect(page.getByRole("main")).toContainText(
    "Its answer broke off in the middle, so nothing of it was taken.",
  );
  expect((await page.request.get(job)).status()).toBe(200);

  await page.getByRole("button", { name: "Pause" }).click();
  await expect(page.getByRole("button", { name: "Go on with it" })).toBeVisible();
  await page.goto("/demo/feeds");
  await page.getByRole("button", { name: "Make every source well" }).click();
  await goOn();

  // Everybody is read again, and the largest board brings what is new.
  const known = await jobsVia(page, "Himalayas");
  await letADayPass(page);
  await become("visitor");
  const now = await jobsVia(page, "Himalayas");
  expect(now.filter((path) => !known.includes(path)).length).toBeGreaterThan(0);
});
