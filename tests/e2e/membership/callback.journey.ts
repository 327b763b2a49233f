import type { Page } from "@playwright/test";
import { expect, expectAccessible, test } from "../fixtures.ts";
import { headline, open, toastOf } from "./subscriber.ts";

const address = "/subscription/callback?reference=sub-0-unknown";
const verify = "**/api/subscription/verify";

async function expectFailure(page: Page, message: string): Promise<void> {
  await expect(headline(page, "Subscription Failed")).toHaveAttribute("data-outcome", "bad");
  await expect(page.getByText(message, { exact: true })).toBeVisible();
  await expect(page.getByRole("link", { name: "Try Again" })).toHaveAttribute("href", "/subscribe");
  await expect(page.getByRole("link", { name: "Return to Jobs" })).toHaveAttribute("href", "/jobs");
}

test("a callback that cannot succeed says why, in each case", async ({ page, become }) => {
  await become("demo-free");
  await open(page, "/subscription/callback");
  await expectFailure(page, "Payment reference not found in URL");
  await expectAccessible(page);

  const answers = [
    [{ json: { success: false, message: "The bank said no." } }, "The bank said no."],
    [{ json: { success: false, message: "" } }, "Subscription verification failed"],
    [{ status: 400, body: "" }, "Subscription verification failed"],
  ] as const;
  for (const [answer, message] of answers) {
    await page.route(verify, (route) => route.fulfill(answer), { times: 1 });
    await page.goto(address);
    await expectFailure(page, message);
  }
  // A payment that nobody began here: the server's own answer.
  await page.goto("/subscription/callback?trxref=sub-0-unknown");
  await expectFailure(
    page,
    "We do not know this payment. If you were charged, write to us with its reference.",
  );
});

test("while nobody knows, the page says that a payment counts by itself, and asks again", async ({
  page,
  become,
}) => {
  await become("demo-free");
  await page.route(verify, (route) => route.abort(), { times: 1 });
  await page.goto(address);
  await expect(headline(page, "We cannot confirm it yet")).toBeFocused();
  await expect(page.getByText("An error occurred during verification")).toBeVisible();
  await expect(page.getByText("A payment made will count by itself")).toBeVisible();
  await expectAccessible(page);
  await page.route(verify, (route) => route.fulfill({ status: 504, json: { message: "Slow." } }), {
    times: 1,
  });
  await page.getByRole("button", { name: "Check again" }).click();
  await expect(page.getByText(/^Paystack is not answering/)).toBeVisible();

  await page.route(verify, (route) => route.fulfill({ json: { success: true, message: "" } }));
  await page.getByRole("button", { name: "Check again" }).click();
  // Nothing was paid, so the upgrade that follows is refused by the server itself.
  await expect(toastOf(page, "Upgrade failed")).toBeVisible();
  await expect(headline(page, "Subscription Failed")).toBeVisible();
});

test("the address behind a hash leads to the same page, also for somebody who must sign in first", async ({
  page,
  become,
}) => {
  await page.goto(`/#${address}`);
  await expect(page).toHaveURL(`/auth?next=${encodeURIComponent(address)}`);
  await become("demo-free");
  await page.goto(`/#${address}`);
  await expect(page).toHaveURL(address);
  await expect(headline(page, "Subscription Failed")).toBeVisible();
  // An odd one is no way to anywhere else.
  await open(page, "/#//evil.test/subscription/callback");
  await expect(page).toHaveURL("/#//evil.test/subscription/callback");
});
