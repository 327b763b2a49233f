import { describe, expect, it } from "vitest";
import { days } from "#tests/support/clock.ts";
import { provider } from "./provider.ts";

const at = await provider();

describe("a payment from beginning to end", () => {
  it("begins with our own values, and only a card", async () => {
    const started = await at.start("sub-7-a");
    expect(started.accessCode).toMatch(/^[a-z0-9]{15}$/);
    expect(started.authorizationUrl).toContain(`/checkout/${started.accessCode}`);
    expect(at.simulator.calls).toEqual([
      {
        call: "initialize",
        path: "/transaction/initialize",
        body: {
          email: "thandi@example.test",
          amount: 200_000,
          currency: "ZAR",
          plan: "PLN_a1b2c3d4e5f6g7h",
          reference: "sub-7-a",
          callback_url: "http://localhost:3000/subscription/callback",
          channels: ["card"],
          metadata: {
            userId: 7,
            proof: "sealed",
            cancel_action: "http://localhost:3000/subscribe",
          },
        },
      },
    ]);
  });

  it("is found by its reference, abandoned until it is paid", async () => {
    await at.start("sub-7-b");
    expect(await at.payments.findCharge("sub-7-b")).toMatchObject({
      status: "abandoned",
      paidAt: null,
      card: null,
    });
    expect(await at.simulator.pay("sub-7-b", "declined")).toMatchObject({ status: "failed" });
    expect(await at.payments.findCharge("sub-7-b")).toMatchObject({ status: "failed" });
    await at.simulator.pay("sub-7-b");
    expect(await at.payments.findCharge("sub-7-b")).toEqual({
      reference: "sub-7-b",
      status: "success",
      amount: 200_000,
      currency: "ZAR",
      planCode: "PLN_a1b2c3d4e5f6g7h",
      mode: "test",
      paidAt: at.clock.now(),
      transactionId: expect.stringMatching(/^\d+$/),
      customer: {
        id: expect.stringMatching(/^\d+$/),
        code: expect.stringMatching(/^CUS_[a-z0-9]{15}$/),
        email: "thandi@example.test",
      },
      userId: 7,
      proof: "sealed",
      card: { brand: "visa", last4: "4081", expires: "12/2030" },
    });
  });

  it("is among all that were paid lately, oldest first, however many pages they fill", async () => {
    const references = Array.from({ length: 105 }, (_, index) => `sub-7-${index}`);
    for (const reference of references) {
      await at.start(reference);
      await at.simulator.pay(reference);
      at.clock.advance(1_000);
    }
    const found = await at.payments.chargesSince(new Date(at.clock.now().getTime() - 3_600_000));
    expect(found.map(({ reference }) => reference)).toEqual(references);
    expect(await at.payments.chargesSince(at.clock.now())).toEqual([]);
  });

  it("is unknown by its code, whichever status comes with it", async () => {
    expect(await at.payments.findCharge("sub-7-nobody")).toBeNull();
    at.simulator.unknownStatus = 400;
    expect(await at.payments.findCharge("sub-7-nobody")).toBeNull();
    expect(await at.payments.findSubscription("SUB_nobody")).toBeNull();
    expect(await at.payments.subscriptionsOf("CUS_nobody")).toEqual([]);
  });

  it("subscribes, stops, goes on, and renews a year later", async () => {
    const { charge, subscription } = await at.paid("sub-7-c");
    expect(subscription).toMatchObject({
      state: "active",
      planCode: "PLN_a1b2c3d4e5f6g7h",
      mode: "test",
      nextPaymentAt: new Date("2027-11-15T00:00:00Z"),
      failedAt: null,
      lastReference: null,
    });
    const { code, token } = subscription;
    expect(await at.payments.stopRenewal(code, "not the token")).toBe(false);
    expect(await at.payments.stopRenewal(code, token ?? "")).toBe(true);
    expect(await at.payments.stopRenewal(code, token ?? "")).toBe(false);
    expect(await at.payments.findSubscription(code)).toMatchObject({
      state: "non-renewing",
      nextPaymentAt: null,
    });
    expect(await at.payments.resumeRenewal(code, token ?? "")).toBe(true);
    expect(await at.payments.cardPage(code)).toMatch(/\/manage\/\d+\?subscription_token=/);

    at.clock.advance(days(366));
    await at.simulator.catchUp();
    const [renewal, first] = await at.payments.chargesOf(charge.customer.id, new Date(0));
    expect(first?.reference).toBe("sub-7-c");
    expect(renewal).toMatchObject({ status: "success", planCode: at.payments.planCode });
    expect(renewal?.reference).not.toBe("sub-7-c");
    expect(await at.payments.chargesOf("1", new Date(0))).toEqual([]);

    await at.payments.stopRenewal(code, token ?? "");
    at.clock.advance(days(366));
    await at.simulator.catchUp();
    expect(await at.payments.findSubscription(code)).toMatchObject({ state: "cancelled" });
    expect(await at.payments.resumeRenewal(code, token ?? "")).toBe(false);
  });

  it("says when the newest renewal could not be paid", async () => {
    const { subscription } = await at.paid("sub-7-d");
    at.simulator.cards.declineRenewals("thandi@example.test", true);
    at.clock.advance(days(366));
    await at.simulator.catchUp();
    expect(await at.payments.findSubscription(subscription.code)).toMatchObject({
      state: "attention",
      failedAt: new Date("2027-11-15T00:00:00Z"),
    });
  });
});

describe("A093: a reference that leads elsewhere", () => {
  it.each(["../../customer", "abc?x=1", "a/b", "%2e%2e", "a\nb", "", "x".repeat(5000)])(
    "%j never leaves the house",
    async (reference) => {
      await expect(at.payments.findCharge(reference)).rejects.toThrow(TypeError);
      await expect(at.start(reference)).rejects.toThrow(TypeError);
      expect(at.simulator.calls).toEqual([]);
    },
  );

  it.each([".", "..", ""])("nor does %j as the name of a subscription", async (code) => {
    await expect(at.payments.findSubscription(code)).rejects.toThrow(TypeError);
    await expect(at.payments.cardPage(code)).rejects.toThrow(TypeError);
    expect(at.simulator.calls).toEqual([]);
  });

  it("keeps an odd name of a subscription in one part of the path", async () => {
    expect(await at.payments.findSubscription("SUB_a/../../customer?x=1")).toBeNull();
    expect(at.simulator.calls[0]?.path).toBe("/subscription/SUB_a%2F..%2F..%2Fcustomer%3Fx%3D1");
  });
});

describe("what varies on the wire", () => {
  it.each([
    { metadata: "" },
    { metadata: 0 },
    { metadata: null },
    { metadata: { custom: [1] } },
    { log: { history: [] } },
    { authorization: {} },
    { authorization: null },
    { fees: null, fees_split: "x", something_new: {} },
  ])("reads a charge with %j", async (fields) => {
    await at.paid("sub-7-varies");
    at.simulator.tell("sub-7-varies", fields);
    expect(await at.payments.findCharge("sub-7-varies")).toMatchObject({
      status: "success",
      amount: 200_000,
    });
  });

  it("keeps amounts and currencies as they were sent", async () => {
    await at.paid("sub-7-sent");
    for (const amount of [199_999, 0, -200_000, "200000", 200_000.5, null, 1e21]) {
      at.simulator.tell("sub-7-sent", { amount });
      expect((await at.payments.findCharge("sub-7-sent"))?.amount).toBe(amount);
    }
    for (const currency of ["NGN", null, 7]) {
      at.simulator.tell("sub-7-sent", { currency });
      expect((await at.payments.findCharge("sub-7-sent"))?.currency).toBe(currency);
    }
    at.simulator.tell("sub-7-sent", { currency: undefined, amount: undefined, plan: undefined });
    expect(await at.payments.findCharge("sub-7-sent")).toMatchObject({
      currency: undefined,
      amount: undefined,
      planCode: at.payments.planCode,
    });
    at.simulator.tell("sub-7-sent", { plan: null, plan_object: {} });
    expect(await at.payments.findCharge("sub-7-sent")).toMatchObject({ planCode: null });
  });

  it("loses no digit of a transaction's 64 bits", async () => {
    await at.paid("sub-7-long");
    at.simulator.tell("sub-7-long", { id: "the long one" });
    const { fetch } = at.simulator;
    at.simulator.fetch = async (request) => {
      const text = await (await fetch(request)).text();
      return new Response(text.replace('"the long one"', "18446744073709551615"));
    };
    expect(await at.payments.findCharge("sub-7-long")).toMatchObject({
      transactionId: "18446744073709551615",
      amount: 200_000,
    });
  });
});
