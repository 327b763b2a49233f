import { eq } from "drizzle-orm";
import { describe, expect, test } from "vitest";
import { loadSeeds } from "#seeds/load.ts";
import { addYear } from "#domain/membership/term.ts";
import { premiumDecisions, subscriptions, users } from "#server/adapters/database/schema.ts";
import { days } from "../../support/clock.ts";
import { payingApps } from "../../support/providers/paystack.ts";
import { freshTables } from "../../support/test-app.ts";
import {
  memberFor,
  newMember,
  paid,
  pass,
  paymentRow,
  premiumUntilOf,
  recordsOf,
  subjects,
} from "./member.ts";

const database = await freshTables();
const paying = await payingApps(database);

describe("leaving", () => {
  test("an account that is being deleted is not charged again", async () => {
    const { app, paystack } = paying();
    const member = await newMember(app);
    await paid(member, paystack);
    await database.queries
      .update(users)
      .set({ deletionDueAt: new Date(app.clock.now().getTime() + days(7)) })
      .where(eq(users.id, member.user.id));
    paystack.faults.inject("disable", "503", 1);
    await app.runTask("renewals");
    expect(paystack.state.subscriptions[0]?.status).toBe("active");
    await app.runTask("renewals");
    expect(paystack.state.subscriptions[0]?.status).toBe("non-renewing");
    expect(subjects(app).filter((one) => one.includes("will not renew"))).toEqual([]);
  });

  test("a suspended account is not charged again, whatever the provider says at first; reinstated it stays so until its owner resumes", async () => {
    const { app, paystack } = paying();
    const member = await newMember(app);
    const boss = await newMember(app, { isAdmin: true });
    await paid(member, paystack);
    const decide = (deed: string) =>
      boss.post(`/api/admin/users/${member.user.id}/deeds`, { deed, reason: "Broke the rules" });
    paystack.faults.inject("disable", "503", 1);
    expect((await decide("suspend")).status).toBe(200);
    expect(paystack.state.subscriptions[0]?.status).toBe("active");
    await app.retryQueued();
    expect(paystack.state.subscriptions[0]?.status).toBe("non-renewing");
    const [mail, ...others] = app
      .mails()
      .filter(({ subject }) => subject.includes("will not renew"));
    expect(others).toEqual([]);
    expect(mail).toMatchObject({ to: member.user.email });
    expect(mail?.text).toContain("Your account is suspended.");

    expect((await decide("reinstate")).status).toBe(200);
    await app.retryQueued();
    expect(paystack.state.subscriptions[0]?.status).toBe("non-renewing");
    const again = await memberFor(app, member.user);
    expect(await again.membership()).toMatchObject({ state: "ending", canResume: true });
    expect((await again.post("/api/subscription/resume")).status).toBe(200);
    expect(paystack.state.subscriptions[0]?.status).toBe("active");
  });

  test("a renewal that turns up for an account already suspended is stopped within the hour", async () => {
    const { app, paystack } = paying();
    const member = await newMember(app);
    await paid(member, paystack);
    await database.queries
      .update(users)
      .set({ suspendedAt: app.clock.now() })
      .where(eq(users.id, member.user.id));
    await app.runTask("renewals");
    expect(paystack.state.subscriptions[0]?.status).toBe("non-renewing");
  });

  test("an account that is gone leaves its payments without a name tied to them, and no renewal", async () => {
    const { app, paystack } = paying();
    const member = await newMember(app);
    const reference = await paid(member, paystack);
    await database.queries.delete(users).where(eq(users.id, member.user.id));
    expect(await paymentRow(app, reference)).toMatchObject({
      userId: null,
      state: "paid",
      paidCents: 200_000,
      email: member.user.email,
    });
    await app.runTask("reconcile-payments");
    expect(paystack.state.subscriptions[0]?.status).toBe("non-renewing");
    expect((await database.queries.select().from(subscriptions))[0]).toMatchObject({
      userId: null,
      state: "non-renewing",
    });
  });

  test("money that still comes in for an account that is gone is reported, and makes nobody premium", async () => {
    const { app, paystack } = paying();
    const member = await newMember(app);
    await paid(member, paystack);
    await database.queries.delete(users).where(eq(users.id, member.user.id));
    await paystack.renewNow(paystack.state.subscriptions[0]?.code ?? "");
    const renewal = paystack.state.transactions[1]?.reference ?? "";
    expect(await paymentRow(app, renewal)).toMatchObject({ userId: null, state: "paid" });
    expect(app.logLines.some((line) => line.includes("payment-without-account"))).toBe(true);
    expect(paystack.state.subscriptions[0]?.status).toBe("non-renewing");
  });
});

test("the export holds payments, subscription and records, and no token", async () => {
  const { app, paystack } = paying();
  const member = await newMember(app);
  const reference = await paid(member, paystack);
  await member.put("/api/premium/start-guide/newsletter", { isDone: true });
  const { reply } = await member.get("/api/account/export");
  expect(reply["payments"]).toMatchObject([{ reference, state: "paid", paidCents: 200_000 }]);
  expect(reply["subscriptions"]).toMatchObject([{ state: "active", hasToken: true }]);
  expect(reply["premiumRecords"]).toMatchObject([{ kind: "payment-counted", reference }]);
  expect(reply["startGuide"]).toMatchObject([{ step: "newsletter" }]);
  const token = paystack.state.subscriptions[0]?.token ?? "none";
  const text = JSON.stringify(reply);
  expect(text).not.toContain(token);
  expect(text).not.toContain(paystack.state.transactions[0]?.accessCode ?? "none");
});

test("whoever takes over the address of an account that is gone takes over nothing else", async () => {
  const { app, paystack } = paying();
  const gone = await newMember(app, { email: "same@example.com" });
  await paid(gone, paystack);
  await database.queries.delete(users).where(eq(users.id, gone.user.id));
  await app.runTask("reconcile-payments");
  app.clock.advance(days(30));
  const fresh = await newMember(app, { email: "same@example.com" });
  expect((await fresh.membership()).state).toBe("none");
  expect(await fresh.payments()).toEqual([]);
  await paid(fresh, paystack);
  expect(await fresh.payments()).toHaveLength(1);
  expect(await premiumUntilOf(app, fresh.user)).toEqual(addYear(app.clock.now()));
  expect(await recordsOf(app, fresh.user)).toEqual(["payment-counted"]);
  // The end of the old subscription is no news for the new member.
  await pass(app, paystack, days(340));
  const later = await memberFor(app, fresh.user);
  expect((await later.membership()).state).toBe("renewing");
  expect(subjects(app).filter((one) => one.includes("will not renew"))).toEqual([]);
});

test("the demo's members have their premium by a decision on record, however often the seeds are loaded", async () => {
  const { app } = paying();
  const now = app.clock.now();
  await loadSeeds(database, app.services, now);
  await loadSeeds(database, app.services, now);
  const [row] = await database.queries
    .select()
    .from(users)
    .where(eq(users.username, "demo-premium"));
  if (row === undefined) throw new Error("There is no demo-premium");
  const member = await memberFor(app, row);
  expect(await member.membership()).toMatchObject({ state: "given", canCancel: false });
  expect(await database.queries.select().from(premiumDecisions)).toHaveLength(2);
});
