import { expect, test } from "vitest";
import { addDays, addYear } from "#domain/membership/term.ts";
import type { Simulator } from "#server/adapters/payments/simulator/simulator.ts";
import { days } from "../../support/clock.ts";
import { freshTables, type TestApp } from "../../support/test-app.ts";
import {
  memberFor,
  newMember,
  paid,
  pass,
  quickPaying,
  recordsOf,
  subjects,
  type TestMember,
} from "./member.ts";

const database = await freshTables();

const start = () => quickPaying(database);

interface Life {
  readonly app: TestApp;
  readonly paystack: Simulator;
  member: TestMember;
}

async function newLife(parts = start()): Promise<Life> {
  return { ...parts, member: await newMember(parts.app) };
}

const tasks = ["settle-payments", "renewals", "premium-reminders", "reconcile-payments"] as const;

/** One day: both clocks go on, and what runs by itself runs. */
async function nextDay({ app, paystack }: Pick<Life, "app" | "paystack">, isQuiet = false) {
  app.logLines.length = 0;
  await pass(app, paystack, days(1));
  for (const task of isQuiet ? [] : tasks) await app.runTask(task);
}

/** In the middle of a paid year the daily tasks find nothing; there it is enough to run them once a week. */
const isQuiet = (day: number): boolean => day % 7 !== 0 && day % 365 > 20 && day % 365 < 345;

/** Premium on this day, by a session that is never older than three weeks. */
async function isPremiumOn(life: Life, day: number): Promise<boolean> {
  if (day % 20 === 0) life.member = await memberFor(life.app, life.member.user);
  return life.member.isPremium();
}

/** What premium was on each of many days, as `true×364 false×1`. */
function summary(values: readonly boolean[]): string {
  const runs: { value: boolean; length: number }[] = [];
  for (const value of values) {
    const last = runs.at(-1);
    if (last?.value === value) last.length += 1;
    else runs.push({ value, length: 1 });
  }
  return runs.map(({ value, length }) => `${value}×${length}`).join(" ");
}

async function live(life: Life, count: number): Promise<string> {
  const values: boolean[] = [];
  for (let day = 0; day < count; day += 1) {
    await nextDay(life);
    values.push(await isPremiumOn(life, day));
  }
  return summary(values);
}

test(
  "two years, day by day: paid, renewed, refused, in grace, recovered, cancelled, over",
  { timeout: 300_000 },
  async () => {
    const parts = start();
    const { app, paystack } = parts;
    const begin = app.clock.now();
    const year = addYear(begin);
    // One renews and cancels; one is refused, pays again within the grace, and cancels too.
    const loyal = await newLife(parts);
    const late = await newLife(parts);
    const everybody = [loyal, late];
    const premium = everybody.map((): boolean[] => []);
    const membership = async (life: Life, expected: object) =>
      expect(await life.member.membership()).toMatchObject(expected);

    const turns: Readonly<Record<number, () => Promise<void>>> = {
      async 2() {
        for (const { member } of everybody) await paid(member, paystack);
        const until = addYear(app.clock.now()).toISOString();
        for (const life of everybody)
          await membership(life, { state: "renewing", paidUntil: until, premiumUntil: until });
      },
      async 300() {
        paystack.cards.declineRenewals(late.member.user.email, true);
      },
      async 368() {
        const paidUntil = addDays(year, 2);
        await membership(loyal, { state: "renewing", paidUntil: addYear(paidUntil).toISOString() });
        await membership(late, {
          state: "overdue",
          paidUntil: paidUntil.toISOString(),
          premiumUntil: addDays(paidUntil, 7).toISOString(),
          renewsAt: null,
          canCancel: true,
          canChangeCard: true,
        });
      },
      async 372() {
        // Within the grace, and still a whole year: the provider, too, charges again a year from today.
        await paid(late.member, paystack);
        const until = addYear(app.clock.now()).toISOString();
        await membership(late, { state: "renewing", paidUntil: until });
      },
      async 500() {
        for (const { member } of [loyal, late])
          expect((await member.post("/api/subscription/cancel")).reply).toMatchObject({
            state: "ending",
            canCancel: false,
            canResume: true,
          });
      },
    };
    for (let day = 1; day <= 740; day += 1) {
      await nextDay(parts, isQuiet(day));
      for (const [at, life] of everybody.entries())
        premium[at]?.push(await isPremiumOn(life, day - 1));
      await turns[day]?.();
    }
    expect(premium.map(summary)).toEqual([
      // Paid on day 2, after that day's look. Two years to the day, one of them a leap year.
      "false×2 true×730 false×8",
      // Five days of grace on top.
      "false×2 true×735 false×3",
    ]);
    for (const life of everybody) await membership(life, { state: "ended", canResume: false });

    expect(await recordsOf(app, loyal.member.user)).toEqual([
      "payment-counted",
      "payment-counted",
      "cancelled",
    ]);
    expect(await recordsOf(app, late.member.user)).toEqual([
      "payment-counted",
      "renewal-failed",
      "payment-counted",
      "cancelled",
    ]);
    const mailsTo = ({ member }: Life) =>
      app
        .mails()
        .filter(({ to }) => to === member.user.email)
        .map(({ subject }) => subject.replace(/KW-[\d-]+|\w+ \d+, \d{4}/, "…"))
        .toReversed();
    expect(mailsTo(loyal)).toEqual([
      "Your receipt … from Kwela",
      "Your Kwela premium renews on …",
      "Your receipt … from Kwela",
      "Your Kwela premium will not renew",
    ]);
    expect(mailsTo(late)).toEqual([
      "Your receipt … from Kwela",
      "Your Kwela premium renews on …",
      "Your Kwela premium could not be renewed",
      "Your receipt … from Kwela",
      "Your Kwela premium will not renew",
    ]);
  },
);

test("A103: a renewal that fails and is not made good ends premium when the grace is over", async () => {
  const life = await newLife();
  await paid(life.member, life.paystack);
  life.paystack.cards.declineRenewals(life.member.user.email, true);
  await pass(life.app, life.paystack, days(362));
  expect(await live(life, 14)).toBe("true×9 false×5");
  expect((await life.member.membership()).state).toBe("ended");
  expect((await life.member.get("/api/premium/start-guide")).status).toBe(403);
  // And nobody is charged a year later out of the blue.
  expect(life.paystack.state.subscriptions[0]?.status).toBe("non-renewing");
  expect(await recordsOf(life.app, life.member.user)).toEqual([
    "payment-counted",
    "renewal-failed",
    "cancelled",
  ]);
  expect(subjects(life.app).filter((one) => one.includes("could not be renewed"))).toHaveLength(1);
  // Back after all: a new year from today.
  life.paystack.cards.declineRenewals(life.member.user.email, false);
  await paid(life.member, life.paystack);
  expect((await life.member.membership()).paidUntil).toBe(
    addYear(life.app.clock.now()).toISOString(),
  );
});

test("a renewal nobody tells us about is found, and premium has no gap", async () => {
  const life = await newLife();
  await paid(life.member, life.paystack);
  life.paystack.webhooks.mode = "drop";
  await pass(life.app, life.paystack, days(360));
  expect(await live(life, 20)).toBe("true×20");
  expect(await recordsOf(life.app, life.member.user)).toEqual([
    "payment-counted",
    "payment-counted",
  ]);
  expect(subjects(life.app).filter((subject) => subject.includes("could not"))).toEqual([]);
});

test("with the provider away on the day itself nobody loses premium, and the renewal counts later", async () => {
  const life = await newLife();
  await paid(life.member, life.paystack);
  life.paystack.webhooks.mode = "drop";
  await pass(life.app, life.paystack, days(364));
  // Looked at hourly, as the schedule has it: the last looks before the end find nobody at the other side.
  life.paystack.faults.inject("any", "500");
  for (let hour = 0; hour < 48; hour += 1) {
    await pass(life.app, life.paystack, days(1) / 24);
    await life.app.runTask("renewals");
    life.member = await memberFor(life.app, life.member.user);
    expect({ hour, isPremium: await life.member.isPremium() }).toEqual({ hour, isPremium: true });
  }
  life.paystack.faults.clear();
  await life.app.runTask("renewals");
  expect((await life.member.membership()).state).toBe("renewing");
  expect(await recordsOf(life.app, life.member.user)).toEqual([
    "payment-counted",
    "payment-counted",
  ]);
});

test("a card that runs out is told of once, and one that is changed works again", async () => {
  const life = await newLife();
  await paid(life.member, life.paystack);
  const { appUrl } = life.app.services.config;
  life.paystack.cards.expire(life.member.user.email, "12/2026");
  await live(life, 60);
  const told = subjects(life.app).filter((subject) => subject.includes("about to expire"));
  expect(told).toHaveLength(1);
  const mail = life.app.mails().find(({ subject }) => subject.includes("about to expire"));
  expect(mail?.text).toContain("12/2026");
  expect(mail?.text).toContain(`${appUrl}/account`);
  const { status, reply } = await life.member.post("/api/subscription/card-link");
  expect(status).toBe(200);
  expect(reply["link"]).toMatch(/^https?:\/\/.+subscription_token=/);
});
