import type { Page } from "@playwright/test";
import { readConfig } from "#server/config.ts";
import { expect, expectAccessible, test } from "../fixtures.ts";

interface Started {
  readonly access_code: string;
  readonly authorization_url: string;
}

/** Begins a payment as the server would. */
async function begin(page: Page, baseURL: string | undefined, reference: string): Promise<Started> {
  const { secretKey, planCode } = readConfig({ PORT: new URL(baseURL ?? "").port }).paystack;
  const response = await page.request.post("/demo/paystack/transaction/initialize", {
    headers: { authorization: `Bearer ${secretKey}` },
    data: {
      email: `${reference}@example.test`,
      amount: 200_000,
      plan: planCode,
      reference,
      callback_url: `${baseURL}/nope`,
    },
  });
  return ((await response.json()) as { data: Started }).data;
}

/** Opens the popup with the provider's own library, and leaves what it says in the title. */
async function openPopup(page: Page, accessCode: string): Promise<void> {
  await page.evaluate((code) => {
    interface Popup {
      resumeTransaction(code: string, callbacks: object): void;
    }
    const holder = window as unknown as { PaystackPop: new () => Popup; popup?: Popup };
    holder.popup ??= new holder.PaystackPop();
    const say = (text: string) => void (document.title = text);
    holder.popup.resumeTransaction(code, {
      onLoad: () => say("open"),
      onCancel: () => say("closed"),
      onError: ({ message }: { message: string }) => say(message),
      onSuccess: ({ reference, status }: { reference: string; status: string }) =>
        say(`${status} ${reference}`),
    });
  }, accessCode);
}

test("the provider's library and the simulator's popup understand each other", async ({
  page,
  baseURL,
}) => {
  const { access_code } = await begin(page, baseURL, "sub-0-popup");
  await page.goto("/nope");
  await page.addScriptTag({ url: "/demo/paystack/inline.js" });
  const popup = page.frameLocator("iframe[id^=inline-checkout]");

  await openPopup(page, "nobody");
  await expect(page).toHaveTitle("This payment is not known here");

  await openPopup(page, access_code);
  await expect(page).toHaveTitle("open");
  await expect(popup.getByRole("heading", { name: "Pay for Premium annual" })).toBeFocused();
  await page.keyboard.press("Tab");
  await page.keyboard.press("Tab");
  await expect(popup.getByRole("button", { name: "Card is declined" })).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(popup.getByRole("alert")).toHaveText("Declined. You can try another card.");
  await expect(popup.getByRole("alert")).toBeFocused();
  await page.keyboard.press("Escape");
  await expect(page).toHaveTitle("closed");

  await openPopup(page, access_code);
  await expect(popup.getByText("sub-0-popup@example.test")).toBeVisible();
  await popup.getByRole("button", { name: "Payment succeeds" }).click();
  await expect(page).toHaveTitle("success sub-0-popup");
});

test("the checkout page, the page for the card and the levers work without a popup", async ({
  page,
  baseURL,
}) => {
  const { authorization_url } = await begin(page, baseURL, "sub-0-page");
  await page.goto(authorization_url);
  await expectAccessible(page);
  await page.getByRole("button", { name: "Insufficient funds" }).click();
  await expect(page.getByRole("alert")).toBeFocused();
  await expectAccessible(page);
  await page.getByRole("button", { name: "Bank check passed" }).click();
  await expect(page).toHaveURL(`${baseURL}/nope?trxref=sub-0-page&reference=sub-0-page`);

  await page.goto("/demo/paystack");
  const row = page.getByRole("region", { name: "Subscription of sub-0-page@example.test" }).first();
  await expect(row).toContainText("active");
  await row.getByRole("button", { name: "Let the renewal fail" }).click();
  await expect(row).toContainText("attention");
  await expectAccessible(page);
});
