import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { addYear } from "#domain/membership/term.ts";
import { paymentEvents, payments, subscriptions } from "#server/adapters/database/schema.ts";
import { signatureOf } from "#server/adapters/payments/paystack/signature.ts";
import type { Simulator } from "#server/adapters/payments/simulator/simulator.ts";
import { days } from "../../support/clock.ts";
import { payingApps } from "../../support/providers/paystack.ts";
import { freshTables, type TestApp } from "../../support/test-app.ts";
import { newMember, paid, pass, premiumUntilOf, quickPaying, recordsOf } from "./member.ts";

const database = await freshTables();
const paying = await payingApps(database);

const kinds = [
  "charge.success",
  "subscription.create",
  "invoice.update",
  "subscription.not_renew",
  "subscription.disable",
] as const;

function permutations<Item>(items: readonly Item[]): Item[][] {
  if (items.length <= 1) return [[...items]];
  return items.flatMap((item, at) =>
    permutations(items.toSpliced(at, 1)).map((rest) => [item].concat(rest)),
  );
}

/** One life at the provider from the first payment to the end, as it was told word for word. */
async function toldLife(app: TestApp, paystack: Simulator) {
  paystack.webhooks.mode = "drop";
  const member = await newMember(app);
  const reference = await paid(member, paystack);
  await member.verify(reference);
  const [subscription] = paystack.state.subscriptions;
  const [customer] = paystack.state.customers;
  const [transaction] = paystack.state.transactions;
  if (subscription === undefined || customer === undefined || transaction === undefined)
    throw new Error("The simulator knows of no payment");
  const first = transaction.id;
  await paystack.renewNow(subscription.code);
  const renewal = paystack.state.transactions[1]?.reference ?? "";
  await member.post("/api/subscription/cancel");
  await pass(app, paystack, days(800));
  const bodies = kinds.map((kind) => {
    const body = paystack.webhooks.sent.find(({ event }) => event === kind)?.body ?? "";
    return body.replaceAll(renewal, reference);
  });
  const { user } = member;
  return { bodies, user, reference, first, code: subscription.code, customer: customer.code };
}

async function deliver(app: TestApp, body: string): Promise<number> {
  const signature = signatureOf(body, app.services.config.paystack.secretKey);
  const headers = { "x-paystack-signature": signature };
  const init = { method: "POST", headers, body };
  return (await app.request("/api/webhooks/paystack", init)).status;
}

test(
  "A101: the same news in every order ends in the same place",
  { timeout: 300_000 },
  async () => {
    const { app, paystack } = quickPaying(database);
    const startedAt = app.clock.now();
    const life = await toldLife(app, paystack);
    // The provider does not answer, so that its news stands for itself.
    paystack.faults.inject("any", "503");
    const orders = permutations([0, 1, 2, 3, 4]);
    expect(orders).toHaveLength(120);
    const ends = new Set<string>();
    for (const [at, order] of orders.entries()) {
      // Every answer is held against every line of the log; without this the test would mostly do that.
      app.logLines.length = 0;
      const user = await app.build.user();
      const reference = `sub-${user.id}-${at}`;
      await database.queries.insert(payments).values({
        userId: user.id,
        reference,
        kind: "first",
        state: "started",
        cents: 200_000,
        currency: "ZAR",
        planCode: app.services.payments.planCode,
        mode: "test",
        username: user.username,
        email: user.email,
        startedAt,
      });
      const code = `SUB_order${at}`;
      const told = life.bodies.map((body) =>
        body
          .replaceAll(life.reference, reference)
          .replaceAll(life.code, code)
          .replaceAll(life.customer, `CUS_order${at}`)
          .replaceAll(life.user.email, user.email)
          .replaceAll(`"userId":${life.user.id}`, `"userId":${user.id}`)
          .replaceAll(String(life.first), String(1_000 + at)),
      );
      for (const kind of order) expect(await deliver(app, told[kind] ?? "")).toBe(200);
      const [payment] = await database.queries
        .select()
        .from(payments)
        .where(eq(payments.reference, reference));
      const [subscription] = await database.queries
        .select()
        .from(subscriptions)
        .where(eq(subscriptions.code, code));
      ends.add(
        JSON.stringify({
          premiumUntil: await premiumUntilOf(app, user),
          records: (await recordsOf(app, user)).toSorted((one, other) => (one < other ? -1 : 1)),
          payment: {
            state: payment?.state,
            paidCents: payment?.paidCents,
            paidAt: payment?.paidAt,
          },
          subscription: {
            state: subscription?.state,
            isTheirs: subscription?.userId === user.id,
            failedAt: subscription?.failedAt,
          },
        }),
      );
    }
    expect([...ends].map((end) => JSON.parse(end) as unknown)).toEqual([
      {
        premiumUntil: addYear(startedAt).toISOString(),
        records: ["cancelled", "payment-counted"],
        payment: { state: "paid", paidCents: 200_000, paidAt: startedAt.toISOString() },
        subscription: { state: "cancelled", isTheirs: true, failedAt: null },
      },
    ]);
  },
);

test("old news told again after a refund brings nothing back", async () => {
  const { app, paystack } = paying();
  const member = await newMember(app);
  const reference = await paid(member, paystack);
  expect(await member.isPremium()).toBe(true);
  await paystack.refund(reference);
  expect(await member.isPremium()).toBe(false);
  for (const { body } of paystack.webhooks.sent.slice()) expect(await deliver(app, body)).toBe(200);
  expect(await member.isPremium()).toBe(false);
  expect((await member.verify(reference)).reply).toEqual({
    success: false,
    message: "This payment went back to you, so it does not count.",
  });
  // As if the same charge were told anew, under a key nobody has seen.
  await database.queries.delete(paymentEvents);
  for (const { body } of paystack.webhooks.sent.slice()) await deliver(app, body);
  expect(await member.isPremium()).toBe(false);
  expect(await recordsOf(app, member.user)).toEqual([
    "payment-counted",
    "payment-returned",
    "cancelled",
  ]);
});

test("doubled and reversed deliveries of a whole first day end as the plain ones do", async () => {
  const { app, paystack } = paying();
  const double = await newMember(app);
  paystack.webhooks.mode = "double";
  await paid(double, paystack);
  const reversed = await newMember(app);
  paystack.webhooks.mode = "hold";
  await paid(reversed, paystack);
  expect(await reversed.isPremium()).toBe(false);
  await paystack.webhooks.release("reversed");
  for (const member of [double, reversed]) {
    expect(await recordsOf(app, member.user)).toEqual(["payment-counted"]);
    expect(await premiumUntilOf(app, member.user)).toEqual(addYear(app.clock.now()));
    expect(await member.membership()).toMatchObject({
      state: "renewing",
      canCancel: true,
      canResume: false,
      canChangeCard: true,
      card: { last4: "4081" },
    });
  }
});

test("a cancellation told late, after it was taken back, is corrected by asking", async () => {
  const { app, paystack } = paying();
  const member = await newMember(app);
  await paid(member, paystack);
  paystack.webhooks.mode = "hold";
  expect((await member.post("/api/subscription/cancel")).reply["state"]).toBe("ending");
  expect((await member.post("/api/subscription/resume")).reply["state"]).toBe("renewing");
  await paystack.webhooks.release();
  expect((await member.membership()).state).toBe("renewing");
});

test("a renewal of which only the invoice is told is asked about, and counts once", async () => {
  const { app, paystack } = paying();
  const member = await newMember(app);
  await paid(member, paystack);
  paystack.webhooks.mode = "drop";
  await paystack.renewNow(paystack.state.subscriptions[0]?.code ?? "");
  const told = paystack.webhooks.sent.slice(2);
  const news = (event: string) => told.find((one) => one.event === event)?.body ?? "";
  expect(await deliver(app, news("invoice.update"))).toBe(200);
  expect(await premiumUntilOf(app, member.user)).toEqual(addYear(addYear(app.clock.now())));
  expect(await deliver(app, news("charge.success"))).toBe(200);
  expect(await recordsOf(app, member.user)).toEqual(["payment-counted", "payment-counted"]);
  expect((await member.payments()).map(({ state }) => state)).toEqual(["paid", "paid"]);
});

test("a renewal of the wrong amount is refused and reported, and the paid year stays", async () => {
  const { app, paystack } = paying();
  const member = await newMember(app);
  await paid(member, paystack);
  paystack.webhooks.mode = "drop";
  await paystack.renewNow(paystack.state.subscriptions[0]?.code ?? "");
  const charge = paystack.webhooks.sent.findLast(({ event }) => event === "charge.success");
  expect(await deliver(app, (charge?.body ?? "").replaceAll("200000", "100"))).toBe(200);
  expect(await premiumUntilOf(app, member.user)).toEqual(addYear(app.clock.now()));
  expect(await recordsOf(app, member.user)).toEqual(["payment-counted", "payment-refused"]);
  expect(app.logLines.some((line) => line.includes('"alert":"payment-refused"'))).toBe(true);
});
