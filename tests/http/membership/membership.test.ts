import { eq } from "drizzle-orm";
import { describe, expect, test } from "vitest";
import { addYear } from "#domain/membership/term.ts";
import { payments } from "#server/adapters/database/schema.ts";
import { days } from "../../support/clock.ts";
import { payingApps } from "../../support/providers/paystack.ts";
import { freshTables } from "../../support/test-app.ts";
import {
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

describe("cancelling and taking it back", () => {
  test("A105: premium stays to the end of the paid year and is not renewed", async () => {
    const { app, paystack } = paying();
    const member = await newMember(app);
    await paid(member, paystack);
    const until = addYear(app.clock.now());
    const { status, reply } = await member.post("/api/subscription/cancel");
    expect([status, reply]).toEqual([
      200,
      {
        state: "ending",
        paidUntil: until.toISOString(),
        premiumUntil: until.toISOString(),
        renewsAt: null,
        card: { brand: "visa", last4: "4081", expires: expect.stringMatching(/^\d\d\/\d{4}$/) },
        canCancel: false,
        canResume: true,
        canChangeCard: false,
      },
    ]);
    expect(paystack.state.subscriptions[0]?.status).toBe("non-renewing");
    expect(await recordsOf(app, member.user)).toEqual(["payment-counted", "cancelled"]);
    expect(subjects(app).filter((one) => one.includes("will not renew"))).toHaveLength(1);

    const again = await member.post("/api/subscription/cancel");
    expect([again.status, again.reply["code"]]).toEqual([409, "nothing_to_cancel"]);
    await pass(app, paystack, days(366));
    expect(paystack.state.transactions).toHaveLength(1);
    expect(await premiumUntilOf(app, member.user)).toEqual(until);
  });

  test("A105: twice at once it is one cancellation", async () => {
    const { app, paystack } = paying();
    const member = await newMember(app);
    await paid(member, paystack);
    const both = await Promise.all([
      member.post("/api/subscription/cancel"),
      member.post("/api/subscription/cancel"),
    ]);
    for (const { status } of both) expect([200, 409]).toContain(status);
    expect(both.some(({ status }) => status === 200)).toBe(true);
    expect(await recordsOf(app, member.user)).toEqual(["payment-counted", "cancelled"]);
    expect(subjects(app).filter((one) => one.includes("will not renew"))).toHaveLength(1);
  });

  test("switched off and on again all day it is told by one letter a day", async () => {
    const { app, paystack } = paying();
    const member = await newMember(app);
    await paid(member, paystack);
    const letters = () => subjects(app).filter((one) => one.includes("will not renew")).length;
    for (let turn = 0; turn < 4; turn += 1) {
      expect((await member.post("/api/subscription/cancel")).status).toBe(200);
      expect((await member.post("/api/subscription/resume")).status).toBe(200);
    }
    expect(letters()).toBe(1);
    app.clock.advance(days(1));
    expect((await member.post("/api/subscription/cancel")).status).toBe(200);
    expect(letters()).toBe(2);
  });

  test("A105: when the provider fails or is slow, it says so and nothing changes here", async () => {
    const { app, paystack } = paying();
    const member = await newMember(app);
    await paid(member, paystack);
    const before = await member.membership();
    for (const [fault, expected] of [
      ["500", 502],
      ["429", 502],
      ["reset", 502],
      ["timeout", 504],
    ] as const) {
      paystack.faults.inject("disable", fault, 1);
      const { status, reply } = await member.post("/api/subscription/cancel");
      expect({ fault, status }).toEqual({ fault, status: expected });
      expect(reply["success"]).toBe(false);
      expect(await member.membership()).toEqual(before);
    }
    expect((await member.post("/api/subscription/cancel")).status).toBe(200);
    paystack.faults.inject("enable", "503", 1);
    expect((await member.post("/api/subscription/resume")).status).toBe(502);
    expect((await member.membership()).state).toBe("ending");
    paystack.faults.inject("manageLink", "timeout", 1);
    expect((await member.post("/api/subscription/resume")).reply["state"]).toBe("renewing");
    expect((await member.post("/api/subscription/card-link")).status).toBe(504);
  });

  test("a cancellation whose answer got lost is known all the same", async () => {
    const { app, paystack } = paying();
    const member = await newMember(app);
    await paid(member, paystack);
    paystack.webhooks.mode = "drop";
    paystack.faults.inject("disable", "lost", 1);
    expect((await member.post("/api/subscription/cancel")).status).toBe(502);
    const again = await member.post("/api/subscription/cancel");
    expect([again.status, again.reply["state"]]).toEqual([200, "ending"]);
    expect(await recordsOf(app, member.user)).toEqual(["payment-counted", "cancelled"]);
  });

  test("right after paying, with no news yet, it can be cancelled too", async () => {
    const { app, paystack } = paying();
    const member = await newMember(app);
    paystack.webhooks.mode = "drop";
    paystack.faults.inject("customer", "503", 1);
    const reference = await paid(member, paystack);
    await member.verify(reference);
    expect(await member.membership()).toMatchObject({ state: "renewing", canCancel: true });
    expect((await member.post("/api/subscription/cancel")).reply["state"]).toBe("ending");
  });

  test("taking it back works while the year runs, and not when it is over", async () => {
    const { app, paystack } = paying();
    const member = await newMember(app);
    const nothing = await member.post("/api/subscription/resume");
    expect([nothing.status, nothing.reply["code"]]).toEqual([409, "cannot_resume"]);
    await paid(member, paystack);
    await member.post("/api/subscription/cancel");
    const back = await member.post("/api/subscription/resume");
    expect([back.status, back.reply["state"]]).toEqual([200, "renewing"]);
    expect((await member.post("/api/subscription/resume")).status).toBe(200);
    expect(await recordsOf(app, member.user)).toEqual(["payment-counted", "cancelled", "resumed"]);
    await member.post("/api/subscription/cancel");
    const [subscription] = paystack.state.subscriptions;
    if (subscription !== undefined) subscription.status = "cancelled";
    const over = await member.post("/api/subscription/resume");
    expect([over.status, over.reply["code"]]).toEqual([409, "cannot_resume"]);
    expect(await member.isPremium()).toBe(true);
  });

  test("who never paid has nothing to cancel and no card to change", async () => {
    const { app } = paying();
    const member = await newMember(app);
    expect(await member.membership()).toEqual({
      state: "none",
      paidUntil: null,
      premiumUntil: null,
      renewsAt: null,
      card: null,
      canCancel: false,
      canResume: false,
      canChangeCard: false,
    });
    expect((await member.post("/api/subscription/cancel")).reply["code"]).toBe("nothing_to_cancel");
    expect((await member.post("/api/subscription/card-link")).reply["code"]).toBe("no_card_page");
    expect(await member.payments()).toEqual([]);
  });
});

describe("receipts", () => {
  test("are for the member alone, by mail once and as a page, and say what the year is", async () => {
    const { app, paystack } = paying();
    const member = await newMember(app);
    const other = await newMember(app);
    const reference = await paid(member, paystack);
    const paidAt = app.clock.now();
    const [payment] = await member.payments();
    const number = payment?.receiptNumber ?? "";
    expect(number).toMatch(/^KW-2026-\d{6}$/);
    const { status, reply } = await member.get(`/api/subscription/receipts/${number}`);
    expect(status).toBe(200);
    expect(reply).toEqual({
      number,
      reference,
      paidAt: paidAt.toISOString(),
      cents: 200_000,
      currency: "ZAR",
      returnedCents: 0,
      periodStart: paidAt.toISOString(),
      periodEnd: addYear(paidAt).toISOString(),
      seller: { name: "Kwela", vatNumber: null },
      vatCents: null,
      member: { username: member.user.username, email: member.user.email },
      card: payment?.card,
    });
    expect((await other.get(`/api/subscription/receipts/${number}`)).status).toBe(404);
    expect((await app.request(`/api/subscription/receipts/${number}`)).status).toBe(401);
    for (const wrong of [number.replace("2026", "2025"), "KW-2026-999999", "KW-2026-1", "x", "%00"])
      expect((await member.get(`/api/subscription/receipts/${wrong}`)).status).toBe(404);
    const mails = app.mails().filter(({ subject }) => subject.includes(number));
    expect(mails).toHaveLength(1);
    expect(mails[0]?.to).toBe(member.user.email);
    expect(mails[0]?.text).toContain("R2,000.00");
    expect(mails[0]?.text).toContain(`/account/receipts/${number}`);
    await app.runTask("settle-payments");
    expect(app.mails().filter(({ subject }) => subject.includes(number))).toHaveLength(1);
  });

  test("that are missing all the same go out within the minute, once", async () => {
    const { app, paystack } = paying();
    const member = await newMember(app);
    const reference = await paid(member, paystack);
    const { id } = await paymentRow(app, reference);
    await database.queries.update(payments).set({ receiptSentAt: null }).where(eq(payments.id, id));
    await app.runTask("settle-payments");
    await app.runTask("settle-payments");
    expect(app.mails().filter(({ subject }) => subject.includes("receipt"))).toHaveLength(2);
  });
});
