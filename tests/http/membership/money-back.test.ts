import { describe, expect, test } from "vitest";
import { addYear } from "#domain/membership/term.ts";
import { signatureOf } from "#server/adapters/payments/paystack/signature.ts";
import { minutes } from "../../support/clock.ts";
import { payingApps } from "../../support/providers/paystack.ts";
import { freshTables } from "../../support/test-app.ts";
import { newMember, paid, paymentRow, premiumUntilOf, recordsOf, subjects } from "./member.ts";

const database = await freshTables();
const paying = await payingApps(database);

describe("A102: money that goes back", () => {
  test("in full ends premium at the next request, stops the renewal, and says so once", async () => {
    const { app, paystack } = paying();
    const member = await newMember(app);
    const reference = await paid(member, paystack);
    app.clock.advance(minutes(5));
    await paystack.refund(reference);
    expect(await member.isPremium()).toBe(false);
    expect((await member.get("/api/premium/start-guide")).status).toBe(403);
    expect((await member.membership()).state).toBe("ended");
    expect(await paymentRow(app, reference)).toMatchObject({
      state: "returned",
      returnedCents: 200_000,
    });
    expect(paystack.state.subscriptions[0]?.status).not.toBe("active");
    expect(subjects(app).filter((subject) => subject.includes("went back"))).toHaveLength(1);
    expect(subjects(app).filter((subject) => subject.includes("will not renew"))).toEqual([]);
    expect((await member.payments())[0]).toMatchObject({
      state: "returned",
      returnedCents: 200_000,
      receiptNumber: `KW-2026-${String((await paymentRow(app, reference)).id).padStart(6, "0")}`,
    });
  });

  test("in part leaves premium as it is; part by part, the last part ends it", async () => {
    const { app, paystack } = paying();
    const member = await newMember(app);
    const reference = await paid(member, paystack);
    await paystack.refund(reference, 50_000);
    expect(await member.isPremium()).toBe(true);
    expect(await paymentRow(app, reference)).toMatchObject({
      state: "paid",
      returnedCents: 50_000,
    });
    await paystack.refund(reference, 149_999);
    expect(await member.isPremium()).toBe(true);
    await paystack.refund(reference, 1);
    expect(await member.isPremium()).toBe(false);
    expect(await recordsOf(app, member.user)).toEqual([
      "payment-counted",
      "payment-returned",
      "cancelled",
    ]);
  });

  test("counts the same told as a number or as text, once each, and not before it is done", async () => {
    const { app, paystack } = paying();
    const member = await newMember(app);
    paystack.webhooks.mode = "drop";
    const reference = await paid(member, paystack);
    await member.verify(reference);
    const tell = async (event: string, key: string, amount: unknown): Promise<number> => {
      const data = { id: key, status: "processed", transaction_reference: reference, amount };
      const body = JSON.stringify({ event, data });
      const signature = signatureOf(body, app.services.config.paystack.secretKey);
      const headers = { "x-paystack-signature": signature };
      const init = { method: "POST", headers, body };
      return (await app.request("/api/webhooks/paystack", init)).status;
    };
    expect(await tell("refund.pending", "a", 200_000)).toBe(200);
    expect(await tell("refund.failed", "b", 200_000)).toBe(200);
    expect(await member.isPremium()).toBe(true);
    expect(await tell("refund.processed", "c", "100000")).toBe(200);
    expect(await tell("refund.processed", "c", "100000")).toBe(200);
    expect(await paymentRow(app, reference)).toMatchObject({ returnedCents: 100_000 });
    expect(await member.isPremium()).toBe(true);
    expect(await tell("refund.processed", "d", 100_000)).toBe(200);
    expect(await member.isPremium()).toBe(false);
  });

  test("in part, though the provider first called the whole charge reversed, counts again", async () => {
    const { app, paystack } = paying();
    const member = await newMember(app);
    const reference = await paid(member, paystack);
    const [transaction] = paystack.state.transactions;
    if (transaction !== undefined) transaction.status = "reversed";
    await paystack.dispute(reference, "open");
    expect(await member.isPremium()).toBe(false);
    await paystack.refund(reference, 50_000);
    expect(await member.isPremium()).toBe(true);
    expect(
      (await recordsOf(app, member.user)).filter((kind) => kind.startsWith("payment")),
    ).toEqual(["payment-counted", "payment-returned", "payment-counted"]);
  });

  test("before anybody knew that it came still ends right", async () => {
    const { app, paystack } = paying();
    const member = await newMember(app);
    paystack.webhooks.mode = "hold";
    const reference = await paid(member, paystack);
    await paystack.refund(reference);
    paystack.faults.inject("any", "503");
    await paystack.webhooks.release("reversed");
    expect(await member.isPremium()).toBe(false);
    expect(await paymentRow(app, reference)).toMatchObject({ state: "returned" });
    paystack.faults.clear();
    await app.retryQueued();
    expect(await member.isPremium()).toBe(false);
  });

  test("of a renewal nobody told us about is found with the renewal", async () => {
    const { app, paystack } = paying();
    const member = await newMember(app);
    await paid(member, paystack);
    paystack.webhooks.mode = "hold";
    await paystack.renewNow(paystack.state.subscriptions[0]?.code ?? "");
    const renewal = paystack.state.transactions[1]?.reference ?? "";
    await paystack.refund(renewal);
    await paystack.webhooks.release("reversed");
    expect(await paymentRow(app, renewal)).toMatchObject({ state: "returned", kind: "renewal" });
    expect(await premiumUntilOf(app, member.user)).toEqual(addYear(app.clock.now()));
  });

  test("a lost dispute ends premium, a won one does not, an open one only asks us to answer", async () => {
    const { app, paystack } = paying();
    const lost = await newMember(app);
    const won = await newMember(app);
    const open = await newMember(app);
    await paystack.dispute(await paid(lost, paystack), "lost");
    await paystack.dispute(await paid(won, paystack), "won");
    const reference = await paid(open, paystack);
    await paystack.dispute(reference, "open");
    expect([await lost.isPremium(), await won.isPremium(), await open.isPremium()]).toEqual([
      false,
      true,
      true,
    ]);
    expect((await paymentRow(app, reference)).disputedAt).not.toBeNull();
    expect(app.logLines.some((line) => line.includes('"alert":"payment-disputed"'))).toBe(true);
    expect(await recordsOf(app, lost.user)).toContain("payment-returned");
  });

  test("a payment too many that goes back leaves the other year standing", async () => {
    const { app, paystack } = paying();
    const member = await newMember(app);
    const first = await member.begin();
    app.clock.advance(minutes(31));
    const second = await member.begin();
    await paystack.pay(first.reference);
    await paystack.pay(second.reference);
    await paystack.refund(second.reference);
    expect(await member.isPremium()).toBe(true);
    expect(paystack.state.subscriptions.some(({ status }) => status === "active")).toBe(true);
    expect((await member.membership()).state).toBe("renewing");
  });
});
