import { describe, expect, it } from "vitest";
import { productionEnv } from "#tests/support/process/production-env.ts";
import { freshTables, testApp, type TestApp } from "#tests/support/test-app.ts";

const database = await freshTables();

async function begun() {
  const app = testApp(database);
  const { payments, paystackSimulator: simulator } = app.services;
  if (simulator === null) throw new Error("A demo has a simulator");
  const { accessCode, authorizationUrl } = await payments.start({
    reference: "sub-7-a",
    email: "thandi@example.test",
    cents: 200_000,
    currency: "ZAR",
    planCode: payments.planCode,
    userId: 7,
    callbackUrl: "http://localhost:3000/subscription/callback",
    proof: "sealed",
  });
  const path = new URL(authorizationUrl).pathname;
  return { app, payments, simulator, accessCode, path };
}

const send = (app: TestApp, path: string, fields: Record<string, string>, headers = {}) =>
  app.request(path, { method: "POST", body: new URLSearchParams(fields), headers });

const textOf = async (app: TestApp, path: string) => (await app.request(path)).text();

describe("the checkout page", () => {
  it("says what is paid by whom, and returns with both names of the reference", async () => {
    const { app, path, simulator } = await begun();
    const page = await textOf(app, path);
    expect(page).toContain("R2,000");
    expect(page).toContain("thandi@example.test");
    const response = await send(app, path, { card: "success" });
    expect(response.status).toBe(303);
    expect(response.headers.get("location")).toBe(
      "http://localhost:3000/subscription/callback?trxref=sub-7-a&reference=sub-7-a",
    );
    expect(simulator.state.transactions[0]?.status).toBe("success");
    expect(await textOf(app, path)).toContain("This payment has been made.");
  });

  it("stays open after a refusal, and goes back when it is left", async () => {
    const { app, path, payments } = await begun();
    const declined = await send(app, path, { card: "insufficient" });
    expect(declined.status).toBe(200);
    expect(await declined.text()).toContain("Insufficient Funds. You can try another card.");
    const left = await send(app, path, { card: "cancel" });
    expect(left.headers.get("location")).toBe("http://localhost:3000/subscribe");
    expect(await payments.findCharge("sub-7-a")).toMatchObject({ status: "failed" });
  });

  it("takes no card that is none, and knows no payment it did not begin", async () => {
    const { app, path } = await begun();
    expect((await send(app, path, { card: "toString" })).status).toBe(404);
    expect((await app.request("/demo/paystack/checkout/nothere")).status).toBe(404);
  });
});

describe("the popup", () => {
  it("may be framed by this site alone, and runs no script but its own", async () => {
    const { headers } = await testApp(database).request("/demo/paystack/popup?precheckout=true");
    const policy = headers.get("content-security-policy");
    expect(policy).toContain("default-src 'none'");
    expect(policy).toContain("frame-ancestors 'self'");
    expect(policy).not.toContain("unsafe");
    expect(headers.get("x-frame-options")).toBe("SAMEORIGIN");
  });

  it("asks what is to be paid, and tells the library what it expects", async () => {
    const { app, path } = await begun();
    expect(await (await app.request(`${path}/details`)).json()).toMatchObject({
      amount: "R2,000",
      email: "thandi@example.test",
    });
    const pay = (card: unknown) =>
      app.request(`${path}/pay`, {
        method: "POST",
        headers: { "content-type": "application/json" },
        body: JSON.stringify({ card }),
      });
    expect((await pay(["success"])).status).toBe(400);
    expect(await (await pay("3ds-fail")).json()).toMatchObject({ status: "failed" });
    expect(await (await pay("3ds")).json()).toMatchObject({
      status: "success",
      message: "Approved",
      reference: "sub-7-a",
      trxref: "sub-7-a",
    });
    expect((await app.request(`${path}/details`)).status).toBe(409);
  });

  it("comes with the provider's own library, which looks for its checkout here", async () => {
    const library = await textOf(testApp(database), "/demo/paystack/inline.js");
    expect(library).toContain('checkoutUrl:"/demo/paystack/"');
    expect(library).toContain("resumeTransaction");
    expect(library).not.toContain('"https://checkout.paystack.com/"');
  });
});

describe("the page for changing the card", () => {
  it("opens with its own link only, changes the card and cancels", async () => {
    const { app, simulator, payments } = await begun();
    await simulator.pay("sub-7-a");
    const { code } = simulator.state.subscriptions[0] ?? { code: "" };
    const link = new URL(await payments.cardPage(code));
    expect((await app.request(link.pathname)).status).toBe(404);
    expect((await app.request(`${link.pathname}?subscription_token=x`)).status).toBe(404);
    const changed = await send(app, link.pathname + link.search, { wish: "card" });
    expect(await changed.text()).toContain("ending in 4796");
    expect(await payments.findSubscription(code)).toMatchObject({ card: { last4: "4796" } });
    await send(app, link.pathname + link.search, { wish: "cancel" });
    expect(await payments.findSubscription(code)).toMatchObject({ state: "non-renewing" });
  });
});

describe("the page with the levers", () => {
  const act = (app: TestApp, name: string, on = "", headers = {}) =>
    send(app, "/demo/paystack/act", { act: name, on }, headers);

  it("does what takes a bank or a year", async () => {
    const { app, simulator } = await begun();
    expect(await textOf(app, "/demo/paystack")).toContain("Nobody has subscribed yet.");
    await simulator.pay("sub-7-a");
    const [subscription] = simulator.state.subscriptions;
    const code = subscription?.code ?? "";
    const page = await textOf(app, "/demo/paystack");
    for (const label of ["Renew now", "Let the renewal fail", "Expire the card", "Refund"])
      expect(page).toContain(label);

    expect((await act(app, "renew", code)).headers.get("location")).toBe("/demo/paystack");
    expect(subscription?.nextPaymentAt).toBe("2027-11-15T00:00:00.000Z");
    await act(app, "fail-renewal", code);
    expect(subscription?.status).toBe("attention");
    expect(await textOf(app, "/demo/paystack")).not.toContain("Let the renewal fail");
    await act(app, "fail-renewal", code);
    await act(app, "expire-card", code);
    expect(subscription?.authorization).toMatchObject({ expMonth: "11", expYear: "2026" });
    await act(app, "lose-dispute", "sub-7-a");
    expect(simulator.state.transactions[0]?.status).toBe("reversed");
    expect(simulator.webhooks.sent.map(({ event }) => event)).toEqual([
      "charge.success",
      "subscription.create",
      "charge.success",
      "invoice.update",
      "invoice.payment_failed",
      "invoice.update",
      "subscription.expiring_cards",
      "charge.dispute.create",
      "charge.dispute.resolve",
    ]);
  });

  it("takes the provider down and brings it back", async () => {
    const { app, payments } = await begun();
    await act(app, "down");
    await expect(payments.findCharge("sub-7-a")).rejects.toThrow("503");
    expect(await textOf(app, "/demo/paystack")).toContain("The provider is down");
    await act(app, "up");
    expect(await payments.findCharge("sub-7-a")).not.toBeNull();
  });

  it("holds webhooks back and lets them go", async () => {
    const { app, simulator } = await begun();
    await act(app, "webhooks", "hold");
    await simulator.pay("sub-7-a");
    expect(await textOf(app, "/demo/paystack")).toContain("Release 2 webhooks");
    await act(app, "webhooks", "deliver");
    await act(app, "release");
    expect(simulator.webhooks.held).toEqual([]);
  });

  it("does nothing it does not know, and nothing for another site", async () => {
    const { app, simulator } = await begun();
    for (const [name, on] of [
      ["constructor", ""],
      ["renew", "SUB_nobody"],
      ["refund", "sub-7-a"],
      ["webhooks", "explode"],
      ["", ""],
    ] as const)
      expect((await act(app, name, on)).status).toBe(303);
    expect(simulator.webhooks.mode).toBe("deliver");
    const foreign = await act(app, "down", "", { origin: "https://evil.test" });
    expect(foreign.status).toBe(403);
    expect(simulator.faults.active).toEqual([]);
  });

  it("shows nobody's markup, no key, and no inline style", async () => {
    const { app, simulator } = await begun();
    for (const customer of simulator.state.customers)
      customer.email = '"<script>alert(1)</script>"@example.test';
    for (const path of ["/demo/paystack", "/demo/paystack/checkout/x"]) {
      const page = await textOf(app, path);
      expect(page).not.toContain("<script>alert");
      expect(page).not.toMatch(/\sstyle="|<style|sk_test_/);
    }
  });
});

it("production has none of it", async () => {
  const app = testApp(database, { env: productionEnv });
  expect(app.services.paystackSimulator).toBeNull();
  for (const path of ["", "/popup", "/inline.js", "/style.css", "/checkout/a", "/plan/PLN_test"]) {
    const response = await app.request(`/demo/paystack${path}`);
    expect({ path, status: response.status }).toEqual({ path, status: 404 });
  }
});

it("nor has a demo that was given a provider of its own", async () => {
  const env = { PAYSTACK_SECRET_KEY: "sk_test_0123456789", PAYSTACK_PLAN_CODE: "PLN_own" };
  const app = testApp(database, { env });
  expect(app.services.paystackSimulator).toBeNull();
  expect(app.services.site.checkoutScript).toBeNull();
  expect((await app.request("/demo/paystack")).status).toBe(404);
});
