import type { Page } from "@playwright/test";
import { expect, hydrated, test } from "../fixtures.ts";

/** Keeps answers from arriving until what this returns is called. */
async function holdAnswers(page: Page, pattern: string): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route(pattern, (route) => promise.then(() => route.continue()));
  return resolve;
}

/** Sends the form and chooses something else before anything on the page could follow, as happens on a slow phone. */
const sendThenChoose = (page: Page, choices: Readonly<Record<string, string>>): Promise<void> =>
  page.locator("search form").evaluate((form: HTMLFormElement, wanted) => {
    form.requestSubmit();
    for (const [name, value] of Object.entries(wanted)) {
      const field = form.elements.namedItem(name) as HTMLSelectElement;
      field.value = value;
      field.dispatchEvent(new Event("input", { bubbles: true }));
      field.dispatchEvent(new Event("change", { bubbles: true }));
    }
  }, choices);

test("a filter chosen while the last one's results are on their way stays, and the next Apply applies it", async ({
  page,
}) => {
  await page.goto("/jobs");
  await hydrated(page);
  const release = await holdAnswers(page, "**/api/jobs?**");
  await page.getByLabel("Role type").selectOption("SEO");
  await sendThenChoose(page, { experience: "Mid Level", search: "remote" });
  await expect(page).toHaveURL("/jobs?roleType=SEO");
  await page.getByLabel("Salary").selectOption({ index: 1 });
  const salary = await page.getByLabel("Salary").inputValue();
  release();
  await expect(page.locator("main [aria-busy=true]")).toHaveCount(0);
  await expect(page.getByLabel("Experience")).toHaveValue("Mid Level");
  await expect(page.getByLabel("Search jobs")).toHaveValue("remote");
  await expect(page.getByLabel("Salary")).toHaveValue(salary);
  await page.getByRole("button", { name: "Apply Filters" }).click();
  const params = { search: "remote", roleType: "SEO", experience: "Mid Level", salary };
  await expect(page).toHaveURL(`/jobs?${new URLSearchParams(params).toString()}`);
});

test("whoever goes back finds the filters of that address, but for what is chosen from then on", async ({
  page,
}) => {
  await page.goto("/jobs?roleType=SEO");
  await hydrated(page);
  await page.getByLabel("Role type").selectOption("Paid Ads");
  await page.getByRole("button", { name: "Apply Filters" }).click();
  await expect(page).toHaveURL("/jobs?roleType=Paid+Ads");
  await page.getByLabel("Experience").selectOption("Mid Level");
  await page.evaluate(async () => {
    const left = new Promise((resolve) => addEventListener("popstate", resolve, { once: true }));
    history.back();
    await left;
    const salary = document.querySelector<HTMLSelectElement>("select[name=salary]");
    if (salary === null) return;
    salary.selectedIndex = 1;
    salary.dispatchEvent(new Event("input", { bubbles: true }));
  });
  await expect(page.getByLabel("Role type")).toHaveValue("SEO");
  await expect(page.getByLabel("Experience")).toHaveValue("");
  await expect(page.getByLabel("Salary")).not.toHaveValue("");
});

test("an administrator's next filter stays as well", async ({ page, become }) => {
  await become("demo-admin");
  await page.goto("/admin/memberships");
  await hydrated(page);
  const release = await holdAnswers(page, "**/api/admin/memberships**");
  await page.getByLabel("Search members").fill("demo");
  await sendThenChoose(page, { state: "given" });
  await expect(page).toHaveURL("/admin/memberships?search=demo");
  release();
  await expect(page.locator("main [aria-busy=true]")).toHaveCount(0);
  await expect(page.getByLabel("State")).toHaveValue("given");
  await page.getByRole("button", { name: "Search" }).click();
  await expect(page).toHaveURL("/admin/memberships?search=demo&state=given");
});

test("rates typed while others are being saved are still there afterwards", async ({
  page,
  become,
}) => {
  await become("demo-admin");
  await page.goto("/admin/rates");
  await hydrated(page);
  const release = await holdAnswers(page, "**/api/admin/rates");
  // Other journeys rely on dollars, euros and pounds.
  const [sent, later] = [page.getByLabel("AUD"), page.getByLabel("CAD")];
  await sent.fill((Number(await sent.inputValue()) + 0.01).toFixed(2));
  await page.getByRole("button", { name: "Save rates" }).click();
  const typed = (Number(await later.inputValue()) + 0.02).toFixed(2);
  await later.fill(typed);
  release();
  await expect(page.getByText("Rates saved", { exact: true }).first()).toBeVisible();
  await expect(later).toHaveValue(typed);
  await expect(page.getByText("1 rate is changed.")).toBeVisible();
});

test("more of a list takes no choice away that was not sent yet", async ({ page }) => {
  await page.goto("/jobs");
  await hydrated(page);
  await page.getByLabel("Role type").selectOption("SEO");
  await page.getByRole("link", { name: "Load more" }).click();
  await expect(page).toHaveURL("/jobs?pages=2");
  await expect(page.getByLabel("Role type")).toHaveValue("SEO");
});
