import { beforeEach, describe, expect, test } from "vitest";
import type { ExchangeRates } from "#contract/admin/rates.ts";
import { addDays } from "#domain/days.ts";
import { jobPath } from "#domain/jobs/address.ts";
import { startingRates } from "#domain/listing/pay/rates.ts";
import { centralBankAddress } from "#server/adapters/rates/central-bank.ts";
import { exchangeRates } from "#server/adapters/database/schema.ts";
import { fillRates } from "#server/features/rates/read-rates.ts";
import { simulatedWeb } from "#server/adapters/web/simulator.ts";
import { days } from "../../support/clock.ts";
import { freshTables, testApp } from "../../support/test-app.ts";
import { detailOf } from "../jobs/board.ts";

const database = await freshTables();
beforeEach(() => fillRates(database.queries));

/** What a euro is worth, as the bank publishes it. */
const published = (day: string, forEuro: Readonly<Record<string, number | string>>): Uint8Array =>
  new TextEncoder().encode(
    `<?xml version="1.0" encoding="UTF-8"?><Envelope><subject>Reference rates</subject><Cube><Cube time='${day}'>${Object.entries(
      forEuro,
    )
      .map(([code, rate]) => `<Cube currency='${code}' rate='${rate}'/>`)
      .join("")}</Cube></Cube></Envelope>`,
  );

const usual = { USD: 1.08, ZAR: 20.52, GBP: 0.85, XYZ: 3 };

function open() {
  const web = simulatedWeb();
  const app = testApp(database, { web });
  const newest = async (): Promise<ExchangeRates> => {
    const admin = await app.as(await app.build.user({ isAdmin: true }));
    return (await (await admin("/api/admin/rates")).json()) as ExchangeRates;
  };
  return { web, app, newest };
}

const worth = ({ rows }: ExchangeRates, code: string) =>
  rows.find(({ currency }) => currency === code)?.rand;

describe("the rates a bank publishes", () => {
  test("are taken over once, and the board follows; what it does not know keeps its worth in dollars", async () => {
    const { web, app, newest } = open();
    const { id } = await app.build.job({ salaryText: "$6,000 a month" });
    web.put(centralBankAddress, published("2026-11-15", usual));
    await app.runTask("update-rates");
    await app.runTask("update-rates");
    const rates = await newest();
    expect(rates).toMatchObject({
      day: "2026-11-15",
      source: "European Central Bank",
      savedBy: null,
      earlier: [{ day: "2026-11-14" }],
    });
    expect(worth(rates, "USD")).toBeCloseTo(19, 6);
    expect(worth(rates, "EUR")).toBeCloseTo(20.52, 6);
    expect(rates.rows.find(({ currency }) => currency === "KES")?.usd).toBe(0.0077);
    expect(rates.rows).toHaveLength(28);
    expect((await detailOf(app.request, id)).payInRand).toMatchObject({
      min: 114_000,
      day: "2026-11-15",
    });
  });

  test.each<[string, Uint8Array | "unreachable" | "too-large" | "refused"]>([
    ["nobody answers", "unreachable"],
    ["the answer never ends", "too-large"],
    ["it is refused", "refused"],
    ["a page for people comes", new TextEncoder().encode("<html><h1>Back soon</h1></html>")],
    ["there is no rand in it", published("2026-11-15", { USD: 1.08 })],
    ["the dollar is worth nothing", published("2026-11-15", { USD: 0, ZAR: 20 })],
    ["the rand is worth half of what it was", published("2026-11-15", { ...usual, ZAR: 41 })],
    ["it is of a day to come", published("2026-11-16", usual)],
    ["it is of no day at all", published("9999-99-99", usual)],
    ["it is of the end of days", published("9999-12-31", usual)],
    ["one of them slipped by a digit", published("2026-11-15", { ...usual, GBP: 8.5 })],
  ])("stay as they were when %s, and the task has failed", async (_, answer) => {
    const { web, app, newest } = open();
    web.put(centralBankAddress, answer);
    await expect(app.runTask("update-rates")).rejects.toThrow();
    expect((await newest()).day).toBe("2026-11-14");
  });

  test("of a day that an administrator saved do not replace what they saved", async () => {
    const { web, app, newest } = open();
    web.put(centralBankAddress, published("2026-11-14", usual));
    await app.runTask("update-rates");
    expect(worth(await newest(), "USD")).toBeCloseTo(18.4, 6);
  });
});

describe("on a job", () => {
  const earlier = (rands: readonly number[]) =>
    database.queries.insert(exchangeRates).values(
      rands.flatMap((rand, month) =>
        Object.entries({ ...startingRates.usdFor, ZAR: 1 / rand }).map(([currency, usd]) => ({
          day: addDays(startingRates.day, -30 * (month + 1)),
          currency,
          usd,
        })),
      ),
    );

  test("the year before is told from six rates on, at its lowest and its highest", async () => {
    const { app } = open();
    const { id, title } = await app.build.job({ salaryText: "$4,000 to $5,000 a month" });
    await earlier([17, 18, 19, 20]);
    await database.changes.announce("rates");
    expect((await detailOf(app.request, id)).payInRand?.lastYear).toBeNull();
    await database.queries.insert(exchangeRates).values([
      { day: "2025-12-01", currency: "USD", usd: 1 },
      { day: "2025-12-01", currency: "ZAR", usd: 1 / 16 },
      { day: "2024-12-01", currency: "USD", usd: 1 },
      { day: "2024-12-01", currency: "ZAR", usd: 1 / 10 },
    ]);
    await database.changes.announce("rates");
    const { payInRand } = await detailOf(app.request, id);
    expect(payInRand?.lastYear).toEqual({ min: 64_000, max: 100_000 });
    expect(await (await app.request(jobPath(String(id), title))).text()).toContain(
      "R64,000 to R100,000 a month at the rates of the last 12 months",
    );
  });

  test("a rate of more than a week ago is called old", async () => {
    const { app } = open();
    const { id, title } = await app.build.job({ salaryText: "$6,000 a month" });
    const page = async () => (await app.request(jobPath(String(id), title))).text();
    expect(await page()).not.toContain("an old rate");
    app.clock.advance(days(10));
    await database.changes.announce("jobs");
    expect(await page()).toContain("at R18.40 (Nov 14, 2026, an old rate)");
  });
});
