import { createHash } from "node:crypto";
import type { ExchangeRates, rateEndpoints } from "#contract/admin/rates.ts";
import type { RateTable } from "#domain/listing/pay/rates.ts";
import { largeMoves, randOf } from "#domain/rates/rand-table.ts";
import { rateDays, type RateDays } from "#domain/rates/rate-days.ts";
import { fail } from "#server/app-error.ts";
import type { Queries } from "#server/adapters/database/port.ts";
import type { TaskServices } from "#server/feature.ts";
import type { Handlers } from "#server/http/api/handler.ts";
import { daysBefore, holdRates, newestTable, replaceTable, type SavedTable } from "./store.ts";
import { tellOfRates } from "./tell-of-rates.ts";

const earlierShown = 30;

type RateServices = Pick<
  TaskServices,
  "database" | "clock" | "log" | "topicsShowing" | "workOutAnew"
>;

export function rateHandlers(services: RateServices): Handlers<typeof rateEndpoints> {
  const { database, clock } = services;

  const presentNewest = async (db: Queries): Promise<ExchangeRates> => {
    const table = await newestTable(db);
    return present(
      table,
      rateDays(table.day, clock.now()),
      await daysBefore(db, table.day, earlierShown),
    );
  };

  return {
    readRates: () => presentNewest(database.queries),

    async saveRates({ body, viewer }) {
      const { day, rates, version, confirmLargeChange } = body;
      const now = clock.now();
      await database.transaction(async (tx) => {
        await holdRates(tx);
        const newest = await newestTable(tx);
        if (versionOf(newest) !== version)
          fail("changed_meanwhile", { current: await presentNewest(tx) });
        checkDay(day, rateDays(newest.day, now));
        if (confirmLargeChange !== true) checkMoves(newest, rates);
        await replaceTable(tx, { day, usdFor: rates }, { savedBy: viewer.id }, now);
      });
      await tellOfRates(services);
      return presentNewest(database.queries);
    },
  };
}

function checkDay(day: string, { from, to }: RateDays): void {
  if (day > to)
    fail("invalid_input", { fields: { day: "Rates of days to come are not known yet." } });
  if (day < from) {
    const message = `There are rates of ${from} already, so those of a day before would change nothing.`;
    fail("invalid_input", { fields: { day: message } });
  }
}

/** A column pasted into the wrong place must not ruin every salary on the board. */
function checkMoves(before: RateTable, rates: RateTable["usdFor"]): void {
  const moved = largeMoves(before.usdFor, rates);
  if (moved.length === 0) return;
  const message = "This moved by more than a quarter.";
  fail("large_rate_change", {
    fields: Object.fromEntries(moved.map((code) => [`rates.${code}`, message])),
  });
}

/** From what the table says: two that say the same are one version. */
const versionOf = ({ day, usdFor }: RateTable): string =>
  createHash("sha256")
    .update(JSON.stringify([day, Object.entries(usdFor).toSorted(byCode)]))
    .digest("base64url");

const byCode = ([a]: [string, number], [b]: [string, number]): number => (a < b ? -1 : 1);

function present(
  table: SavedTable,
  days: RateDays,
  earlier: readonly Omit<SavedTable, "usdFor">[],
): ExchangeRates {
  const rand = randOf(table.usdFor);
  return {
    ...presentDay(table),
    rows: Object.entries(table.usdFor).map(([currency, usd]) => ({
      currency,
      usd,
      rand: rand[currency] ?? 0,
    })),
    version: versionOf(table),
    days,
    earlier: earlier.map(presentDay),
  };
}

const presentDay = ({ day, savedAt, savedBy, source }: Omit<SavedTable, "usdFor">) => ({
  day,
  savedAt: savedAt?.toISOString() ?? null,
  savedBy,
  source,
});
