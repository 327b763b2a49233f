import { describe, expect, test } from "vitest";
import { eq } from "drizzle-orm";
import { users } from "#server/adapters/database/schema.ts";
import { minutes } from "../../support/clock.ts";
import { payingApps } from "../../support/providers/paystack.ts";
import { freshTables } from "../../support/test-app.ts";
import { callsTo, newMember, paid, paymentRow, premiumUntilOf, recordsOf } from "./member.ts";

const database = await freshTables();
const paying = await payingApps(database);

describe("beginning to pay", () => {
  test("A080: the reference belongs to whoever is signed in, and price and address are ours", async () => {
    const { app, paystack } = paying();
    const victim = await app.build.user({ email: "victim@example.com" });
    const member = await newMember(app);
    const { status, reply } = await member.post("/api/subscription/initialize", {
      email: victim.email,
    });
    expect(status).toBe(200);
    const { reference } = reply["data"] as { reference: string };
    expect(await paymentRow(app, reference)).toMatchObject({
      userId: member.user.id,
      email: member.user.email,
      cents: 200_000,
      currency: "ZAR",
      state: "started",
    });
    expect(paystack.calls).toHaveLength(1);
    expect(paystack.calls[0]?.body).toMatchObject({
      email: member.user.email,
      amount: 200_000,
      currency: "ZAR",
      plan: app.services.payments.planCode,
      reference,
      channels: ["card"],
      callback_url: `${app.services.config.appUrl}/subscription/callback`,
    });
  });

  test("A081: price, plan, way back and owner cannot be sent along: it is refused before the provider hears of it", async () => {
    const { app, paystack } = paying();
    const member = await newMember(app);
    const bodies = [
      { amount: 100 },
      { currency: "NGN" },
      { plan: "PLN_x" },
      { callback_url: "https://evil.test" },
      { metadata: { userId: 2 } },
      { email: "x".repeat(255) },
      { email: "a\u0000b" },
      { email: 7 },
    ];
    for (const body of bodies) {
      const { status } = await member.post("/api/subscription/initialize", body);
      expect({ body, status }).toEqual({ body, status: 400 });
    }
    expect(paystack.calls).toEqual([]);
  });

  test("two clicks at once begin one payment, and so does the next click within half an hour", async () => {
    const { app, paystack } = paying();
    const member = await newMember(app);
    const all = await Promise.all(Array.from({ length: 8 }, () => member.begin()));
    app.clock.advance(minutes(29));
    all.push(await member.begin());
    expect(new Set(all.map(({ reference }) => reference)).size).toBe(1);
    expect(new Set(all.map(({ access_code }) => access_code)).size).toBe(1);
    expect(callsTo(paystack, "initialize")).toBe(1);
    app.clock.advance(minutes(2));
    expect((await member.begin()).reference).not.toBe(all[0]?.reference);
  });

  test("a declined card leads to a fresh payment at the next click", async () => {
    const { app, paystack } = paying();
    const member = await newMember(app);
    const first = await member.begin();
    await paystack.pay(first.reference, "declined");
    expect((await member.verify(first.reference)).reply).toEqual({
      success: false,
      message:
        "The payment did not go through, and nothing was charged. You can try again with another card.",
    });
    const second = await member.begin();
    expect(second.reference).not.toBe(first.reference);
    await paystack.pay(second.reference);
    expect(await member.isPremium()).toBe(true);
  });

  test("somebody who paid and closed the tab is not charged again: the next click finds the payment", async () => {
    const { app, paystack } = paying();
    const member = await newMember(app);
    paystack.webhooks.mode = "drop";
    await paid(member, paystack);
    app.clock.advance(minutes(45));
    const { status, reply } = await member.post("/api/subscription/initialize", {});
    expect([status, reply["code"]]).toEqual([409, "already_premium"]);
    expect(await member.isPremium()).toBe(true);
    expect(callsTo(paystack, "initialize")).toBe(1);
  });

  test("A106: a member who begins again is refused, and the provider hears nothing", async () => {
    const { app, paystack } = paying();
    const member = await newMember(app);
    await paid(member, paystack);
    const before = callsTo(paystack, "initialize");
    const { status, reply } = await member.post("/api/subscription/initialize", {});
    expect(status).toBe(409);
    expect(reply).toEqual({
      code: "already_premium",
      message: "You already have premium, so there is nothing to pay.",
    });
    expect(callsTo(paystack, "initialize")).toBe(before);
  });
});

describe("POST /api/upgrade", () => {
  test("A077: without a payment it is refused, and nobody is nobody", async () => {
    const { app } = paying();
    const member = await newMember(app);
    expect(await member.post("/api/upgrade")).toEqual({
      status: 402,
      reply: {
        code: "payment_required",
        message:
          "No payment gives this account premium right now. Subscribe first, and this will work.",
      },
    });
    expect(await member.isPremium()).toBe(false);
    expect((await app.request("/api/upgrade", { method: "POST" })).status).toBe(401);
  });

  test("A078: whatever is sent along is not even read", async () => {
    const { app } = paying();
    const member = await newMember(app);
    const body = { isPremium: true, userId: member.user.id, reference: "x", amount: 0 };
    expect((await member.post("/api/upgrade", body)).status).toBe(402);
    expect(await member.isPremium()).toBe(false);
  });

  test("A079: after a payment it confirms as often as asked, and moves nothing", async () => {
    const { app, paystack } = paying();
    const member = await newMember(app);
    await paid(member, paystack);
    const until = await premiumUntilOf(app, member.user);
    const answers = await Promise.all(
      Array.from({ length: 10 }, () => member.post("/api/upgrade")),
    );
    app.clock.advance(minutes(1));
    answers.push(await member.post("/api/upgrade"));
    for (const { status, reply } of answers) {
      expect(status).toBe(200);
      expect(reply).toEqual(answers[0]?.reply);
      expect(reply).toMatchObject({ id: member.user.id, isPremium: true });
    }
    expect(await premiumUntilOf(app, member.user)).toEqual(until);
    expect(await recordsOf(app, member.user)).toEqual(["payment-counted"]);
  });
});

test("A076: premium ends to the second, judged at each request", async () => {
  const { app } = paying();
  const member = await newMember(app);
  const until = new Date(app.clock.now().getTime() + 60_000);
  await database.queries
    .update(users)
    .set({ premiumUntil: until })
    .where(eq(users.id, member.user.id));
  app.clock.advance(59_000);
  expect((await member.get("/api/premium/start-guide")).status).toBe(200);
  app.clock.advance(2_000);
  expect((await member.get("/api/premium/start-guide")).status).toBe(403);
  expect((await member.post("/api/upgrade")).status).toBe(402);
});
