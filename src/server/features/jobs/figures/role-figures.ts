import type { RoleFiguresReply, roleFigureEndpoints } from "#contract/listings/role-figures.ts";
import { jobPath } from "#domain/jobs/address.ts";
import { beginningOf } from "#domain/jobs/beginning.ts";
import { roleFigures, type PayRange } from "#domain/jobs/roles/role-figures.ts";
import type { RoleType } from "#domain/listing/facts.ts";
import type { RateTable, ReadRates } from "#domain/listing/pay/rates.ts";
import { readableQuote } from "#domain/listing/text/readable-quote.ts";
import type { Clock } from "#server/adapters/clock/port.ts";
import { keptUntilChanged } from "#server/adapters/database/kept-until-changed.ts";
import type { Database } from "#server/adapters/database/port.ts";
import type { Handlers } from "#server/http/api/handler.ts";
import type { ShowRows } from "#server/http/api/rows-shown.ts";
import { jobsTopic } from "../stores/jobs.ts";
import { countedJob, publishedStore, type CountedJob } from "../stores/published.ts";

/** More than this say the same again. */
const mostCounted = 2_000;
const quotesShown = 3;
const longestQuote = 180;

interface FigureServices {
  readonly database: Database;
  readonly clock: Clock;
  readonly readRates: ReadRates;
  readonly showRows: ShowRows;
}

/** From what a visitor may open alone: nothing of a premium job can be worked out from it. */
export function roleFigureHandlers(services: FigureServices): Handlers<typeof roleFigureEndpoints> {
  const { database, clock, readRates, showRows } = services;
  const store = publishedStore(database.queries);
  const kept = keptUntilChanged<Awaited<ReturnType<typeof read>>>(
    database.changes,
    clock,
    jobsTopic,
  );

  async function read(role: RoleType | null) {
    const rows = await store.counted(role, mostCounted);
    const jobs = showRows("role figures", rows, (row) => countedJob.parse(row));
    return { ...roleFigures(jobs), quotes: quotesOf(jobs) };
  }

  return {
    async roleFigures({ query }) {
      const { pay, ...figures } = await kept(query.roleType ?? "all", () =>
        read(query.roleType ?? null),
      );
      return { ...figures, pay: pay && presentPay(pay, await readRates()) };
    },
  };
}

function presentPay(
  { listings, low, middle, high }: PayRange,
  rates: RateTable,
): RoleFiguresReply["pay"] {
  const rand = 1 / (rates.usdFor["ZAR"] ?? 1);
  const inRand = (dollars: number): number => Math.round((dollars * rand) / 100) * 100;
  return {
    listings,
    dollars: { low, middle, high },
    rand: { low: inRand(low), middle: inRand(middle), high: inRand(high) },
    day: rates.day,
  };
}

/** Of the newest jobs that clearly take us, each sentence once. */
function quotesOf(jobs: readonly CountedJob[]): RoleFiguresReply["quotes"] {
  const seen = new Set<string>();
  const quotes = [];
  for (const { id, title, openToSouthAfrica } of jobs) {
    if (openToSouthAfrica.value !== "yes") continue;
    const whole = openToSouthAfrica.evidence
      .filter(({ field }) => field === "description")
      .map((evidence) => readableQuote(evidence.quote))
      .find((sentence) => sentence.length > 20);
    if (whole === undefined || seen.has(whole)) continue;
    seen.add(whole);
    quotes.push({
      quote: beginningOf(whole, longestQuote),
      title,
      path: jobPath(String(id), title),
    });
    if (quotes.length === quotesShown) break;
  }
  return quotes;
}
