import { expect, expectAccessible, hydrated, test } from "./fixtures.ts";

/** Pages that no journey of their own looks at as they come. */
const otherPages = ["/growth-gallery", "/nope", "/demo/ui", "/demo/mail"];

for (const path of otherPages) {
  test(`axe finds nothing on ${path}`, async ({ page }) => {
    await page.goto(path);
    await hydrated(page);
    await expectAccessible(page);
  });
}

test("no script is asked for before the page is painted, and all of a page are then", async ({
  page,
}) => {
  for (const path of ["/", "/jobs", "/pricing", "/check-a-job"]) {
    await page.goto(path);
    await hydrated(page);
    const { painted, scripts } = await page.evaluate(() => ({
      painted: performance.getEntriesByName("first-contentful-paint")[0]?.startTime ?? Infinity,
      scripts: performance
        .getEntriesByType("resource")
        .filter(({ name }) => name.endsWith(".js"))
        .map(({ startTime }) => startTime),
    }));
    expect(scripts.length, path).toBeGreaterThan(3);
    expect(Math.min(...scripts), path).toBeGreaterThanOrEqual(painted);
  }
});

test("a kept page is taken over under any address it is sent for, and stays there", async ({
  page,
}) => {
  for (const path of [
    "/",
    "/jobs?search=seo",
    "/pricing",
    "/auth?tab=register",
    "/jobs/role/seo",
  ]) {
    await page.goto(path);
    const other = `${path}${path.includes("?") ? "&" : "?"}utm_source=letter`;
    await page.goto(other);
    await hydrated(page);
    await expect(page).toHaveURL(other);
  }
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("the home page reads in full, and the menu opens", async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto("/");
    await expect(page.getByRole("heading", { level: 1 })).toContainText("$5K/month");
    await page.getByRole("button", { name: "Menu", exact: true }).click();
    await expect(
      page.getByRole("banner").getByRole("link", { name: "Pricing" }).last(),
    ).toBeVisible();
  });

  test("the demo's bar makes you somebody else", async ({ page }) => {
    await page.goto("/");
    await page.getByLabel("Demo").getByRole("button", { name: "Premium" }).click();
    await expect(page.getByRole("button", { name: "Your account, demo-premium" })).toBeVisible();
  });
});

test("Get Started leads a visitor to register and a member to the jobs; Learn More to what there is", async ({
  page,
  viewAs,
}) => {
  await page.goto("/");
  await expect(page.getByRole("link", { name: "Get Started" }).first()).toHaveAttribute(
    "href",
    "/auth?tab=register",
  );
  await page.getByRole("link", { name: "Learn More" }).click();
  await expect(page.locator("#features")).toBeInViewport();
  await viewAs("demo-free");
  await expect(page.getByRole("link", { name: "Get Started" }).first()).toHaveAttribute(
    "href",
    "/jobs",
  );
});

test("captured mail: empty at first or full later, a sample arrives at the top and can be read", async ({
  page,
}) => {
  await page.goto("/demo/mail");
  await hydrated(page);
  await page.getByRole("button", { name: "Send a sample" }).click();
  await expect(page.getByRole("heading", { name: "A sample message from Kwela" })).toBeVisible();
  await expect(
    page.frameLocator("iframe").getByText("In a demo nothing leaves this machine"),
  ).toBeVisible();
});

test("when data cannot be fetched the page says what happened and what is safe, and trying again works", async ({
  page,
}) => {
  await page.goto("/demo/ui");
  await hydrated(page);
  await page.route("**/demo/api/mail", (route) => route.fulfill({ status: 503, body: "" }));
  await page.evaluate(() => {
    const link = document.createElement("a");
    link.href = "/demo/mail";
    document.querySelector("main")?.append(link);
  });
  await page.goto("/");
  await hydrated(page);
  await page.evaluate(() => window.history.pushState({}, "", "/demo/mail"));
  await page.evaluate(() => window.dispatchEvent(new PopStateEvent("popstate")));
  await expect(page.getByRole("heading", { name: "This page did not load" })).toBeVisible();
  await expect(page.getByText("What you saved before is safe")).toBeVisible();
  await page.unroute("**/demo/api/mail");
  await page.getByRole("link", { name: "Try again" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Mail" })).toBeVisible();
});
