import { expect, expectAccessible, hydrated, test } from "../fixtures.ts";
import { cards, open, said, titles } from "./board.ts";

test("a visitor finds a job in spite of a slip, opens it and sends it on", async ({
  page,
  context,
}) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await open(page);
  await expect(page).toHaveTitle("Browse Jobs | Kwela");
  await expect(
    page.getByRole("heading", { level: 1, name: "Browse Remote Marketing Jobs" }),
  ).toBeVisible();
  await expect(page.getByText("All jobs are worldwide remote positions.")).toBeVisible();
  await page.getByPlaceholder("Search jobs...").fill("specialst");
  await page.getByRole("button", { name: "Apply Filters" }).click();
  await expect(page).toHaveURL("/jobs?search=specialst");
  await expect(titles(page).first()).toContainText("Specialist");

  const title = await titles(page).first().innerText();
  await cards(page)
    .first()
    .getByRole("link", { name: /^Details/ })
    .click();
  await expect(page.getByRole("heading", { level: 1, name: title })).toBeFocused();
  await expect(page).toHaveURL(/\/jobs\/[a-z0-9-]+-\d+$/);
  await expect(page.getByRole("heading", { name: "About This Role" })).toBeVisible();
  await expect(page.getByRole("heading", { name: "Similar Jobs" })).toBeVisible();
  const apply = page.getByRole("link", { name: "Apply Now" }).first();
  await expect(apply).toHaveAttribute("target", "_blank");
  await expect(apply).toHaveAttribute("rel", "noopener noreferrer nofollow");
  await expect(page.getByRole("button", { name: /^Save/ })).toHaveCount(0);

  await page.getByRole("button", { name: "Copy link" }).click();
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(new URL(copied).pathname).toBe(new URL(page.url()).pathname);
  await expect(page.getByRole("link", { name: "Send on WhatsApp" })).toHaveAttribute(
    "href",
    /^https:\/\/wa\.me\/\?text=.*Open%20to%20South%20Africa/,
  );

  // The way back leads to the same list from however many jobs away.
  for (let step = 0; step < 2; step += 1) {
    const before = page.url();
    await page
      .getByRole("link", { name: /^View Details/ })
      .first()
      .click();
    await page.waitForURL((url) => url.href !== before);
  }
  await page.getByRole("link", { name: "Back to Jobs" }).click();
  await expect(page).toHaveURL("/jobs?search=specialst");
  await expect(
    page.getByRole("banner").getByRole("link", { name: "Jobs", exact: true }),
  ).toHaveAttribute("aria-current", "page");
});

test("pointing at a job fetches it, so that opening it asks for nothing", async ({ page }) => {
  await open(page);
  const title = titles(page).first();
  const fetched = page.waitForResponse(/\/api\/jobs\/\d+\/similar$/);
  await title.hover();
  await fetched;
  const words = await title.innerText();
  await page.route("**/api/jobs/**", (route) => route.abort());
  await title.getByRole("link").click();
  await expect(page.getByRole("heading", { level: 1, name: words })).toBeVisible();
});

test("something wrong with a listing can be reported by anybody", async ({ page }) => {
  await open(page);
  await titles(page).first().getByRole("link").click();
  await page.getByRole("button", { name: "Report a problem" }).click();
  const dialog = page.getByRole("dialog", { name: "Report a problem" });
  await expectAccessible(page);
  await dialog.getByLabel("What is wrong with it?").selectOption("It looks like a scam");
  await dialog.getByLabel("What did you see?").fill("They asked for a fee.");
  await dialog.getByRole("button", { name: "Send report" }).click();
  await expect(said(page, "Thank you")).toBeVisible();
  await expect(dialog).toBeHidden();
});

test("an address that leads to no job says so, and leads back", async ({ page }) => {
  const response = await page.goto("/jobs/no-such-job-999999999");
  await hydrated(page);
  expect(response?.status()).toBe(404);
  await expect(
    page.getByRole("heading", { level: 1, name: "Failed to load job details" }),
  ).toBeVisible();
  await page.getByRole("link", { name: "Back to Jobs" }).click();
  await expect(cards(page).first()).toBeVisible();
});

test(`axe finds nothing on list, empty list and job`, async ({ page }) => {
  await open(page, "/jobs?roleType=SEO&worldwide=false");
  await expectAccessible(page);
  await titles(page).first().getByRole("link").click();
  await expect(page.getByRole("heading", { name: "About This Role" })).toBeVisible();
  await expectAccessible(page);
  for (const path of ["/jobs?search=zzqqxx", "/jobs?saved=true", "/jobs/999999999"]) {
    await open(page, path);
    await expectAccessible(page);
  }
});
