import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { addYear } from "#domain/membership/term.ts";
import { users } from "#server/adapters/database/schema.ts";
import { days } from "../../../support/clock.ts";
import { payingApps } from "../../../support/providers/paystack.ts";
import { freshTables } from "../../../support/test-app.ts";
import {
  callsTo,
  memberFor,
  newMember,
  paid,
  pass,
  paymentRow,
  premiumUntilOf,
  recordsOf,
} from "../member.ts";
import { told } from "./tell.ts";

const database = await freshTables();
const paying = await payingApps(database);

test("a payment given up for lost counts once when it is made after all", async () => {
  const { app, paystack } = paying();
  const member = await newMember(app);
  const { reference } = await member.begin();
  app.clock.advance(days(2));
  await app.runTask("settle-payments");
  expect(await paymentRow(app, reference)).toMatchObject({ state: "abandoned" });
  await paystack.pay(reference);
  const later = await memberFor(app, member.user);
  expect((await later.verify(reference)).reply["success"]).toBe(true);
  expect(await recordsOf(app, member.user)).toEqual(["payment-counted"]);
  expect(await premiumUntilOf(app, member.user)).toEqual(addYear(app.clock.now()));
});

test("whoever is signed out or suspended verifies and begins nothing, and what they paid still counts", async () => {
  const { app, paystack } = paying();
  const member = await newMember(app);
  const { reference } = await member.begin();
  const before = paystack.calls.length;
  const headers = { "content-type": "application/json" };
  const body = JSON.stringify({ reference });
  const asNobody = { method: "POST", headers, body };
  expect((await app.request("/api/subscription/verify", asNobody)).status).toBe(401);
  await database.queries
    .update(users)
    .set({ suspendedAt: app.clock.now() })
    .where(eq(users.id, member.user.id));
  expect((await member.verify(reference)).status).toBe(401);
  expect((await member.post("/api/subscription/initialize", {})).status).toBe(401);
  expect((await member.post("/api/upgrade")).status).toBe(401);
  expect(paystack.calls).toHaveLength(before);
  await paystack.pay(reference);
  expect(await paymentRow(app, reference)).toMatchObject({ state: "paid" });
});

test("two sessions of one account that begin at once begin one payment", async () => {
  const { app, paystack } = paying();
  const phone = await newMember(app);
  const laptop = await memberFor(app, phone.user);
  const begun = await Promise.all([phone.begin(), laptop.begin(), phone.begin(), laptop.begin()]);
  expect(new Set(begun.map(({ reference }) => reference)).size).toBe(1);
  expect(paystack.state.transactions).toHaveLength(1);
});

test("A102: a refund whose sum cannot be read takes nothing away unless all of it went back", async () => {
  const { app, paystack } = paying();
  for (const amount of [-5, 0, "lots", "1000.00", null, 1e30]) {
    const member = await newMember(app);
    const reference = await paid(member, paystack);
    const data = { transaction_reference: reference, amount, currency: "ZAR", status: "processed" };
    expect(await told(app, JSON.stringify({ event: "refund.processed", data }))).toBe(200);
    expect({ amount, isPremium: await member.isPremium() }).toEqual({ amount, isPremium: true });
    paystack.tell(reference, { status: "reversed" });
    await told(
      app,
      JSON.stringify({ event: "refund.processed", data: { ...data, id: member.user.id } }),
    );
    expect({ amount, isPremium: await member.isPremium() }).toEqual({ amount, isPremium: false });
  }
});

test("A105: cancelling while a renewal is overdue ends it there, and paying anew opens it again", async () => {
  const { app, paystack } = paying();
  const member = await newMember(app);
  await paid(member, paystack);
  paystack.cards.declineRenewals(member.user.email, true);
  await pass(app, paystack, days(366));
  const later = await memberFor(app, member.user);
  expect(await later.membership()).toMatchObject({ state: "overdue", canCancel: true });
  expect((await later.post("/api/subscription/cancel")).reply["state"]).toBe("ended");
  expect(await later.isPremium()).toBe(false);
  expect((await later.post("/api/subscription/resume")).status).toBe(409);
  paystack.cards.declineRenewals(member.user.email, false);
  await paid(later, paystack);
  expect(await later.membership()).toMatchObject({ state: "renewing", canCancel: true });
  expect(paystack.state.subscriptions.map(({ status }) => status)).toEqual([
    "non-renewing",
    "active",
  ]);
});

test("A105: a second cancellation changes nothing and asks the provider nothing", async () => {
  const { app, paystack } = paying();
  const member = await newMember(app);
  await paid(member, paystack);
  expect((await member.post("/api/subscription/cancel")).reply["state"]).toBe("ending");
  const before = await member.membership();
  expect((await member.post("/api/subscription/cancel")).status).toBe(409);
  expect(callsTo(paystack, "disable")).toBe(1);
  expect(await member.membership()).toEqual(before);
  expect(await recordsOf(app, member.user)).toEqual(["payment-counted", "cancelled"]);
});

test("A102: whatever is asked at the moment the money goes back, premium is over afterwards", async () => {
  const { app, paystack } = paying();
  const member = await newMember(app);
  const reference = await paid(member, paystack);
  const asked = await Promise.all([
    member.post("/api/upgrade"),
    member.verify(reference),
    paystack.refund(reference).then(() => ({ status: 200 })),
    member.verify(reference),
    member.post("/api/upgrade"),
    member.post("/api/subscription/cancel"),
  ]);
  expect(asked.filter(({ status }) => status >= 500)).toEqual([]);
  expect(await member.isPremium()).toBe(false);
  expect((await member.post("/api/upgrade")).status).toBe(402);
  expect((await member.verify(reference)).reply["success"]).toBe(false);
  expect(paystack.state.subscriptions).toMatchObject([{ status: "non-renewing" }]);
});

test("whoever deletes the account between beginning and paying is reported, and nobody is premium by it", async () => {
  const { app, paystack } = paying();
  const member = await newMember(app);
  const { reference } = await member.begin();
  await database.queries.delete(users).where(eq(users.id, member.user.id));
  const heir = await newMember(app, { email: member.user.email });
  await paystack.pay(reference);
  expect(await paymentRow(app, reference)).toMatchObject({ userId: null, state: "paid" });
  expect(app.logLines.some((line) => line.includes("payment-without-account"))).toBe(true);
  expect(await heir.isPremium()).toBe(false);
  expect((await heir.verify(reference)).status).toBe(404);
  await app.runTask("reconcile-payments");
  expect(paystack.state.subscriptions).toMatchObject([{ status: "non-renewing" }]);
});
