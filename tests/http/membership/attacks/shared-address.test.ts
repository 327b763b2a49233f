import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { addYear } from "#domain/membership/term.ts";
import { users } from "#server/adapters/database/schema.ts";
import { days } from "../../../support/clock.ts";
import { payingApps } from "../../../support/providers/paystack.ts";
import { freshTables, type TestApp } from "../../../support/test-app.ts";
import { memberFor, newMember, paid, pass, premiumUntilOf, type TestMember } from "../member.ts";

const database = await freshTables();
const paying = await payingApps(database);

const shared = "shared@example.com";

/** Somebody who paid under an address and then moved to another, which left the first one free. */
async function whoMovedOn(app: TestApp, paystack: Parameters<typeof paid>[1]) {
  const member = await newMember(app, { email: shared });
  await paid(member, paystack);
  await database.queries
    .update(users)
    .set({ email: `moved-${member.user.id}@example.com` })
    .where(eq(users.id, member.user.id));
  return member;
}

const again = (app: TestApp, { user }: TestMember) => memberFor(app, user);

test("a subscription told before its payment is not taken for that of the address's former owner", async () => {
  const { app, paystack } = paying();
  const former = await whoMovedOn(app, paystack);
  await former.post("/api/subscription/cancel");
  app.clock.advance(days(3));
  const owner = await newMember(app, { email: shared });
  paystack.webhooks.mode = "hold";
  await paid(owner, paystack);
  await paystack.webhooks.release("reversed");
  expect(paystack.state.customers).toHaveLength(1);
  expect(await former.membership()).toMatchObject({ state: "ending", canResume: true });
  expect(await owner.membership()).toMatchObject({ state: "renewing", canChangeCard: true });
  await owner.post("/api/subscription/cancel");
  expect(paystack.state.subscriptions.map(({ status }) => status)).toEqual([
    "non-renewing",
    "non-renewing",
  ]);
  expect(await former.membership()).toMatchObject({ state: "ending" });
  expect(await owner.membership()).toMatchObject({ state: "ending" });
});

test("a renewal belongs to the account that is subscribed, also when the other's year ends nearer", async () => {
  const { app, paystack } = paying();
  app.clock.advance(Date.parse("2027-01-28T10:00:00Z") - app.clock.now().getTime());
  const former = await whoMovedOn(app, paystack);
  await former.post("/api/subscription/cancel");
  const formerEnd = await premiumUntilOf(app, former.user);
  app.clock.advance(days(3));
  const owner = await newMember(app, { email: shared });
  await paid(owner, paystack);
  const ownerEnd = await premiumUntilOf(app, owner.user);
  // What began on the 31st is charged on the 28th: hours before the former owner's year ends.
  await pass(app, paystack, Date.parse("2028-01-28T06:00:00Z") - app.clock.now().getTime());
  expect(await premiumUntilOf(app, former.user)).toEqual(formerEnd);
  expect(await premiumUntilOf(app, owner.user)).toEqual(addYear(ownerEnd ?? new Date(0)));
  expect((await (await again(app, owner)).payments()).map(({ state }) => state)).toEqual([
    "paid",
    "paid",
  ]);
});

test("while the former owner is still subscribed, each keeps what is theirs", async () => {
  const { app, paystack } = paying();
  const former = await whoMovedOn(app, paystack);
  const formerEnd = addYear(app.clock.now());
  app.clock.advance(days(10));
  const owner = await newMember(app, { email: shared });
  const reference = await paid(owner, paystack);
  const ownerEnd = addYear(app.clock.now());
  // The provider subscribes an address once, so there is no renewal of the new owner's to cancel.
  expect((await owner.post("/api/subscription/cancel")).status).toBe(409);
  expect((await owner.post("/api/subscription/card-link")).status).toBe(409);
  await pass(app, paystack, days(2));
  await app.runTask("reconcile-payments");
  expect(await owner.membership()).toMatchObject({ state: "ending", renewsAt: null });
  expect(await former.membership()).toMatchObject({ state: "renewing", canChangeCard: true });
  expect(paystack.state.subscriptions).toMatchObject([{ status: "active" }]);

  await pass(app, paystack, formerEnd.getTime() - app.clock.now().getTime());
  expect(await premiumUntilOf(app, former.user)).toEqual(addYear(formerEnd));
  expect(await premiumUntilOf(app, owner.user)).toEqual(ownerEnd);
  await paystack.refund(reference);
  expect(await premiumUntilOf(app, owner.user)).toBeNull();
  expect(await (await again(app, former)).membership()).toMatchObject({ state: "renewing" });
});

test("a charge to the card of an account that is gone is reported, and is no gift to the address's next owner", async () => {
  const { app, paystack } = paying();
  const gone = await newMember(app, { email: shared });
  await paid(gone, paystack);
  await database.queries.delete(users).where(eq(users.id, gone.user.id));
  app.clock.advance(days(10));
  const owner = await newMember(app, { email: shared });
  await paid(owner, paystack);
  await paystack.renewNow(paystack.state.subscriptions[0]?.code ?? "");
  expect(await premiumUntilOf(app, owner.user)).toEqual(addYear(app.clock.now()));
  expect(await owner.payments()).toHaveLength(1);
  expect(app.logLines.some((line) => line.includes("payment-without-account"))).toBe(true);
  expect(paystack.state.subscriptions).toMatchObject([{ status: "non-renewing" }]);
});
