import { createHmac } from "node:crypto";
import { beforeEach, describe, expect, it } from "vitest";
import { paystackPayments } from "#server/adapters/payments/paystack/client.ts";
import { simulatorIn } from "#server/adapters/payments/simulator/demo.ts";
import type { Simulator } from "#server/adapters/payments/simulator/simulator.ts";
import { readConfig } from "#server/config.ts";
import { days, testClock, type TestClock } from "#tests/support/clock.ts";

const secretKey = "sk_test_for-signatures";
const payments = paystackPayments({ secretKey, planCode: "PLN_a", baseUrl: "http://127.0.0.1:9" });

const bytes = (text: string): Uint8Array => new TextEncoder().encode(text);
const sign = (body: string | Uint8Array): string =>
  createHmac("sha512", secretKey).update(body).digest("hex");
const read = (body: unknown) => {
  const text = typeof body === "string" ? body : JSON.stringify(body);
  return payments.readDelivery(bytes(text), sign(text));
};

describe("A094: who sent it", () => {
  const body = '{"event":"charge.success","data":{"id":1}}';
  const good = sign(body);

  it("takes the provider's own signature over exactly these bytes", () => {
    expect(payments.readDelivery(bytes(body), good)).toMatchObject({ event: "charge.success" });
  });

  it("hashes the bytes as they came, escapes and odd numbers included", () => {
    const odd = '{"event":"x.y", "data":{"id":1.0e2,"name":"\\u00e9\\/caf\u00e9"}}';
    expect(payments.readDelivery(bytes(odd), sign(odd))).not.toBeNull();
    expect(payments.readDelivery(bytes(odd), sign(JSON.stringify(JSON.parse(odd))))).toBeNull();
  });

  it.each([
    ["none", undefined],
    ["empty", ""],
    ["another body's", sign(`${body} `)],
    ["another key's", createHmac("sha512", "sk_test_other").update(body).digest("hex")],
    ["another hash", createHmac("sha256", secretKey).update(body).digest("hex")],
    ["upper case", good.toUpperCase()],
    ["a space before", ` ${good}`],
    ["a line break after", `${good}\n`],
    ["twice, as a list", `${good}, ${good}`],
    ["cut short", good.slice(0, -1)],
    ["one too many", `${good}0`],
    ["with a prefix", `sha512=${good}`],
    ["base64", createHmac("sha512", secretKey).update(body).digest("base64")],
    ["wide letters", good.replace("a", "\u0430")],
    ["very long", "a".repeat(100_000)],
  ])("refuses a signature that is %s", (_name, signature) => {
    expect(payments.readDelivery(bytes(body), signature)).toBeNull();
  });

  it("says nothing about a body before it knows who sent it", () => {
    expect(payments.readDelivery(bytes("no json"), "0".repeat(128))).toBeNull();
  });
});

describe("A100: news that says nothing", () => {
  it.each(["no json", "{", "", '{"event":"a" "data":1}'])("%j is no JSON", (text) => {
    expect(() => read(text)).toThrow(SyntaxError);
  });

  it("bytes that are no text are no JSON either", () => {
    const broken = Uint8Array.of(0x7b, 0xff, 0x7d);
    expect(() => payments.readDelivery(broken, sign(broken))).toThrow(SyntaxError);
  });

  it.each([
    [{ event: "paymentrequest.success", data: { id: 7 } }, "paymentrequest.success"],
    [{ event: "charge.success" }, "charge.success"],
    [{ event: "charge.success", data: {} }, "charge.success"],
    [{ event: "charge.success", data: [] }, "charge.success"],
    [{ event: "subscription.create", data: { subscription_code: 7 } }, "subscription.create"],
    [{ event: "subscription.expiring_cards", data: {} }, "subscription.expiring_cards"],
    [{ event: "refund.processed", data: { amount: 1 } }, "refund.processed"],
    [{ data: { id: 7 } }, "unknown"],
    [{ event: 7, data: {} }, "unknown"],
    [{ event: "a\u0000b", data: {} }, "unknown"],
    [{ event: "x".repeat(500), data: {} }, "unknown"],
    [[], "unknown"],
    ["null", "unknown"],
    ["3", "unknown"],
    ['"text"', "unknown"],
  ])("%j", (body, event) => {
    expect(read(body)).toMatchObject({ event, news: { kind: "other" } });
  });

  it("a name that no database takes is no charge", () => {
    const charge = {
      id: 1,
      domain: "test",
      status: "success",
      reference: "a\u0000b",
      amount: 1,
      currency: "ZAR",
      customer: { id: 1, customer_code: "CUS_a", email: "a@example.test" },
    };
    const delivery = read({ event: "charge.success", data: charge });
    expect(delivery?.news.kind).toBe("other");
    expect(delivery?.key).not.toContain("\u0000");
  });
});

describe("news of a life", () => {
  let clock: TestClock;
  let simulator: Simulator;

  beforeEach(async () => {
    clock = testClock();
    const config = readConfig({
      PAYSTACK_SECRET_KEY: secretKey,
      PAYSTACK_PLAN_CODE: "PLN_a",
      PAYSTACK_BASE_URL: "http://127.0.0.1:9",
    });
    simulator = simulatorIn(config, clock, async () => 200);
    await simulator.fetch(
      new Request("http://127.0.0.1:9/transaction/initialize", {
        method: "POST",
        headers: { authorization: `Bearer ${secretKey}` },
        body: JSON.stringify({
          email: "thandi@example.test",
          amount: 1_000,
          plan: "PLN_a",
          reference: "sub-7-a",
        }),
      }),
    );
    await simulator.pay("sub-7-a");
  });

  const told = (from = 0) =>
    simulator.webhooks.sent
      .slice(from)
      .map(({ body, signature }) => payments.readDelivery(bytes(body), signature));

  it("a first payment: the charge at the plan's price, and the subscription", () => {
    expect(told()).toMatchObject([
      {
        event: "charge.success",
        key: expect.stringMatching(/^charge\.success:\d+:[0-9a-f]{16}$/),
        news: {
          kind: "charge",
          charge: {
            reference: "sub-7-a",
            status: "success",
            amount: 200_000,
            planCode: "PLN_a",
            mode: "test",
            paidAt: clock.now(),
          },
        },
      },
      {
        event: "subscription.create",
        news: {
          kind: "subscription",
          subscription: {
            state: "active",
            nextPaymentAt: new Date("2027-11-15T00:00:00Z"),
            card: { brand: "visa", last4: "4081", expires: "12/2030" },
          },
        },
      },
    ]);
  });

  it("a renewal: an invoice three days before, the charge, and the invoice again", async () => {
    clock.advance(days(363));
    await simulator.catchUp();
    clock.advance(days(3));
    await simulator.catchUp();
    const [notice, charge, update] = told(2);
    expect(notice).toMatchObject({
      event: "invoice.create",
      news: { kind: "invoice", isPaid: false, hasFailed: false, reference: null },
    });
    expect(charge).toMatchObject({
      event: "charge.success",
      news: { charge: { amount: 200_000, paidAt: new Date("2027-11-15T00:00:00Z") } },
    });
    const reference = charge?.news.kind === "charge" ? charge.news.charge.reference : "";
    expect(reference).toMatch(/^[a-z0-9]{8}-[a-z0-9]{4}-/);
    expect(update).toMatchObject({
      event: "invoice.update",
      news: {
        isPaid: true,
        reference,
        at: new Date("2027-11-15T00:00:00Z"),
        nextPaymentAt: new Date("2028-11-15T00:00:00Z"),
      },
    });
  });

  it("a renewal that fails is not tried again before another year", async () => {
    simulator.cards.declineRenewals("thandi@example.test", true);
    clock.advance(days(700));
    await simulator.catchUp();
    expect(told(2).map((delivery) => delivery?.event)).toEqual([
      "invoice.create",
      "invoice.payment_failed",
      "invoice.update",
    ]);
    expect(told(2).at(-1)).toMatchObject({
      news: { isPaid: false, hasFailed: true, at: new Date("2027-11-15T00:00:00Z") },
    });
  });

  it("a cancellation at once, the end at the old date, and a card that runs out", async () => {
    simulator.cards.expire("thandi@example.test", "02/2027");
    clock.advance(days(80));
    await simulator.catchUp();
    const { id, code, token } = simulator.state.subscriptions[0] ?? {};
    await simulator.fetch(
      new Request("http://127.0.0.1:9/subscription/disable", {
        method: "POST",
        headers: { authorization: `Bearer ${secretKey}` },
        body: JSON.stringify({ code, token }),
      }),
    );
    clock.advance(days(300));
    await simulator.catchUp();
    expect(told(2)).toMatchObject([
      {
        event: "subscription.expiring_cards",
        news: { cards: [{ subscriptionCode: code, expires: "02/2027" }] },
      },
      {
        event: "subscription.not_renew",
        key: expect.stringMatching(new RegExp(`^subscription\\.not_renew:${id}:[0-9a-f]{16}$`)),
        news: { subscription: { state: "non-renewing", nextPaymentAt: null } },
      },
      { event: "subscription.disable", news: { subscription: { state: "cancelled" } } },
    ]);
  });

  it("A102: refunds in text or in numbers, done only when processed", async () => {
    await simulator.refund("sub-7-a", 50_000);
    await simulator.refund("sub-7-a");
    expect(told(2)).toMatchObject([
      { event: "refund.pending", news: { isDone: false, cents: 50_000, reference: "sub-7-a" } },
      { event: "refund.processed", news: { isDone: true, cents: 50_000 } },
      { event: "refund.pending", news: { isDone: false, cents: 150_000 } },
      { event: "refund.processed", news: { isDone: true, cents: 150_000 } },
    ]);
    const keys = told(2).map((one) => (one?.news.kind === "refund" ? one.news.key : ""));
    expect(keys[0]).toBe(keys[1]);
    expect(keys[1]).not.toBe(keys[3]);
    // As the documentation has it: a number, and no name of its own.
    const data = { transaction_reference: "sub-7-a", refund_reference: null, amount: 700 };
    expect(read({ event: "refund.processed", data })).toMatchObject({
      news: { reference: "sub-7-a", cents: 700, key: "sub-7-a:700" },
    });
    expect(read({ event: "refund.processed", data: { ...data, amount: "7.5" } })).toMatchObject({
      news: { cents: null },
    });
  });

  it("A102: a dispute is lost when it is resolved for the customer, not before", async () => {
    await simulator.dispute("sub-7-a", "open");
    await simulator.dispute("sub-7-a", "lost");
    expect(told(2)).toMatchObject([
      { event: "charge.dispute.create", news: { isResolved: false, isLost: false } },
      {
        event: "charge.dispute.resolve",
        news: { reference: "sub-7-a", isResolved: true, isLost: true },
      },
    ]);
  });

  it("the same news has the same key however often it comes, and other news another", () => {
    const [charge, subscription] = told();
    expect(told().map((one) => one?.key)).toEqual([charge?.key, subscription?.key]);
    const keys = new Set(told().map((one) => one?.key));
    expect(keys.size).toBe(2);
  });
});
