import { eq } from "drizzle-orm";
import { describe, expect, test } from "vitest";
import { addYear } from "#domain/membership/term.ts";
import { paymentEvents, payments, subscriptions } from "#server/adapters/database/schema.ts";
import { signatureOf } from "#server/adapters/payments/paystack/signature.ts";
import { payingApps } from "../../support/providers/paystack.ts";
import { freshTables, testApp, type TestApp } from "../../support/test-app.ts";
import {
  newMember,
  paid,
  paymentRow,
  premiumUntilOf,
  recordsOf,
  type TestMember,
} from "./member.ts";

const database = await freshTables();
const paying = await payingApps(database);

/** Brings bytes to the webhook with this signature, or with the right one. */
async function deliver(app: TestApp, body: string, signature?: string | null): Promise<number> {
  const right = signatureOf(body, app.services.config.paystack.secretKey);
  const given = signature === undefined ? right : signature;
  const headers = { ...(given !== null && { "x-paystack-signature": given }) };
  const response = await app.request("/api/webhooks/paystack", { method: "POST", headers, body });
  return response.status;
}

const everything = async () => ({
  payments: await database.queries.select().from(payments),
  subscriptions: await database.queries.select().from(subscriptions),
  events: await database.queries.select().from(paymentEvents),
});

/** A payment made while the provider's news is held back. */
async function heldPayment() {
  const { app, paystack } = paying();
  const member = await newMember(app);
  paystack.webhooks.mode = "drop";
  const reference = await paid(member, paystack);
  const news = (event: string): string => {
    const found = paystack.webhooks.sent.find((one) => one.event === event);
    if (found === undefined) throw new Error(`There was no ${event}`);
    return found.body;
  };
  return { app, paystack, member, reference, news };
}

const isOnePeriod = async (app: TestApp, member: TestMember): Promise<void> => {
  expect(await recordsOf(app, member.user)).toEqual(["payment-counted"]);
  expect(await premiumUntilOf(app, member.user)).toEqual(addYear(app.clock.now()));
};

describe("the signature", () => {
  test("A094: missing, wrong, for other bytes or in other letters it opens nothing", async () => {
    const { app, member, news } = await heldPayment();
    const body = news("charge.success");
    const before = await everything();
    const right = signatureOf(body, app.services.config.paystack.secretKey);
    const forged = [
      null,
      "",
      "0".repeat(128),
      right.toUpperCase(),
      right.slice(0, 127),
      `${right}0`,
      signatureOf(`${body} `, app.services.config.paystack.secretKey),
      signatureOf(body, "sk_test_somebody-elses-key"),
    ];
    for (const signature of forged)
      expect({ signature, status: await deliver(app, body, signature) }).toEqual({
        signature,
        status: 401,
      });
    expect(await deliver(app, body.replace("200000", "200001"), right)).toBe(401);
    expect(await everything()).toEqual(before);
    expect(await member.isPremium()).toBe(false);
    expect(app.logLines.filter((line) => line.includes("bad-signature"))).toHaveLength(9);
  });

  test("it covers the bytes, not their meaning: escapes and odd numbers are read as they were sent", async () => {
    const { app, member, news } = await heldPayment();
    const body = news("charge.success").replace('"ZAR"', String.raw`"\u005aAR"`);
    expect(await deliver(app, body.replace("200000", "2.0e5"))).toBe(200);
    expect(await member.isPremium()).toBe(true);
  });

  test("up to a megabyte is taken, of whatever type; more is not, and elsewhere the usual limit stays", async () => {
    const { app } = paying();
    const member = await newMember(app);
    const long = JSON.stringify({ event: "a.b", data: { note: "x".repeat(600_000) } });
    expect(await deliver(app, long)).toBe(200);
    expect(await deliver(app, JSON.stringify({ note: "x".repeat(1_100_000) }))).toBe(413);
    const { status } = await member.post("/api/subscription/verify", {
      reference: "x".repeat(200_000),
    });
    expect(status).toBe(413);
  });
});

describe("news of a charge", () => {
  test("A098: fifty times at once, before and after verifying, it counts once and is always taken", async () => {
    const { app, member, reference, news } = await heldPayment();
    const body = news("charge.success");
    const statuses = await Promise.all([
      ...Array.from({ length: 25 }, () => deliver(app, body)),
      member.verify(reference).then(({ status }) => status),
      ...Array.from({ length: 25 }, () => deliver(app, body)),
    ]);
    expect(statuses).toEqual(statuses.map(() => 200));
    expect(await deliver(app, body)).toBe(200);
    await isOnePeriod(app, member);
    const [event] = await database.queries.select().from(paymentEvents);
    expect(event).toMatchObject({ event: "charge.success", deliveries: 51, reference });
    expect(app.mails().filter(({ subject }) => subject.includes("receipt"))).toHaveLength(1);
  });

  test("A098: after verifying, the news changes nothing, and the other way round", async () => {
    const { app, member, reference, news } = await heldPayment();
    await member.verify(reference);
    expect(await deliver(app, news("charge.success"))).toBe(200);
    await isOnePeriod(app, member);
  });

  test("F36: a hundred at once over two instances count once", async () => {
    const { app, member, news } = await heldPayment();
    const second = testApp(database, { env: envOf(app) });
    const body = news("charge.success");
    const statuses = await Promise.all(
      Array.from({ length: 100 }, (_, at) => deliver(at % 2 === 0 ? app : second, body)),
    );
    expect(statuses).toEqual(statuses.map(() => 200));
    await isOnePeriod(app, member);
    const mails = [...app.mails(), ...second.mails()];
    expect(mails.filter(({ subject }) => subject.includes("receipt"))).toHaveLength(1);
  });

  test("A099: signed, but for another amount or in another currency, it is taken, refused and reported", async () => {
    const { app, paystack } = paying();
    paystack.webhooks.mode = "drop";
    for (const [what, change] of [
      ["amount", { amount: 100 }],
      ["currency", { currency: "NGN" }],
    ] as const) {
      const member = await newMember(app);
      const reference = await paid(member, paystack);
      const news = paystack.webhooks.sent.findLast(({ event }) => event === "charge.success");
      const told = JSON.parse(news?.body ?? "") as { data: object };
      const body = JSON.stringify({ event: "charge.success", data: { ...told.data, ...change } });
      expect(await deliver(app, body)).toBe(200);
      expect(await member.isPremium()).toBe(false);
      expect(await paymentRow(app, reference)).toMatchObject({ state: "refused", mismatch: what });
      expect(app.logLines.some((line) => line.includes('"alert":"payment-refused"'))).toBe(true);
      expect((await member.verify(reference)).reply["success"]).toBe(false);
      expect(await recordsOf(app, member.user)).toEqual(["payment-refused"]);
    }
  });

  test("A092: a charge of nobody we know is taken and changes nothing", async () => {
    const { app, member, news } = await heldPayment();
    const told = JSON.parse(news("charge.success")) as { data: Record<string, unknown> };
    const data = {
      ...told.data,
      id: 1,
      reference: "a-shop-of-somebody-else",
      customer: { id: 5, customer_code: "CUS_nobodyweknow01", email: member.user.email },
    };
    expect(await deliver(app, JSON.stringify({ event: "charge.success", data }))).toBe(200);
    expect(await member.isPremium()).toBe(false);
    expect((await everything()).payments).toHaveLength(1);
    expect((await everything()).events).toMatchObject([{ outcome: "unknown", userId: null }]);
  });
});

test("A100: what we do not understand is taken, and what is no JSON is not; nothing changes", async () => {
  const { app, member } = await heldPayment();
  const before = await everything();
  const odd = [
    { event: "transfer.success", data: { reference: "x" } },
    { event: "charge.success", data: {} },
    { event: "charge.success" },
    { event: "refund.processed", data: { amount: "lots" } },
    { event: "subscription.create", data: [] },
    { event: "invoice.update", data: { subscription: {} } },
    { event: ["charge.success"], data: {} },
    { data: { reference: "x" } },
    {},
    [],
    "charge.success",
    7,
    null,
  ];
  for (const body of odd)
    expect({ body, status: await deliver(app, JSON.stringify(body)) }).toEqual({
      body,
      status: 200,
    });
  for (const body of ["", "{", "event=charge.success", "\u0000"])
    expect({ body, status: await deliver(app, body) }).toEqual({ body, status: 400 });
  expect(await everything()).toEqual(before);
  expect(await member.isPremium()).toBe(false);
});

test("F37: while the database is away a webhook is not taken, and told again it counts once", async () => {
  const { app, member, reference, news } = await heldPayment();
  const body = news("charge.success");
  const { transaction } = database;
  const away = Object.assign(new Error("connect ECONNREFUSED"), { code: "ECONNREFUSED" });
  const shaky = testApp(
    { ...database, transaction: () => Promise.reject(away) },
    { env: envOf(app) },
  );
  expect(await deliver(shaky, body)).toBe(503);
  expect(await member.isPremium()).toBe(false);
  // And in the middle: everything done, then no word from the database.
  const broken = testApp(
    {
      ...database,
      transaction: (work) =>
        transaction(async (tx) => {
          await work(tx);
          throw away;
        }),
    },
    { env: envOf(app) },
  );
  expect(await deliver(broken, body)).toBe(503);
  expect(await member.isPremium()).toBe(false);
  expect((await everything()).events).toEqual([]);
  expect(await deliver(app, body)).toBe(200);
  await isOnePeriod(app, member);
  expect(await paymentRow(app, reference)).toMatchObject({ state: "paid" });
});

const envOf = (app: TestApp): Record<string, string> => {
  const { secretKey, publicKey, planCode, baseUrl } = app.services.config.paystack;
  return {
    PAYSTACK_SECRET_KEY: secretKey,
    PAYSTACK_PUBLIC_KEY: publicKey,
    PAYSTACK_PLAN_CODE: planCode,
    PAYSTACK_BASE_URL: baseUrl,
  };
};

test("A109: no card number, token or key is written down with what the provider told", async () => {
  const { app, member } = await heldPayment();
  await member.verify((await member.payments())[0]?.reference ?? "");
  const stored = JSON.stringify(await everything());
  expect(stored).not.toContain(app.services.config.paystack.secretKey);
  expect(stored).not.toMatch(/AUTH_|SIG_|408408/);
  const [row] = await database.queries
    .select()
    .from(subscriptions)
    .where(eq(subscriptions.userId, member.user.id));
  expect(row?.sealedToken).toMatch(/.{20}/);
});
