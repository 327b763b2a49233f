import { expect, expectAccessible, hydrated, test } from "../fixtures.ts";

test("a visitor looks up a company, reads why its ads were counted so, and comes to a job", async ({
  page,
}) => {
  await page.goto("/companies");
  await hydrated(page);
  await expect(page.getByRole("heading", { level: 1, name: "The door list" })).toBeVisible();
  await expectAccessible(page);
  await page.getByLabel("Order").selectOption({ label: "By name" });
  await page.getByRole("button", { name: "Show" }).click();
  await expect(page).toHaveURL("/companies?sort=name");
  await expect(page.getByRole("heading", { level: 2 }).first()).toHaveText("Emberline Studio");

  await page.getByLabel("Search companies").fill("tidewrack inc");
  await page.getByRole("button", { name: "Show" }).click();
  await expect(page.getByText("1 company", { exact: true })).toBeVisible();
  await page.getByRole("link", { name: /^Tidewrack Surf/ }).click();
  await expect(
    page.getByRole("heading", { level: 1, name: /^Does Tidewrack Surf.* hire South Africans\?$/ }),
  ).toBeVisible();
  await expect(page.getByText(/5 of 5 ads\s+open to South Africans/)).toBeVisible();
  await expect(page.getByText("“We hire from any country.”")).toBeVisible();
  await expectAccessible(page);

  await page.getByRole("link", { name: "SEO Specialist" }).click();
  await page.getByRole("link", { name: "What their ads say about South Africans" }).click();
  await expect(page).toHaveURL("/companies/tidewrack-surf");
});

test("a search that finds nothing says why, and leads back", async ({ page }) => {
  await page.goto("/companies?search=zzqqxx");
  await expect(page.getByText("No company of that name")).toBeVisible();
  await page.getByRole("link", { name: "Show every company" }).click();
  await expect(page).toHaveURL("/companies");
  await expect(page.getByRole("heading", { name: "Yonderkit" })).toBeVisible();
});
