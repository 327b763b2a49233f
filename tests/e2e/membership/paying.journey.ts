import { expect, test } from "../fixtures.ts";
import {
  checkout,
  headline,
  newcomer,
  open,
  payWith,
  signIn,
  subscribeButton,
  toastOf,
} from "./subscriber.ts";

test("pay: closed at first, declined once, then through, and everything opens", async ({
  page,
}) => {
  const username = await newcomer(page);
  const asked: string[] = [];
  page.on("request", (request) => asked.push(request.url()));
  await open(page, "/pricing");
  await page.getByRole("link", { name: "Subscribe Now" }).first().click();
  await expect(headline(page, "A year of Premium")).toBeFocused();
  expect(asked.filter((url) => url.includes("paystack"))).toEqual([]);

  await test.step("a closed popup is said, and can be opened again", async () => {
    await subscribeButton(page).click();
    await checkout(page).getByRole("button", { name: "Cancel payment" }).click();
    await expect(toastOf(page, "Subscription Cancelled")).toBeVisible();
    await expect(toastOf(page, "You can try again anytime")).toBeVisible();
  });

  await test.step("a declined card is the popup's to say, and another card may follow", async () => {
    await subscribeButton(page).click();
    await payWith(page, /Card is declined/);
    await expect(checkout(page).getByRole("alert")).toContainText("Declined");
    await payWith(page, /Payment succeeds/);
    await expect(headline(page, "Subscription Successful!")).toBeFocused();
    await expect(toastOf(page, "Upgrade successful")).toBeVisible();
  });

  await test.step("a reload asks again and changes nothing", async () => {
    await page.reload();
    await expect(headline(page, "Subscription Successful!")).toBeVisible();
    await expect(page.getByRole("link", { name: /^Open receipt KW-/ })).toBeVisible();
  });

  await test.step("the jobs and the home page are a member's", async () => {
    await page.getByRole("link", { name: "Browse Premium Jobs" }).click();
    await expect(page.getByText(/^Showing \d+ jobs with premium access$/)).toBeVisible();
    await page.getByRole("banner").getByRole("link", { name: "Home", exact: true }).click();
    await expect(headline(page, `Welcome, ${username}`)).toBeVisible();
    await page.goto("/subscribe");
    await expect(headline(page, "You Already Have Premium")).toBeVisible();
  });
});

test("a double click starts one payment", async ({ page }) => {
  await newcomer(page);
  await open(page, "/subscribe");
  let started = 0;
  page.on("request", (request) => {
    if (request.url().endsWith("/api/subscription/initialize")) started += 1;
  });
  await subscribeButton(page).dblclick();
  await expect(checkout(page).getByRole("button", { name: "Cancel payment" })).toBeVisible();
  expect(started).toBe(1);
});

test("two tabs pay for one year: the second one says that there is nothing to pay", async ({
  page,
  context,
}) => {
  await newcomer(page);
  await open(page, "/subscribe");
  const other = await context.newPage();
  await open(other, "/subscribe");
  await subscribeButton(page).click();
  await payWith(page, /Payment succeeds/);
  await expect(headline(page, "Subscription Successful!")).toBeVisible();
  await subscribeButton(other).click();
  await expect(headline(other, "You Already Have Premium")).toBeFocused();
  await other.goto(page.url());
  await expect(headline(other, "Subscription Successful!")).toBeVisible();
});

test("when the popup cannot load, the provider's own page takes its place and leads back", async ({
  page,
}) => {
  await newcomer(page);
  await page.route("**/inline.js", (route) => route.abort());
  await open(page, "/subscribe");
  await subscribeButton(page).click();
  await page.getByRole("button", { name: /Payment succeeds/ }).click();
  await expect(headline(page, "Subscription Successful!")).toBeVisible();
});

test("whoever was signed out meanwhile signs in and comes back to the same place", async ({
  page,
  context,
}) => {
  const username = await newcomer(page);
  await open(page, "/subscribe");
  await context.clearCookies();
  await subscribeButton(page).click();
  await expect(page).toHaveURL("/auth?next=%2Fsubscribe");
  await signIn(page, username);
  await subscribeButton(page).click();
  await payWith(page, /Payment succeeds/);
  await expect(headline(page, "Subscription Successful!")).toBeVisible();
  const paid = new URL(page.url());
  await page.route(
    "**/api/subscription/verify",
    async (route) => {
      await context.clearCookies();
      await route.fulfill({ status: 401, body: "{}" });
    },
    { times: 1 },
  );
  await page.reload();
  await expect(page).toHaveURL(`/auth?next=${encodeURIComponent(paid.pathname + paid.search)}`);
  await signIn(page, username);
  await expect(page).toHaveURL(paid.href);
  await expect(headline(page, "Subscription Successful!")).toBeVisible();
});

test("what keeps a payment from starting is said, and nothing stays locked", async ({
  page,
  become,
}) => {
  await become("demo-free");
  await open(page, "/subscribe");
  const refusals = [
    { answer: { status: 500, body: "" }, says: "Failed to initialize subscription" },
    { answer: { status: 504, json: { message: "Too slow." } }, says: "Too slow." },
  ];
  for (const { answer, says } of refusals) {
    await page.route("**/api/subscription/initialize", (route) => route.fulfill(answer), {
      times: 1,
    });
    await subscribeButton(page).click();
    await expect(toastOf(page, "Subscription Failed")).toBeVisible();
    await expect(toastOf(page, says)).toBeVisible();
  }
  await page.route("**/api/subscription/initialize", (route) => route.abort());
  await subscribeButton(page).click();
  await expect(toastOf(page, "There was an error processing your subscription")).toBeVisible();
  await expect(subscribeButton(page)).toBeEnabled();
});
