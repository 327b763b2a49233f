import { expect, expectAccessible, expectFaultless, hydrated, test } from "./fixtures.ts";

const sections = [
  "Earn $5K/month as a remote offshore marketer",
  "Latest opportunities",
  "Three steps up, in the order you need them",
  "Forty applications, nine that could have hired me",
  "Three people, paid in dollars",
  "Start free. Pay when you want the rest.",
  "Start with one listing",
];

test("axe finds nothing on the landing page; its sections stand in their order, the figures after the headline", async ({
  page,
}) => {
  await page.goto("/");
  await hydrated(page);
  await expectAccessible(page);
  const titles = await page.getByRole("main").locator("h1, h2").allTextContents();
  expect(titles.filter((title) => sections.includes(title))).toEqual(sections);
  const figures = page.locator("main > section").nth(1);
  await expect(figures).toContainText("active opportunities");
  await expect(figures).toContainText("marketers hired Sample");
});

test("on a phone it is no longer than eight screens, and the first job is on the second", async ({
  page,
}) => {
  const screen = { width: 390, height: 844 };
  await page.setViewportSize(screen);
  await page.goto("/");
  await hydrated(page);
  await expectFaultless(page);
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  expect(height).toBeLessThanOrEqual(8 * screen.height);
  const job = await page.getByRole("main").locator("li:has(h3)").first().boundingBox();
  expect((job?.y ?? Infinity) + (job?.height ?? 0)).toBeLessThanOrEqual(2 * screen.height);
});

test("the addresses of features and testimonials lead to them", async ({ page }) => {
  for (const place of ["features", "testimonials"]) {
    await page.goto(`/#${place}`);
    await expect(page.locator(`#${place}`)).toBeInViewport();
  }
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("a visitor reads six jobs, can apply, and sees what four premium ones are", async ({
    page,
  }) => {
    await page.goto("/");
    const apply = page.getByRole("link", { name: /^Apply Directly for .+, in a new tab$/ });
    await expect(apply).toHaveCount(6);
    await expect(apply.first()).toHaveAttribute("href", /^\/go\/\d+$/);
    await expect(page.getByRole("link", { name: /^Details of / })).toHaveCount(6);
    await expect(page.getByText("Open to South Africa").first()).toBeVisible();
    const locked = page.getByRole("heading", { name: "Premium Opportunities" }).locator("../..");
    await expect(locked.getByRole("listitem")).toHaveCount(4);
    await expect(locked.getByRole("link", { name: /^Unlock/ })).toHaveAttribute(
      "href",
      "/subscribe",
    );
  });
});

test("plans offer each viewer their own next step", async ({ page, viewAs }) => {
  await page.goto("/");
  await expect(
    page.getByText("Cancel anytime. No contracts. Full refund within 7 days."),
  ).toBeVisible();
  await expect(page.getByRole("link", { name: "Sign In to Subscribe" })).toHaveAttribute(
    "href",
    /^\/auth\b/,
  );
  await viewAs("demo-free");
  await expect(page.getByRole("link", { name: "Subscribe Now" })).toHaveAttribute(
    "href",
    "/subscribe",
  );
});

test("whoever logs out here sees three places held, then the jobs of a visitor", async ({
  page,
  become,
}) => {
  await become("demo-free");
  await page.goto("/");
  await hydrated(page);
  const { promise: mayAnswer, resolve: answer } = Promise.withResolvers<void>();
  await page.route("**/api/jobs?*", async (route) => {
    await mayAnswer;
    await route.continue();
  });
  await page.getByRole("button", { name: /Your account/ }).click();
  await page.getByRole("button", { name: "Log out" }).click();
  const places = page.locator("[aria-busy=true]");
  await expect(places.locator("> div")).toHaveCount(3);
  answer();
  await expect(page.getByRole("heading", { name: "Premium Opportunities" })).toBeVisible();
  await expect(page.getByRole("link", { name: /^Apply Directly/ })).toHaveCount(6);
});

test("when the jobs do not load the page says so, and trying again brings them", async ({
  page,
  become,
}) => {
  await become("demo-free");
  await page.goto("/");
  await hydrated(page);
  await page.route("**/api/jobs?*", (route) => route.fulfill({ status: 503, body: "" }));
  await page.getByRole("button", { name: /Your account/ }).click();
  await page.getByRole("button", { name: "Log out" }).click();
  await expect(
    page.getByText("Failed to load opportunity listings. Please try again later."),
  ).toBeVisible();
  await page.unroute("**/api/jobs?*");
  await page.getByRole("button", { name: "Try again" }).click();
  await expect(page.getByRole("link", { name: /^Apply Directly/ })).toHaveCount(6);
});
