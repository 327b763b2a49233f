import { eq } from "drizzle-orm";
import { describe, expect, test } from "vitest";
import { addYear } from "#domain/membership/term.ts";
import { payments } from "#server/adapters/database/schema.ts";
import { payingApps } from "../../support/providers/paystack.ts";
import { freshTables } from "../../support/test-app.ts";
import { callsTo, newMember, paid, paymentRow, premiumUntilOf, recordsOf } from "./member.ts";

const database = await freshTables();
const paying = await payingApps(database);

describe("verifying", () => {
  test("a paid reference makes a year of premium, once, without a webhook", async () => {
    const { app, paystack } = paying();
    paystack.webhooks.mode = "drop";
    const member = await newMember(app);
    const reference = await paid(member, paystack);
    expect(await member.isPremium()).toBe(false);
    const answer = await member.verify(reference);
    expect(answer).toEqual({
      status: 200,
      reply: { success: true, message: "Your payment is in, and your premium is on. Thank you." },
    });
    expect(await premiumUntilOf(app, member.user)).toEqual(addYear(app.clock.now()));
    expect(await recordsOf(app, member.user)).toEqual(["payment-counted"]);
    const before = callsTo(paystack, "verify");
    expect((await member.verify(reference)).reply["success"]).toBe(true);
    expect(callsTo(paystack, "verify")).toBe(before);
  });

  test("A082: another user's reference is unknown, and changes nothing for either", async () => {
    const { app, paystack } = paying();
    paystack.webhooks.mode = "drop";
    const owner = await newMember(app);
    const thief = await newMember(app);
    const reference = await paid(owner, paystack);
    const before = paystack.calls.length;
    expect(await thief.verify(reference)).toEqual({
      status: 404,
      reply: {
        success: false,
        message:
          "We do not know this payment. If you were charged, write to us with its reference.",
      },
    });
    expect(paystack.calls).toHaveLength(before);
    expect(await thief.isPremium()).toBe(false);
    expect((await owner.verify(reference)).reply["success"]).toBe(true);
  });

  test("A083: one good reference verified twenty times at once counts once, and everybody hears yes", async () => {
    const { app, paystack } = paying();
    paystack.webhooks.mode = "drop";
    const member = await newMember(app);
    const reference = await paid(member, paystack);
    const answers = await Promise.all(Array.from({ length: 20 }, () => member.verify(reference)));
    expect(answers.map(({ status, reply }) => [status, reply["success"]])).toEqual(
      answers.map(() => [200, true]),
    );
    expect(await recordsOf(app, member.user)).toEqual(["payment-counted"]);
    expect(await premiumUntilOf(app, member.user)).toEqual(addYear(app.clock.now()));
    expect(app.mails().filter(({ subject }) => subject.includes("receipt"))).toHaveLength(1);
  });

  test("a hundred at once meet the limit, and still count once", async () => {
    const { app, paystack } = paying();
    paystack.webhooks.mode = "drop";
    const member = await newMember(app);
    const reference = await paid(member, paystack);
    const before = callsTo(paystack, "verify");
    const answers = await Promise.all(Array.from({ length: 100 }, () => member.verify(reference)));
    const statuses = answers.map(({ status }) => status);
    expect(statuses.filter((status) => status === 200)).toHaveLength(60);
    expect(statuses.filter((status) => status === 429)).toHaveLength(40);
    expect(callsTo(paystack, "verify") - before).toBeLessThanOrEqual(60);
    expect(await recordsOf(app, member.user)).toEqual(["payment-counted"]);
  });

  test("A108: a hundred beginnings a minute meet the limit", async () => {
    const { app, paystack } = paying();
    const member = await newMember(app);
    const answers = [];
    for (let call = 0; call < 100; call += 1)
      answers.push((await member.post("/api/subscription/initialize", {})).status);
    expect(answers.filter((status) => status === 200)).toHaveLength(20);
    expect(answers.filter((status) => status === 429)).toHaveLength(80);
    expect(paystack.calls.length).toBeLessThanOrEqual(20);
  });

  test("A085: a charge that is abandoned, failed, under way, reversed or unheard of is no payment", async () => {
    const { app, paystack } = paying();
    const states = ["abandoned", "failed", "pending", "reversed", "ongoing", "something new"];
    for (const status of states) {
      const member = await newMember(app);
      const { reference } = await member.begin();
      paystack.tell(reference, { status });
      const answer = await member.verify(reference);
      expect({ told: status, ...answer }).toMatchObject({ status: 200, reply: { success: false } });
      expect(await member.isPremium()).toBe(false);
    }
  });

  const amounts = [199_999, 1, 0, -200_000, "200000", 200_000.5, null, 1e21];
  const currencies = ["NGN", "USD", null, undefined];
  const oddities = [
    ...amounts.map((amount) => ["A086", "amount", { amount }] as const),
    ...currencies.map((currency) => ["A087", "currency", { currency }] as const),
    ["A091", "plan", { plan: "PLN_another00000000" }] as const,
    ["A091", "plan", { plan: null, plan_object: {} }] as const,
    ["mode", "mode", { domain: "live" }] as const,
  ];
  test("A086, A087, A091: a charge that is not what was ordered is refused, noted and reported", async () => {
    const { app, paystack } = paying();
    paystack.webhooks.mode = "drop";
    for (const [name, mismatch, told] of oddities) {
      app.logLines.length = 0;
      const member = await newMember(app);
      const { reference } = await member.begin();
      await paystack.pay(reference);
      paystack.tell(reference, told);
      const { status, reply } = await member.verify(reference);
      expect({ name, told, status, reply }).toEqual({
        name,
        told,
        status: 200,
        reply: {
          success: false,
          message:
            "This payment is not the one we asked for, so we are looking at it by hand. Write to us with its reference.",
        },
      });
      expect(await member.isPremium()).toBe(false);
      expect(await paymentRow(app, reference)).toMatchObject({ state: "refused", mismatch });
      expect(await recordsOf(app, member.user)).toEqual(["payment-refused"]);
      const alert = app.logLines.filter((line) => line.includes('"alert":"payment-refused"'));
      expect(alert).toHaveLength(1);
      expect(alert[0]).toContain('"level":"warn"');
    }
  });

  test("A092: a reference we never gave out is unknown, however well it was paid", async () => {
    const { app, paystack } = paying();
    const member = await newMember(app);
    const { payments: client } = app.services;
    await client.start({
      reference: "made-elsewhere-1",
      email: member.user.email,
      cents: 200_000,
      currency: "ZAR",
      planCode: client.planCode,
      userId: member.user.id,
      callbackUrl: "https://kwela.example/",
      proof: "",
    });
    await paystack.pay("made-elsewhere-1");
    expect((await member.verify("made-elsewhere-1")).status).toBe(404);
    expect(await member.isPremium()).toBe(false);
    expect(await recordsOf(app, member.user)).toEqual([]);
  });

  test("A093: what is no reference leads nowhere", async () => {
    const { app, paystack } = paying();
    const member = await newMember(app);
    const attempts = [
      "../../customer",
      "abc?x=1",
      "a/b",
      "%2e%2e",
      "a\nb",
      "x".repeat(5_000),
      ["sub-1"],
      { reference: "x" },
      7,
      null,
      "",
      "a\u0000b",
    ];
    for (const reference of attempts) {
      const { status } = await member.post("/api/subscription/verify", { reference });
      expect({ reference, status }).toEqual({ reference, status: 400 });
    }
    const extra = { reference: "sub-1-a", amount: 1 };
    expect((await member.post("/api/subscription/verify", extra)).status).toBe(400);
    expect(paystack.calls).toEqual([]);
  });

  test("A107: a price that changes after the beginning changes nothing for what was begun", async () => {
    const { app, paystack } = paying();
    const member = await newMember(app);
    const cheap = await member.begin();
    // As if it had been begun at another price.
    await database.queries
      .update(payments)
      .set({ cents: 150_000 })
      .where(eq(payments.reference, cheap.reference));
    paystack.webhooks.mode = "drop";
    await paystack.pay(cheap.reference);
    paystack.tell(cheap.reference, { amount: 150_000 });
    expect((await member.verify(cheap.reference)).reply["success"]).toBe(true);

    const other = await newMember(app);
    const dear = await other.begin();
    await database.queries
      .update(payments)
      .set({ cents: 250_000 })
      .where(eq(payments.reference, dear.reference));
    await paystack.pay(dear.reference);
    expect((await other.verify(dear.reference)).reply["success"]).toBe(false);
    expect(await other.isPremium()).toBe(false);
  });
});
