import { beforeEach, describe, expect, test } from "vitest";
import type { CheckedJob } from "#contract/listings/check-a-job.ts";
import { errorReply } from "#contract/errors.ts";
import { rateEndpoints, type ExchangeRates } from "#contract/admin/rates.ts";
import { jobPath } from "#domain/jobs/address.ts";
import { startingRates } from "#domain/listing/pay/rates.ts";
import { fillRates } from "#server/features/rates/read-rates.ts";
import { days } from "../../support/clock.ts";
import { jsonBody } from "../../support/sample-api.ts";
import { freshTables, testApp, type TestApp } from "../../support/test-app.ts";
import { detailOf, listOf, type Send } from "../jobs/board.ts";

const database = await freshTables();
const path = "/api/admin/rates";
const { usdFor } = startingRates;
/** A rand of 20 to the dollar instead of 18.40. */
const weakerRand = { ...usdFor, ZAR: 1 / 20 };

beforeEach(() => fillRates(database.queries));

const adminOf = async (app: TestApp, username?: string): Promise<Send> =>
  app.as(await app.build.user({ isAdmin: true, ...(username !== undefined && { username }) }));

async function ratesFor(send: Send): Promise<ExchangeRates> {
  const response = await send(path);
  expect(response.status).toBe(200);
  return (await response.json()) as ExchangeRates;
}

const put = (send: Send, body: unknown) => send(path, { ...jsonBody(body), method: "PUT" });

async function save(send: Send, change: Record<string, unknown> = {}): Promise<ExchangeRates> {
  const { version, days } = await ratesFor(send);
  const response = await put(send, { day: days.to, rates: weakerRand, version, ...change });
  expect(response.status, await response.clone().text()).toBe(200);
  return (await response.json()) as ExchangeRates;
}

async function refused(send: Send, change: Record<string, unknown>) {
  const { version } = await ratesFor(send);
  const body = { day: "2026-11-15", rates: weakerRand, version, ...change };
  const response = await put(send, body);
  const { code, fields = {} } = errorReply.parse(await response.json());
  return { status: response.status, code, fields };
}

describe("the table", () => {
  test("is there from the start, in dollars and in rand", async () => {
    const send = await adminOf(testApp(database));
    const rates = await ratesFor(send);
    expect(rateEndpoints.readRates.reply.parse(rates)).toEqual(rates);
    expect(rates).toMatchObject({ day: "2026-11-14", savedAt: null, savedBy: null, earlier: [] });
    expect(rates.days).toEqual({ from: "2026-11-14", to: "2026-11-15" });
    expect(rates.rows).toHaveLength(28);
    const euro = rates.rows.find(({ currency }) => currency === "EUR");
    expect(euro?.usd).toBe(1.08);
    expect(euro?.rand).toBeCloseTo(19.872, 6);
  });

  test("of a new day stands before the old one, with who saved it and when", async () => {
    const app = testApp(database);
    const send = await adminOf(app, "nomsa");
    const saved = await save(send);
    expect(saved).toMatchObject({
      day: "2026-11-15",
      savedBy: "nomsa",
      savedAt: "2026-11-15T08:00:00.000Z",
      earlier: [{ day: "2026-11-14", savedAt: null, savedBy: null }],
    });
    expect(await ratesFor(send)).toEqual(saved);
    app.clock.advance(days(1));
    const { earlier } = await save(send);
    expect(earlier.map(({ day, savedBy }) => [day, savedBy])).toEqual([
      ["2026-11-15", "nomsa"],
      ["2026-11-14", null],
    ]);
  });

  test("of the same day takes its place", async () => {
    const send = await adminOf(testApp(database));
    await save(send);
    const again = await save(send, { rates: { ...weakerRand, EUR: 1.1 } });
    expect(again.rows.find(({ currency }) => currency === "EUR")?.usd).toBe(1.1);
    expect(again.earlier).toHaveLength(1);
  });

  test("outlives the account of who saved it, and stands among what they can download", async () => {
    const app = testApp(database);
    const user = await app.build.user({ isAdmin: true });
    const send = await app.as(user);
    await save(send);
    expect(await (await send("/api/account/export")).json()).toMatchObject({
      savedExchangeRates: [{ day: "2026-11-15", savedAt: "2026-11-15T08:00:00.000Z" }],
    });
    await database.executeSql("delete from users where id = $1", [user.id]);
    const rates = await ratesFor(await adminOf(app));
    expect(rates).toMatchObject({ day: "2026-11-15", savedBy: null });
    expect(rates.savedAt).not.toBeNull();
  });
});

describe("what is no table is refused and changes nothing", () => {
  const without = (code: string) =>
    Object.fromEntries(Object.entries(usdFor).filter(([key]) => key !== code));

  test.each<[string, Record<string, unknown>, string]>([
    ["a currency left out", { rates: without("NGN") }, "rates.NGN"],
    ["an unknown currency", { rates: { ...usdFor, XXX: 1 } }, "rates"],
    ["nothing for one", { rates: { ...usdFor, EUR: 0 } }, "rates.EUR"],
    ["less than nothing", { rates: { ...usdFor, EUR: -1 } }, "rates.EUR"],
    ["far too much", { rates: { ...usdFor, EUR: 1e9 } }, "rates.EUR"],
    ["text", { rates: { ...usdFor, EUR: "1.08" } }, "rates.EUR"],
    ["a dollar that is none", { rates: { ...usdFor, USD: 1.1 } }, "rates.USD"],
    ["a list", { rates: [1, 2] }, "rates"],
    ["no rates", { rates: null }, "rates"],
    ["tomorrow", { day: "2026-11-16" }, "day"],
    ["a day before the newest", { day: "2026-11-13" }, "day"],
    ["an absurd day", { day: "0001-01-01" }, "day"],
    ["no day of any calendar", { day: "2026-02-30" }, "day"],
    ["a moment", { day: "2026-11-15T00:00:00Z" }, "day"],
    ["a version too long", { version: "x".repeat(65) }, "version"],
    ["no version", { version: null }, "version"],
    ["a confirmation that is none", { confirmLargeChange: "yes" }, "confirmLargeChange"],
    ["an unknown field", { savedBy: 1 }, "body"],
  ])("%s", async (_, change, field) => {
    const send = await adminOf(testApp(database));
    const before = await ratesFor(send);
    const { status, code, fields } = await refused(send, change);
    expect({ status, code }).toEqual({ status: 400, code: "invalid_input" });
    expect(Object.keys(fields)).toContain(field);
    expect(await ratesFor(send)).toEqual(before);
  });

  test("a NUL character is malformed, and not JSON is not read", async () => {
    const send = await adminOf(testApp(database));
    expect((await refused(send, { version: "a\0b" })).code).toBe("malformed_request");
    expect((await send(path, { method: "PUT", body: "{}" })).status).toBe(415);
  });
});

describe("a rate that moves by more than a quarter", () => {
  test("is named, and saved once it is confirmed", async () => {
    const send = await adminOf(testApp(database));
    const rates = { ...usdFor, EUR: 10.8, JPY: 0.0001, GBP: 1.5 };
    const { status, code, fields } = await refused(send, { rates });
    expect({ status, code }).toEqual({ status: 409, code: "large_rate_change" });
    expect(Object.keys(fields)).toEqual(["rates.EUR", "rates.JPY"]);
    expect((await ratesFor(send)).day).toBe("2026-11-14");
    const saved = await save(send, { rates, confirmLargeChange: true });
    expect(saved.rows.find(({ currency }) => currency === "EUR")?.usd).toBe(10.8);
  });
});

describe("two admins", () => {
  test("the second is told of the first, and can save on top of theirs", async () => {
    const app = testApp(database);
    const [first, second] = [await adminOf(app, "first"), await adminOf(app, "second")];
    const { version } = await ratesFor(second);
    await save(first);
    const conflict = await put(second, { day: "2026-11-15", rates: usdFor, version });
    expect(conflict.status).toBe(409);
    // What is there now comes with it, exactly as it would be read.
    expect(await conflict.json()).toMatchObject({
      code: "changed_meanwhile",
      current: await ratesFor(second),
    });
    expect((await ratesFor(second)).savedBy).toBe("first");
    expect((await save(second, { rates: usdFor })).savedBy).toBe("second");
  });

  test("at the very same time, one of them saves", async () => {
    const app = testApp(database);
    const admins = [await adminOf(app), await adminOf(app), await adminOf(app)];
    const { version } = await ratesFor(admins[0] ?? app.request);
    const answers = await Promise.all(
      admins.map((send, index) => {
        const rates = { ...usdFor, EUR: 1.09 + index / 100 };
        return put(send, { day: "2026-11-15", rates, version });
      }),
    );
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409, 409]);
    expect((await ratesFor(admins[0] ?? app.request)).rows).toHaveLength(28);
  });
});

describe("new rates reach everything that shows rand, at once", () => {
  /** A list says the rate once for all its cards, and not in the words of a single offer. */
  const expectRand = async (app: TestApp, pages: readonly string[], said: readonly string[]) => {
    for (const page of pages) {
      const text = await (await app.request(page)).text();
      for (const part of said) expect(text, page).toContain(part);
    }
  };

  test("jobs, lists, pages kept for visitors, and the check of a post", async () => {
    const app = testApp(database);
    const admin = await adminOf(app);
    const { id, title } = await app.build.job({ salaryText: "$6,000 a month" });
    const pages = ["/", "/jobs", jobPath(String(id), title)];
    const text = "SEO Manager\nPay: $6,000 per month\nWe hire anywhere, South Africa included.";
    const check = async () => {
      const response = await app.request("/api/check-a-job", jsonBody({ text }));
      return ((await response.json()) as CheckedJob).payInRand;
    };
    const before = { min: 110_400, max: 110_400, day: "2026-11-14" };
    expect((await detailOf(app.request, id)).payInRand).toMatchObject(before);
    expect((await listOf(app.request)).jobs[0]?.payInRand).toMatchObject(before);
    expect(await check()).toMatchObject(before);
    await expectRand(app, pages, ["≈ R110,400", "R18.40", "Nov 14, 2026"]);

    await save(admin);
    const after = { min: 120_000, max: 120_000, rand: 20, day: "2026-11-15" };
    expect((await detailOf(app.request, id)).payInRand).toMatchObject(after);
    expect((await listOf(app.request)).jobs[0]?.payInRand).toMatchObject(after);
    expect(await check()).toMatchObject(after);
    await expectRand(app, pages, ["≈ R120,000", "R20.00", "Nov 15, 2026"]);
  });
});
