import { describe, expect, test } from "vitest";
import { addYear } from "#domain/membership/term.ts";
import type { FaultName } from "#server/adapters/simulator/faults.ts";
import { days, minutes } from "../../support/clock.ts";
import { payingApps } from "../../support/providers/paystack.ts";
import { freshTables } from "../../support/test-app.ts";
import { newMember, paid, paymentRow, premiumUntilOf, recordsOf } from "./member.ts";

const database = await freshTables();
const paying = await payingApps(database);

const down = {
  message:
    "Our payment provider is not answering properly. You have not been charged by this; please try again in a minute.",
  success: false,
};
const slow = {
  message:
    "Our payment provider is taking too long. If you have paid, it will count by itself; otherwise please try again in a minute.",
  success: false,
};

/** Every way of not answering, and what the member is told. */
const ways: readonly (readonly [FaultName, number, object])[] = [
  ["401", 502, down],
  ["429", 502, down],
  ["500", 502, down],
  ["502", 502, down],
  ["503", 502, down],
  ["redirect", 502, down],
  ["html", 502, down],
  ["empty", 502, down],
  ["truncated", 502, down],
  ["statusFalse", 502, down],
  ["shapeless", 502, down],
  ["reset", 502, down],
  ["huge", 502, down],
  ["timeout", 504, slow],
  ["drip", 504, slow],
  ["lost", 502, down],
];

describe("F19: the provider does not answer", () => {
  test("when a payment begins: it says so, nothing is charged, and the next try works", async () => {
    const { app, paystack } = paying();
    for (const [fault, status, reply] of ways) {
      app.logLines.length = 0;
      const member = await newMember(app);
      paystack.faults.inject("initialize", fault, 1);
      expect({ fault, ...(await member.post("/api/subscription/initialize", {})) }).toEqual({
        fault,
        status,
        reply,
      });
      expect(await member.isPremium()).toBe(false);
      expect(await member.payments()).toEqual([]);
      await paid(member, paystack);
      expect(await recordsOf(app, member.user)).toEqual(["payment-counted"]);
      expect(await premiumUntilOf(app, member.user)).toEqual(addYear(app.clock.now()));
    }
  });

  test("when a payment is verified: it says so, nothing is lost, and it counts once later", async () => {
    const { app, paystack } = paying();
    for (const [at, [fault, status, reply]] of ways.entries()) {
      app.logLines.length = 0;
      const member = await newMember(app);
      paystack.webhooks.mode = "hold";
      const reference = await paid(member, paystack);
      paystack.faults.inject("verify", fault, 1);
      expect({ fault, ...(await member.verify(reference)) }).toEqual({ fault, status, reply });
      expect(await member.isPremium()).toBe(false);
      expect(await paymentRow(app, reference)).toMatchObject({ state: "started" });
      // By another try, or by the provider's news, or by both.
      if (at % 2 === 0) expect((await member.verify(reference)).reply["success"]).toBe(true);
      await paystack.webhooks.release();
      expect(await recordsOf(app, member.user)).toEqual(["payment-counted"]);
      expect(await premiumUntilOf(app, member.user)).toEqual(addYear(app.clock.now()));
    }
  });

  test("when nobody can say whether an older payment was made, no second one is begun", async () => {
    const { app, paystack } = paying();
    const member = await newMember(app);
    paystack.webhooks.mode = "drop";
    await paid(member, paystack);
    app.clock.advance(minutes(45));
    paystack.faults.inject("verify", "500", 1);
    expect((await member.post("/api/subscription/initialize", {})).status).toBe(502);
    expect(paystack.state.transactions).toHaveLength(1);
    expect((await member.post("/api/subscription/initialize", {})).status).toBe(409);
    expect(await member.isPremium()).toBe(true);
  });

  test("when its news leads to questions: they are asked again until they are answered", async () => {
    const { app, paystack } = paying();
    const member = await newMember(app);
    paystack.faults.inject("customer", "503");
    paystack.faults.inject("subscription", "503");
    await paid(member, paystack);
    expect(await member.isPremium()).toBe(true);
    expect((await member.membership()).canCancel).toBe(true);
    await app.retryQueued();
    paystack.faults.clear();
    await app.retryQueued();
    expect(await member.membership()).toMatchObject({ state: "renewing", canChangeCard: true });
  });
});

describe("F21: webhooks are lost for a day and everybody has closed the tab", () => {
  test("whoever paid becomes premium by itself, and whoever did not stays as they were", async () => {
    const { app, paystack } = paying();
    paystack.webhooks.mode = "drop";
    const payers = await Promise.all(Array.from({ length: 5 }, () => newMember(app)));
    const others = await Promise.all(Array.from({ length: 3 }, () => newMember(app)));
    for (const member of payers) await paid(member, paystack);
    const [left, declined, never] = others;
    await left?.begin();
    await paystack.pay((await declined?.begin())?.reference ?? "", "declined");
    await never?.begin();
    await app.runTask("settle-payments");
    for (const member of payers) {
      expect(await member.isPremium()).toBe(true);
      expect(await recordsOf(app, member.user)).toEqual(["payment-counted"]);
    }
    for (const member of others) expect(await member.isPremium()).toBe(false);

    // They may still be paying: for a day nobody gives up on them.
    app.clock.advance(days(1) - minutes(30));
    await app.runTask("settle-payments");
    expect((await others[0]?.payments())?.[0]?.state).toBe("started");
    app.clock.advance(minutes(60 * 24));
    await app.runTask("settle-payments");
    expect((await others[0]?.payments())?.[0]?.state).toBe("abandoned");
    expect((await others[1]?.payments())?.[0]?.state).toBe("failed");

    // And whoever pays after all still counts.
    const reference = (await others[0]?.payments())?.[0]?.reference ?? "";
    paystack.webhooks.mode = "deliver";
    await paystack.pay(reference);
    expect(await others[0]?.isPremium()).toBe(true);
  });

  test("a payment is asked about less and less often, and with the provider down not given up", async () => {
    const { app, paystack } = paying();
    const member = await newMember(app);
    const { reference } = await member.begin();
    await app.runTask("settle-payments");
    const asked = () => paystack.calls.filter(({ call }) => call === "verify").length;
    const counts: number[] = [];
    for (let minute = 0; minute < 40; minute += 1) {
      app.clock.advance(minutes(1));
      await app.runTask("settle-payments");
      counts.push(asked());
    }
    // At once after a start, then after 2, 4, 8 and 16 minutes more.
    expect(counts.at(-1)).toBe(5);
    paystack.webhooks.mode = "drop";
    await paystack.pay(reference);
    paystack.faults.inject("verify", "503", 3);
    for (let minute = 0; minute < 150; minute += 1) {
      app.clock.advance(minutes(1));
      await app.runTask("settle-payments");
    }
    expect(await member.isPremium()).toBe(true);
    expect(await recordsOf(app, member.user)).toEqual(["payment-counted"]);
  });
});
