import { eq } from "drizzle-orm";
import { describe, expect, test } from "vitest";
import { addYear } from "#domain/membership/term.ts";
import { users } from "#server/adapters/database/schema.ts";
import { days } from "../../../support/clock.ts";
import { payingApps } from "../../../support/providers/paystack.ts";
import { freshTables } from "../../../support/test-app.ts";
import {
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

/** Somebody whose payment went through, with nobody told of it yet. */
async function paidInSilence() {
  const { app, paystack } = paying();
  paystack.webhooks.mode = "drop";
  const member = await newMember(app);
  const reference = await paid(member, paystack);
  return { app, paystack, member, reference };
}

describe("a charge that names another account as the one who paid", () => {
  test.each(["userId", "email"] as const)(
    "by %s is refused, and gives neither of them anything",
    async (by) => {
      const { app, paystack, member, reference } = await paidInSilence();
      const other = await newMember(app);
      const { email, id } = other.user;
      const told =
        by === "userId"
          ? { metadata: { userId: String(id) } }
          : {
              customer: { id: 5, customer_code: "CUS_ofsomebodyelse0", email: email.toUpperCase() },
            };
      paystack.tell(reference, told);
      expect((await member.verify(reference)).reply["success"]).toBe(false);
      expect(await paymentRow(app, reference)).toMatchObject({
        state: "refused",
        mismatch: "owner",
      });
      expect(await recordsOf(app, member.user)).toEqual(["payment-refused"]);
      expect(app.logLines.some((line) => line.includes('"alert":"payment-refused"'))).toBe(true);
      expect([await member.isPremium(), await other.isPremium()]).toEqual([false, false]);
    },
  );

  test("is none when the address of the payer has become somebody else's meanwhile", async () => {
    const { app, member, reference } = await paidInSilence();
    await database.queries
      .update(users)
      .set({ email: "moved-on@example.com" })
      .where(eq(users.id, member.user.id));
    const heir = await newMember(app, { email: member.user.email });
    expect((await member.verify(reference)).reply["success"]).toBe(true);
    expect([await member.isPremium(), await heir.isPremium()]).toEqual([true, false]);
  });
});

test("an answer about another charge than the one asked for is no answer, and gives nothing", async () => {
  const { paystack, member, reference } = await paidInSilence();
  paystack.tell(reference, { reference: "sub-1-another" });
  expect(await member.verify(reference)).toMatchObject({ status: 502, reply: { success: false } });
  expect(await member.isPremium()).toBe(false);
});

test.each(["constructor", "__proto__", "Success", "SUCCESS", " success"])(
  "A085: a charge that is %j is no payment",
  async (status) => {
    const { paystack, member, reference } = await paidInSilence();
    paystack.tell(reference, { status });
    expect(await member.verify(reference)).toMatchObject({
      status: 200,
      reply: { success: false },
    });
    expect(await member.isPremium()).toBe(false);
  },
);

test("news of a charge that is not paid yet does not silence the news that it is", async () => {
  const { app, paystack, member } = await paidInSilence();
  const body = paystack.webhooks.sent.find(({ event }) => event === "charge.success")?.body ?? "";
  expect(await told(app, body.replace('"status":"success"', '"status":"pending"'))).toBe(200);
  expect(await member.isPremium()).toBe(false);
  expect(await told(app, body)).toBe(200);
  expect(await member.isPremium()).toBe(true);
});

test.each(["2099-01-01T00:00:00Z", "1999-01-01T00:00:00Z", "not a date", null])(
  "F34: a charge that the provider dates %j gives the year from now, no more and no less",
  async (date) => {
    const { app, paystack, member, reference } = await paidInSilence();
    paystack.tell(reference, { paid_at: date, paidAt: date });
    expect((await member.verify(reference)).reply["success"]).toBe(true);
    expect(await premiumUntilOf(app, member.user)).toEqual(addYear(app.clock.now()));
  },
);

test("a charge in test mode is no money where real money is taken, whoever tells of it", async () => {
  const { app, paystack } = paying({ env: { PAYSTACK_SECRET_KEY: "sk_live_only-for-tests-71" } });
  paystack.webhooks.mode = "drop";
  for (const by of ["verify", "webhook"] as const) {
    const member = await newMember(app);
    const reference = await paid(member, paystack);
    const news = paystack.webhooks.sent.findLast(({ event }) => event === "charge.success");
    const body = news?.body ?? "";
    expect(body).toContain('"domain":"test"');
    if (by === "verify") expect((await member.verify(reference)).reply["success"]).toBe(false);
    else expect(await told(app, body)).toBe(200);
    expect(await paymentRow(app, reference)).toMatchObject({ state: "refused", mismatch: "mode" });
    expect(await member.isPremium()).toBe(false);
  }
});

describe("a reference shown again after its year", () => {
  test("confirms nothing, by whichever way it comes", async () => {
    const { app, paystack } = paying();
    const member = await newMember(app);
    const reference = await paid(member, paystack);
    await member.post("/api/subscription/cancel");
    await pass(app, paystack, days(366));
    const later = await memberFor(app, member.user);
    expect(await later.verify(reference)).toEqual({
      status: 200,
      reply: {
        success: false,
        message:
          "This payment has counted, and the premium it gave is over. You can subscribe again.",
      },
    });
    expect((await later.post("/api/upgrade")).status).toBe(402);
    for (const { body } of paystack.webhooks.sent.slice()) expect(await told(app, body)).toBe(200);
    await app.runTask("reconcile-payments");
    expect(await later.isPremium()).toBe(false);
    expect(await recordsOf(app, member.user)).toEqual(["payment-counted", "cancelled"]);
    expect((await later.post("/api/subscription/resume")).status).toBe(409);
    expect((await later.post("/api/subscription/cancel")).status).toBe(409);
  });

  test("nor after premium was ended by hand", async () => {
    const { app, paystack } = paying();
    const member = await newMember(app);
    const reference = await paid(member, paystack);
    app.clock.advance(1_000);
    const admin = await newMember(app, { isAdmin: true });
    const path = `/api/admin/memberships/${member.user.id}/end`;
    expect((await admin.post(path, { reason: "Shared the log-in" })).status).toBe(200);
    expect((await member.verify(reference)).reply["success"]).toBe(false);
    expect((await member.post("/api/upgrade")).status).toBe(402);
  });
});
