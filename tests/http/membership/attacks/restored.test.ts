import { eq } from "drizzle-orm";
import { describe, expect, test } from "vitest";
import { paths } from "#domain/paths.ts";
import { referenceFor } from "#domain/membership/reference.ts";
import {
  paymentEvents,
  payments,
  premiumRecords,
  subscriptions,
  users,
} from "#server/adapters/database/schema.ts";
import { freshTables, type TestApp } from "#tests/support/test-app.ts";
import { memberFor, newMember, pass, quickPaying, recordsOf } from "../member.ts";

const database = await freshTables();
const db = database.queries;
const yearMs = 366 * 24 * 60 * 60 * 1000;

/** The database as it was before anybody paid; what the provider knows stays. */
async function restore(): Promise<void> {
  await db.delete(paymentEvents);
  await db.delete(premiumRecords);
  await db.delete(subscriptions);
  await db.delete(payments);
  await db.update(users).set({ premiumUntil: null });
}

const alerts = (app: TestApp, name: string): number =>
  app.logLines.filter((line) => line.includes(`"alert":"${name}"`)).length;

/** Somebody who has begun to pay, in an installation whose news is held back. */
async function begun() {
  const { app, paystack } = quickPaying(database);
  paystack.webhooks.mode = "hold";
  const member = await newMember(app);
  const admin = await newMember(app, { isAdmin: true });
  const { reference } = await member.begin();
  return { app, paystack, member, admin, reference };
}

describe("a payment that was begun before a restore and is not known any more", () => {
  test("counts when the provider tells of it, for whom it was begun, and an administrator sees that it was found again", async () => {
    const { app, paystack, member, admin, reference } = await begun();
    await restore();
    await paystack.pay(reference);
    await paystack.webhooks.release();
    await paystack.webhooks.release();
    expect(await member.isPremium()).toBe(true);
    expect(await member.payments()).toHaveLength(1);
    expect(await recordsOf(app, member.user)).toEqual(["payment-recovered", "payment-counted"]);
    expect(alerts(app, "payment-recovered")).toBe(1);
    const { reply } = await admin.get("/api/admin/payments-to-check");
    expect(reply["records"]).toMatchObject([{ kind: "payment-recovered", reference }]);
    const page = await (await app.as(admin.user))(paths.adminMemberships);
    expect(await page.text()).toMatch(/Payments to look at[\s\S]*Payment found again/);
  });

  test("counts when its owner comes back from paying, and for nobody else", async () => {
    const { app, paystack, member, reference } = await begun();
    await paystack.pay(reference);
    await restore();
    const other = await newMember(app);
    expect((await other.verify(reference)).status).toBe(404);
    expect(await member.verify(reference)).toMatchObject({ status: 200, reply: { success: true } });
    expect(await member.isPremium()).toBe(true);
    expect(await other.isPremium()).toBe(false);
  });

  test("counts when nobody ever speaks of it again; and only once, however many look at once", async () => {
    const { app, paystack, member, reference } = await begun();
    await paystack.pay(reference);
    await restore();
    await Promise.all([
      app.runTask("find-lost-payments"),
      app.runTask("find-lost-payments"),
      member.verify(reference),
      paystack.webhooks.release(),
    ]);
    await app.runTask("find-lost-payments");
    expect(await member.payments()).toMatchObject([{ reference, state: "paid" }]);
    expect(await recordsOf(app, member.user)).toEqual(["payment-recovered", "payment-counted"]);
    expect((await member.membership()).state).toBe("renewing");
  });

  test("counts nothing while it has not been paid", async () => {
    const { app, member, reference } = await begun();
    await restore();
    expect((await member.verify(reference)).status).toBe(404);
    await app.runTask("find-lost-payments");
    expect(await member.isPremium()).toBe(false);
    expect(await db.$count(premiumRecords)).toBe(0);
  });

  test("leaves a newcomer alone who was given the number of an account that is gone: an administrator is told", async () => {
    const { app, paystack, member, reference } = await begun();
    await paystack.pay(reference);
    await restore();
    await db.delete(users).where(eq(users.id, member.user.id));
    const createdAt = new Date(member.user.createdAt.getTime() + 60_000);
    const [sameNumber] = await db
      .insert(users)
      .overridingSystemValue()
      .values({ ...member.user, username: "newcomer", createdAt })
      .returning();
    const newcomer = await memberFor(app, sameNumber ?? member.user);
    await app.runTask("find-lost-payments");
    expect(await newcomer.isPremium()).toBe(false);
    expect(alerts(app, "payment-without-account")).toBe(1);
    const [row] = await db.select().from(payments).where(eq(payments.reference, reference));
    expect(row).toMatchObject({ userId: null, state: "paid" });
  });

  test("a renewal whose first payment was lost as well counts together with it", async () => {
    const { app, paystack, member, reference } = await begun();
    await paystack.pay(reference);
    await paystack.webhooks.release();
    expect(await member.isPremium()).toBe(true);
    await pass(app, paystack, yearMs);
    const again = await memberFor(app, member.user);
    await restore();
    await paystack.webhooks.release();
    await app.runTask("find-lost-payments");
    expect((await again.payments()).map(({ state }) => state)).toEqual(["paid", "paid"]);
    expect(await again.isPremium()).toBe(true);
    expect((await again.membership()).state).toBe("renewing");
  });
});

describe("A092: a payment that somebody else began in our name", () => {
  const order = ({ services }: TestApp, userId: number, proof: string) => ({
    reference: referenceFor(userId, "0123456789abcdef01234567"),
    email: "somebody@example.com",
    cents: 200_000,
    currency: "ZAR",
    planCode: services.payments.planCode,
    userId,
    callbackUrl: "https://kwela.example/",
    proof,
  });

  test.each(["none at all", "one of another payment", "one of another purpose"] as const)(
    "gives nothing to anybody, whoever shows it, with a proof that is %s; an administrator is told once",
    async (kind) => {
      const { app, paystack, member, admin, reference } = await begun();
      const { metadata } = paystack.state.transactions.find(
        (one) => one.reference === reference,
      ) as { metadata: { proof: string } };
      const proofs = {
        "none at all": "",
        "one of another payment": metadata.proof,
        "one of another purpose": app.services.secrets.seal(JSON.stringify({ reference })),
      };
      const forged = order(app, member.user.id, proofs[kind]);
      await app.services.payments.start(forged);
      await paystack.pay(forged.reference);
      expect((await member.verify(forged.reference)).status).toBe(404);
      await paystack.webhooks.release();
      await app.runTask("find-lost-payments");
      await app.runTask("find-lost-payments");
      expect((await member.verify(forged.reference)).status).toBe(404);
      expect(await member.isPremium()).toBe(false);
      expect(alerts(app, "payment-unmatched")).toBe(1);
      const { reply } = await admin.get("/api/admin/payments-to-check");
      expect(reply["records"]).toMatchObject([
        { kind: "payment-unmatched", reference: forged.reference, cents: 200_000 },
      ]);
    },
  );

  test("with a proof of ours but another sum is refused like any payment that is not what was ordered", async () => {
    const { app, paystack, member, reference } = await begun();
    await paystack.pay(reference);
    paystack.tell(reference, { amount: 100 });
    await restore();
    await app.runTask("find-lost-payments");
    expect(await member.isPremium()).toBe(false);
    expect(alerts(app, "payment-refused")).toBe(1);
  });

  test("what is paid for another product of the same account at the provider is none of our business", async () => {
    const { app, paystack } = await begun();
    const elsewhere = { ...order(app, 1, ""), reference: "another-shop-1", planCode: "" };
    await app.services.payments.start(elsewhere);
    await paystack.pay(elsewhere.reference);
    await app.runTask("find-lost-payments");
    expect(await db.$count(premiumRecords)).toBe(0);
  });
});
