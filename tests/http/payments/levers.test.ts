import { expect, test } from "vitest";
import { addDays, addYear } from "#domain/membership/term.ts";
import { freshTables, type TestApp } from "#tests/support/test-app.ts";
import { newMember, paid, quickPaying } from "../membership/member.ts";

const database = await freshTables();

const pull = (app: TestApp, act: string, on: string) =>
  app.request("/demo/paystack/act", { method: "POST", body: new URLSearchParams({ act, on }) });

/** Whom the desk lists as standing so. */
async function listed(app: TestApp, state: string): Promise<string[]> {
  const admin = await app.as(await app.build.user({ isAdmin: true }));
  const response = await admin(`/api/admin/memberships?state=${state}`);
  const { members } = (await response.json()) as { members: { username: string }[] };
  return members.map(({ username }) => username);
}

/** A demo with two members who have just paid. */
async function demo() {
  const { app, paystack } = quickPaying(database);
  const member = await newMember(app);
  await paid(member, paystack);
  const other = await newMember(app);
  await paid(other, paystack);
  return { app, paystack, member, other, code: paystack.state.subscriptions[0]?.code ?? "" };
}

test("letting the renewal fail brings the overdue state at once, for that member alone", async () => {
  const { app, member, other, code } = await demo();
  expect((await pull(app, "fail-renewal", code)).status).toBe(303);
  const { state, paidUntil, premiumUntil } = await member.membership();
  expect(state).toBe("overdue");
  // The provider charges at midnight, some hours before the paid year ends.
  const end = new Date(paidUntil ?? 0);
  expect(end > app.clock.now() && end <= addDays(app.clock.now(), 1)).toBe(true);
  expect(premiumUntil).toBe(addDays(end, 7).toISOString());
  expect(await member.isPremium()).toBe(true);
  expect(app.mails()[0]?.subject).toBe("Your Kwela premium could not be renewed");
  expect((await other.membership()).state).toBe("renewing");
  expect((await other.membership()).paidUntil).toBe(addYear(app.clock.now()).toISOString());
  // What our hourly and daily looks find at the provider agrees with it.
  await app.runTask("renewals");
  await app.runTask("reconcile-payments");
  expect((await member.membership()).state).toBe("overdue");
  expect(await listed(app, "overdue")).toEqual([member.user.username]);
  expect(await listed(app, "renewing")).toEqual([other.user.username]);
});

test.each(["paying again", "renewing after all"])(
  "an overdue member is cured by %s",
  async (how) => {
    const { app, paystack, member, code } = await demo();
    await pull(app, "fail-renewal", code);
    const { paidUntil } = await member.membership();
    if (how === "paying again") await paid(member, paystack);
    else await pull(app, "renew", code);
    const cured = await member.membership();
    expect(cured).toMatchObject({ state: "renewing", canCancel: true });
    const end = addYear(new Date(paidUntil ?? 0)).toISOString();
    expect(cured.paidUntil).toBe(end);
    expect(cured.renewsAt?.slice(0, 4)).toBe("2027");
    expect((await member.payments()).map(({ state }) => state)).toEqual(["paid", "paid"]);
  },
);

test("renewing now is the renewal of a year that went by: one more payment, and one more year", async () => {
  const { app, member, code } = await demo();
  await pull(app, "renew", code);
  const [renewal, first] = await member.payments();
  expect(renewal?.paidAt).toBe(app.clock.now().toISOString());
  expect(first?.paidAt?.slice(0, 7)).toBe("2025-11");
  expect(await member.membership()).toMatchObject({ state: "renewing" });
  expect((await member.membership()).premiumUntil?.slice(0, 7)).toBe("2027-11");
});
