import type { Page } from "@playwright/test";
import { expect, expectAccessible, hydrated, test } from "../fixtures.ts";
import { payForYear, register, type NewMember } from "./member.ts";

const section = (page: Page) => page.getByRole("region", { name: "Membership" });

/** The account page of somebody who has just paid. */
async function openAsMember(page: Page): Promise<NewMember> {
  const member = await register(page.request);
  await payForYear(page.request);
  await page.goto("/account#membership");
  await hydrated(page);
  return member;
}

test("a member cancels in two clicks, keeps what is paid for, and resumes", async ({ page }) => {
  await openAsMember(page);
  const membership = section(page);
  await expect(membership.getByText(/^Renews on \w{3} \d+, \d{4} for R2,000$/)).toBeVisible();
  await expect(membership.getByText("Visa ending in 4081").first()).toBeVisible();

  await membership.getByRole("button", { name: "Cancel subscription" }).click();
  const dialog = page.getByRole("dialog", { name: "Cancel your subscription?" });
  await expect(dialog).toContainText(/You keep premium until \w{3} \d+, \d{4}\./);
  await dialog.getByRole("button", { name: "Cancel subscription" }).click();

  await expect(membership.getByText(/^Ends on \w{3} \d+, \d{4}$/)).toBeVisible();
  await expect(membership.getByText("You will not be charged again.")).toBeVisible();
  await expect(page.getByRole("heading", { name: "Membership" })).toBeFocused();
  await page.reload();
  await hydrated(page);
  await expect(page.getByText(/^Premium until/)).toBeVisible();

  await membership.getByRole("button", { name: "Resume" }).click();
  await expect(membership.getByText(/^Renews on/)).toBeVisible();
  await expect(membership.getByRole("button", { name: "Cancel subscription" })).toBeVisible();
});

test("a year passes at the demo's levers: the renewal fails, and paying again cures it", async ({
  page,
}) => {
  const { email } = await openAsMember(page);
  await page.goto("/demo/paystack");
  await page
    .getByRole("region", { name: `Subscription of ${email}` })
    .getByRole("button", { name: "Let the renewal fail" })
    .click();
  const membership = section(page);
  await expect(page.getByRole("region", { name: `Subscription of ${email}` })).toContainText(
    "attention",
  );
  // The demo's provider tells of it by a webhook, which may come a moment after the page.
  await page.goto("/account");
  await expect(async () => {
    await page.reload();
    expect(await membership.textContent()).toContain("Your renewal did not go through");
  }).toPass();
  await hydrated(page);
  await expectAccessible(page);
  await membership.getByRole("link", { name: "Pay again" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Pay for your next year");
  await payForYear(page.request);
  await page.goto("/account#membership");
  await expect(membership.getByText(/^Renews on/)).toBeVisible();
});

test("when the provider is down nothing is pretended, and the page says what holds", async ({
  page,
}) => {
  await openAsMember(page);
  const membership = section(page);
  const message = "Our payment provider is not answering properly.";
  const cancel = async () => {
    await membership.getByRole("button", { name: "Cancel subscription" }).click();
    await page.getByRole("dialog").getByRole("button", { name: "Cancel subscription" }).click();
    await expect(page.getByRole("dialog")).toHaveCount(0);
  };
  await page.route("**/api/subscription/cancel", (route) =>
    route.fulfill({ status: 502, json: { message, success: false } }),
  );
  await cancel();
  await expect(membership.getByRole("alert")).toContainText("Nothing has changed");
  await expect(membership.getByRole("alert")).toContainText(message);
  await expect(membership.getByText(/^Renews on/)).toBeVisible();
  await page.route("**/api/subscription/cancel", (route) => route.abort());
  await cancel();
  await expect(membership.getByRole("alert")).toContainText("We could not tell");
  await expect(membership.getByText(/^Renews on/)).toBeVisible();

  await page.route("**/api/subscription/card-link", (route) =>
    route.fulfill({ json: { link: "/demo/mail" } }),
  );
  await membership.getByRole("button", { name: "Update your card" }).click();
  await expect(page).toHaveURL("/demo/mail");
});

test("a receipt opens, fits on one sheet of paper, and is nobody else's", async ({
  page,
  become,
}) => {
  await openAsMember(page);
  await section(page)
    .getByRole("link", { name: /^Receipt KW-/ })
    .click();
  await expect(page.getByRole("heading", { level: 1, name: "Receipt" })).toBeFocused();
  await expect(page.getByText("R2,000.00").first()).toBeVisible();
  for (const width of [390, 1280]) {
    await page.setViewportSize({ width, height: 900 });
    await expectAccessible(page);
  }
  await page.emulateMedia({ media: "print", colorScheme: "dark" });
  for (const around of ["banner", "contentinfo"] as const)
    await expect(page.getByRole(around)).toBeHidden();
  await expect(page.getByLabel("Demo")).toBeHidden();
  await expect(page.getByRole("button", { name: "Print" })).toBeHidden();
  await expect(page.locator("html")).toHaveCSS("background-color", "rgb(255, 255, 255)");
  await expect(page.getByText("Paid by")).toHaveCSS("color", "rgb(0, 0, 0)");
  const sheets = (await page.pdf({ preferCSSPageSize: true })).toString("latin1");
  expect(sheets.match(/\/Type\s*\/Page\b/g)).toHaveLength(1);

  const receipt = page.url();
  await page.emulateMedia({ media: "screen" });
  await become("demo-free");
  expect((await page.goto(receipt))?.status()).toBe(404);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("404 Page Not Found");
});
