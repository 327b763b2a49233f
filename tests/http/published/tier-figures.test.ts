import { expect, test } from "vitest";
import type { TierFiguresReply } from "#contract/listings/tier-figures.ts";
import type { NewJob } from "#server/features/jobs/stores/jobs.ts";
import { freshTables, testApp, type TestApp } from "../../support/test-app.ts";
import { addMany, listOf, type Send } from "../jobs/board.ts";

const database = await freshTables();

const figuresOf = async (send: Send): Promise<TierFiguresReply> => {
  const response = await send("/api/tier-figures");
  expect(response.status).toBe(200);
  return (await response.json()) as TierFiguresReply;
};

const add = (app: TestApp, jobs: readonly Partial<NewJob>[]) =>
  addMany(database, app.clock.now(), jobs);

const paying = (
  more: Partial<NewJob> & Pick<NewJob, "tier">,
  ...months: readonly number[]
): Partial<NewJob>[] =>
  months.map((dollars) =>
    Object.assign({ title: `SEO Manager ${dollars}`, salaryText: `$${dollars} per month` }, more),
  );

const free = { tier: "free" } as const;
const premium = { tier: "premium" } as const;

test("an empty board has figures too", async () => {
  const none = { open: 0, middlePay: null, newest: null };
  expect(await figuresOf(testApp(database).request)).toEqual({ free: none, premium: none });
});

test("each side is counted by itself, as the board counts, and scams and closed jobs are on neither", async () => {
  const app = testApp(database);
  const closed = { status: "closed", closedAt: app.clock.now() } as const;
  const scam =
    "Pay a registration fee of R500 by e-wallet to start. Send your ID and bank PIN on WhatsApp.";
  await add(app, [
    ...paying(free, 1_500, 1_600, 1_700, 1_800, 2_500, 2_600, 3_100, 900),
    ...paying(premium, 4_100, 4_200, 4_300, 4_400, 5_500, 6_000, 3_000, 2_000),
    ...paying({ ...premium, ...closed }, 9_000, 9_000, 9_000),
    { tier: "premium", title: "SEO Assistant", description: scam },
  ]);
  const board = await listOf(app.request, { worldwide: "true" });
  const figures = await figuresOf(app.request);
  const counts = [figures.free.open, figures.premium.open];
  expect(counts).toEqual([board.visible, board.total - board.visible]);
  expect(figures.free.middlePay).toEqual({ from: 1_000, below: 2_000 });
  expect(figures.premium.middlePay).toEqual({ from: 4_000, below: 5_000 });
});

test("the newest is told to the hour, as teasers are", async () => {
  const app = testApp(database);
  await add(app, [{ tier: "premium", publishedAt: new Date("2026-11-03T09:41:27.123Z") }]);
  const { newest } = (await figuresOf(app.request)).premium;
  const { teasers } = await listOf(app.request, {});
  expect(newest).toBe("2026-11-03T09:00:00.000Z");
  expect(teasers[0]?.publishedDate).toBe(newest);
});

test.each<[string, readonly number[]]>([
  ["fewer than eight state their pay", [4_100, 4_200, 4_300, 4_400, 4_500, 4_600, 4_700]],
  [
    "one stands in the middle step alone",
    [1_100, 1_200, 1_300, 1_400, 5_500, 9_100, 9_200, 9_300, 9_400],
  ],
  ["two do", [1_100, 1_200, 1_300, 1_400, 5_500, 5_600, 9_100, 9_200, 9_300, 9_400]],
])("pay is withheld where %s", async (_when, months) => {
  const app = testApp(database);
  await add(app, paying(premium, ...months));
  expect((await figuresOf(app.request)).premium.middlePay).toBeNull();
});

test("what a single premium job pays shows in nothing but the count of them", async () => {
  const app = testApp(database);
  const others = [4_100, 4_200, 4_300, 4_400, 4_500, 4_600, 4_700, 4_800];
  const publishedAt = new Date("2026-11-03T09:00:00.000Z");
  const answers = [];
  for (const months of [1, 2_345, 4_444, 98_765]) {
    await database.executeSql("delete from jobs");
    await add(app, paying({ ...premium, publishedAt }, ...others, months));
    app.clock.advance(120_000);
    answers.push(await figuresOf(app.request));
  }
  expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1);
});

test("members are told the same", async () => {
  const app = testApp(database);
  await add(app, paying(premium, 3_000, 4_000));
  const member = await app.as(await app.build.premiumUser());
  expect(await figuresOf(member)).toEqual(await figuresOf(app.request));
});
