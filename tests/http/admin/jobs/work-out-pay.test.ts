import { beforeEach, expect, test } from "vitest";
import { startingRates } from "#domain/listing/pay/rates.ts";
import { workOutPay } from "#server/features/jobs/work-out-pay.ts";
import { fillRates } from "#server/features/rates/read-rates.ts";
import { jsonBody } from "../../../support/sample-api.ts";
import { freshTables, testApp, type TestApp } from "../../../support/test-app.ts";
import { addMany, detailOf, listOf } from "../../jobs/board.ts";

const database = await freshTables();
const { usdFor, day } = startingRates;

beforeEach(() => fillRates(database.queries));

async function saveRates(app: TestApp, rates: Record<string, number>): Promise<void> {
  const send = await app.as(await app.build.user({ isAdmin: true }));
  const { version } = (await (await send("/api/admin/rates")).json()) as { version: string };
  const body = { day, rates: { ...usdFor, ...rates }, version, confirmLargeChange: true };
  const response = await send("/api/admin/rates", { ...jsonBody(body), method: "PUT" });
  expect(response.status).toBe(200);
}

const rowsNow = async () =>
  (await database.executeSql("select id, pay_band, facts, updated_at from jobs order by id")).rows;

test("new rates move yearly pay, its band, the filter and its counts; dollars stay", async () => {
  const app = testApp(database);
  const euro = await app.build.job({ salaryText: "€50,000 a year" });
  const closed = { status: "closed", closedAt: app.clock.now() } as const;
  await app.build.job({ salaryText: "€50,000 a year", ...closed });
  await app.build.job({ salaryText: "$50,000 a year" });
  await app.build.job();
  expect((await listOf(app.request)).facets.salary).toMatchObject({ "40-60": 2, "60-80": 0 });

  await saveRates(app, { EUR: 1.4 });
  const { pay, facts } = await detailOf(app.request, euro.id);
  expect(pay.value.amount?.usdPerYear).toEqual({ min: 70_000, max: 70_000 });
  expect(facts.pay).toEqual(pay);
  expect((await listOf(app.request)).facets.salary).toMatchObject({ "40-60": 1, "60-80": 1 });
  const found = await listOf(app.request, { salary: "60-80" });
  expect(found.jobs.map(({ id }) => id)).toEqual([String(euro.id)]);
  expect((await rowsNow()).map((row) => row["pay_band"])).toEqual([
    "60-80",
    "60-80",
    "40-60",
    null,
  ]);
});

test("pay that was put in by hand and fits nothing keeps no other from being worked out", async () => {
  const app = testApp(database);
  const odd = await app.build.job({ salaryText: "€50,000 a year" });
  const euro = await app.build.job({ salaryText: "€50,000 a year" });
  await database.executeSql(
    `update jobs set facts = jsonb_set(facts, '{pay,value,amount}', '{"currency":"EUR"}') where id = ${odd.id}`,
  );
  await saveRates(app, { EUR: 1.4 });
  const { pay } = await detailOf(app.request, euro.id);
  expect(pay.value.amount?.usdPerYear).toEqual({ min: 70_000, max: 70_000 });
});

test("leaves what a posting says and when it changed as they were", async () => {
  const app = testApp(database);
  await app.build.job({ salaryText: "£3,000 - £3,600 per month" });
  const [before] = await rowsNow();
  await saveRates(app, { GBP: 1.3 });
  await saveRates(app, {});
  expect(await rowsNow()).toEqual([before]);
});

test("goes through many in batches, and again or twice at once changes nothing more", async () => {
  const app = testApp(database);
  await addMany(
    database,
    app.clock.now(),
    Array.from({ length: 600 }, (_, index) => ({
      title: `Job ${index}`,
      salaryText: "€50,000 a year",
    })),
  );
  await saveRates(app, { EUR: 1.4 });
  const after = await rowsNow();
  expect(new Set(after.map((row) => row["pay_band"]))).toEqual(new Set(["60-80"]));
  await Promise.all([1, 2, 3].map(() => app.services.queue.enqueue(workOutPay, {})));
  expect(await rowsNow()).toEqual(after);
});

test("keeps what it knows of a currency that the newest rates lack", async () => {
  const app = testApp(database);
  const { id } = await app.build.job({ salaryText: "€50,000 a year" });
  await database.executeSql(
    "insert into exchange_rates values ('2026-11-15', 'USD', 1), ('2026-11-15', 'ZAR', 0.05)",
  );
  await app.services.queue.enqueue(workOutPay, {});
  const { pay } = await detailOf(app.request, id);
  expect(pay.value.amount?.usdPerYear).toEqual({ min: 54_000, max: 54_000 });
});

test("rates are saved even when the work cannot be handed over, and the log says so", async () => {
  const app = testApp(database);
  await app.build.job({ salaryText: "€50,000 a year" });
  const { queue } = app.services;
  Object.assign(queue, { enqueue: () => Promise.reject(new Error("The queue is away")) });
  await saveRates(app, { EUR: 1.2 });
  expect(app.logLines.join("")).toContain("Pay will be worked out with the new rates later");
});
