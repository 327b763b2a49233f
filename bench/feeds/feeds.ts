import { migrate } from "#server/adapters/database/migrate.ts";
import type { Database } from "#server/adapters/database/port.ts";
import { openPostgres } from "#server/adapters/database/postgres.ts";
import { feedSources } from "#server/adapters/database/schema.ts";
import { systemClock } from "#server/adapters/clock/port.ts";
import { boardRows } from "#server/features/jobs/board-rows.ts";
import { runSource, type RunServices } from "#server/features/feeds/run/run-source.ts";
import { fillRates } from "#server/features/rates/read-rates.ts";
import { newestTable } from "#server/features/rates/store.ts";
import { createCluster, NoPostgres } from "#tests/support/postgres/cluster.ts";
import { boardsFor, countOf, feedsOf, type Board } from "./items.ts";

const usualItems = 100_000;
const stages = 10;
const growthBar = 2;
const againBar = 0.1;

const nothing = (): void => undefined;
const silent = { debug: nothing, info: nothing, warn: nothing, error: nothing };

/** Postings taken in, a fifth of them copies, on PostgreSQL: what one costs among few and among many, and what it costs to see it again. */
export async function benchFeeds(items: number = usualItems): Promise<void> {
  try {
    const cluster = await createCluster();
    const stop = () => void cluster.remove().finally(() => process.exit(1));
    process.once("SIGINT", stop).once("SIGTERM", stop);
    try {
      await cluster.start();
      await measure(cluster.url(), items);
    } finally {
      await cluster.remove();
      process.off("SIGINT", stop).off("SIGTERM", stop);
    }
  } catch (error) {
    if (!(error instanceof NoPostgres)) throw error;
    console.log(`  feeds: not measured. ${error.message}`);
  }
}

async function measure(url: string, items: number): Promise<void> {
  const database = openPostgres({ url, log: silent });
  try {
    await migrate(database, "migrations");
    await fillRates(database.queries);
    // The rules are read in and made quick before anything is measured; nobody else shows these.
    await take(database, [...boardsFor(1_000, 1_000)]);
    console.log(`\n${row(`${items} postings, a fifth of them copies`, "of them", "per posting")}`);
    const perItem: number[] = [];
    const all: Board[] = [];
    for (let stage = 0; stage < stages; stage += 1) {
      const boards = boardsFor(stage, items / stages);
      all.push(...boards);
      const ms = (await take(database, boards)) / countOf(boards);
      perItem.push(ms);
      console.log(row(`  up to ${countOf(all)}`, String(countOf(boards)), `${ms.toFixed(2)} ms`));
    }
    const full = perItem.reduce((sum, ms) => sum + ms, 0) / stages;
    const again = (await take(database, all)) / countOf(all);
    console.log(
      row("  all of them once more, nothing new", String(countOf(all)), `${again.toFixed(2)} ms`),
    );
    await expectNoCopies(database, all);
    judge(
      `at ${items} to at ${items / stages}`,
      (perItem.at(-1) ?? 0) / (perItem[0] ?? 1),
      growthBar,
    );
    judge("with nothing new to with everything new", again / full, againBar);
  } finally {
    await database.close();
  }
}

/** Reads these boards once, one after the other. In milliseconds. */
async function take(database: Database, boards: readonly Board[]): Promise<number> {
  const clock = systemClock;
  const services: RunServices = {
    database,
    clock,
    log: silent,
    feeds: feedsOf(boards),
    newestRates: newestTable,
    boardRows,
  };
  const ids: number[] = [];
  for (const board of boards) ids.push(await sourceOf(database, board));
  const startedAt = performance.now();
  for (const id of ids) {
    const result = await runSource(services, id, { isAsked: true, isSmallerAccepted: false });
    if (result?.outcome !== "read") throw new Error(`A board was not read: ${result?.outcome}`);
  }
  return performance.now() - startedAt;
}

async function sourceOf({ queries }: Database, { kind, board, address }: Board): Promise<number> {
  const now = systemClock.now();
  const name = board ?? address ?? kind;
  const [row] = await queries
    .insert(feedSources)
    .values({ kind, name, board, address, isPaused: false, nextAt: now, createdAt: now })
    .onConflictDoUpdate({
      target: [feedSources.kind, feedSources.board, feedSources.address],
      set: { name },
    })
    .returning({ id: feedSources.id });
  if (row === undefined) throw new Error("The source was not written");
  return row.id;
}

/** What is measured must have been done. */
async function expectNoCopies(database: Database, boards: readonly Board[]): Promise<void> {
  const { rows } = await database.executeSql("select count(*)::int as jobs from jobs");
  const own = countOf(boards.filter(({ kind }) => kind === "greenhouse"));
  const warmUp = countOf(boardsFor(1_000, 1_000).filter(({ kind }) => kind === "greenhouse"));
  if (rows[0]?.["jobs"] !== own + warmUp)
    throw new Error(`There are ${String(rows[0]?.["jobs"])} jobs instead of ${own + warmUp}`);
}

const judge = (name: string, ratio: number, bar: number): void =>
  console.log(
    row(`  ${name}`, ratio.toFixed(2), `≤ ${bar}`) + (ratio > bar ? "  above the bar" : ""),
  );

const row = (name: string, ...columns: string[]): string =>
  name.padEnd(48) + columns.map((column) => column.padStart(14)).join("");
