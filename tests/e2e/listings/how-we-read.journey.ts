import { expect, expectAccessible, test } from "../fixtures.ts";

test("the rules and how often they are wrong are one click from the checker", async ({ page }) => {
  await page.goto("/check-a-job");
  await page.getByRole("link", { name: "Every rule, and how often it is wrong" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("How we read a job ad");
  const scams = page.getByRole("row", { name: /Scams that we warned of/ });
  await expect(scams).toContainText(/\d+ of \d+.*16 %/);
  await expectAccessible(page);
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("every rule unfolds to its example and its near miss", async ({ page }) => {
    await page.goto("/how-we-read");
    const scams = page.getByRole("region", { name: "Could it be a scam?" });
    const example = scams.getByText("A registration fee of R250 is required before you start.");
    await expect(example).toBeHidden();
    await scams.getByText(/rules, with examples/).click();
    await expect(example).toBeVisible();
    await expect(scams.getByText("There is no registration fee.")).toBeVisible();
  });
});
