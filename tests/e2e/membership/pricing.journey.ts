import { expect, expectAccessible, test } from "../fixtures.ts";
import { trackerMember } from "../tracker/tracker-member.ts";
import { headline, open, toastOf } from "./subscriber.ts";

test("each viewer finds their own next step on the pricing page", async ({ page, become }) => {
  await open(page, "/pricing");
  const main = page.getByRole("main");
  await expect(main.getByText("POPULAR")).toBeVisible();
  await expect(main.getByText("R0/month")).toBeVisible();
  await expect(
    main.getByText("Cancel anytime. No contracts. Full refund within 7 days.").first(),
  ).toBeVisible();
  const signIn = main.getByRole("link", { name: "Sign In to Subscribe" }).first();
  await expect(signIn).toHaveAttribute("href", "/auth?next=%2Fsubscribe&tab=register");
  await become("demo-free");
  await open(page, "/pricing");
  await main.getByRole("link", { name: "Subscribe Now" }).first().click();
  await expect(page).toHaveURL("/subscribe");
  await become("demo-premium");
  await open(page, "/pricing");
  await expect(main.getByRole("button", { name: "Current Plan" })).toBeDisabled();
  await expect(main.getByRole("button", { name: "You Already Have Premium" })).toBeDisabled();
});

test("what is open today stands beside what premium opens, as the board counts it", async ({
  page,
  become,
}) => {
  await open(page, "/pricing");
  const today = page.getByRole("region", { name: "On the board today" });
  const [free = "", all = ""] = await today
    .getByRole("row", { name: /^Open listings/ })
    .getByRole("cell")
    .allInnerTexts();
  await expect(today.getByRole("row", { name: /^Newest/ })).toContainText("ago");
  await expect(page.getByRole("heading", { name: "What you work with" })).toBeVisible();
  await expect(page.getByText("your applications, to open in Notion")).toBeVisible();
  await expect(page.getByText("a month, the middle of today's pay")).toBeVisible();
  await expectAccessible(page);
  await page.goto("/jobs");
  const premium = Number(all.replace("all ", "")) - Number(free);
  await expect(page.getByText(`${free} free, ${premium} for members`)).toBeVisible();
  await become("demo-free");
  await open(page, "/subscribe");
  await expect(page.getByRole("region", { name: "On the board today" })).toBeVisible();
});

test("the bar holds the price against the market's middle, and against a member's own pay once they told us", async ({
  page,
}) => {
  await trackerMember(page);
  const bar = page.locator("figure", { hasText: "for a year of Premium" }).first();
  const part = async () =>
    Number.parseFloat((await bar.locator("rect").last().getAttribute("width")) ?? "");
  const rand = async () =>
    Number(/R([\d,]+) a month/.exec(await bar.innerText())?.[1]?.replaceAll(",", ""));
  await open(page, "/pricing");
  await expect(bar).toContainText("a month, the middle of today's pay");
  expect(await part()).toBeCloseTo((2_000 / (await rand())) * 100, 0);
  const data = {
    basis: "gross",
    randPerMonth: 40_000,
    medical: 0,
    pension: 0,
    thirteenthCheque: "none",
    leaveDays: 15,
    weeksBetween: 0,
  };
  const origin = new URL(page.url()).origin;
  const set = await page.request.put("/api/premium/break-even", { data, headers: { origin } });
  expect(await set.text()).toContain("40000");
  await open(page, "/pricing");
  await expect(bar).toContainText("R40,000 a month, what you earn now");
  expect(await part()).toBe(5);
  await expectAccessible(page);
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("questions open, and paying says that it needs it", async ({ page, become }) => {
    await page.goto("/pricing");
    const answer = page.getByText(/^Yes. Two clicks on your account page/);
    await expect(answer).toBeHidden();
    await page.getByText("Can I cancel whenever I want?").click();
    await expect(answer).toBeVisible();
    await become("demo-free");
    await page.goto("/subscribe");
    await expect(page.getByText("Paying needs JavaScript")).toBeVisible();
    await expect(page.getByRole("button", { name: /^Subscribe for/ })).toBeHidden();
  });
});

test("premium pages turn others away: with a toast, or with what they are", async ({
  page,
  viewAs,
}) => {
  await viewAs("demo-free");
  await hydratedFooter(page, "Cover Letter Analyzer");
  await expect(page).toHaveURL("/pricing");
  await expect(toastOf(page, "Premium Feature")).toBeVisible();
  await expect(toastOf(page, "This feature requires a premium subscription.")).toBeVisible();
  await page.goto("/settings");
  await expect(toastOf(page, "Settings are only available for premium members.")).toBeVisible();
  await hydratedFooter(page, "Growth Gallery");
  await expect(headline(page, "Growth Gallery")).toBeFocused();
  await expect(page).toHaveTitle("Growth Gallery | Kwela");
  await hydratedFooter(page, "Job Tracker");
  await expect(headline(page, "Job Tracker")).toBeFocused();
});

async function hydratedFooter(page: Parameters<typeof open>[0], name: string): Promise<void> {
  await open(page, "/pricing");
  await page.getByRole("contentinfo").getByRole("link", { name }).click();
}
