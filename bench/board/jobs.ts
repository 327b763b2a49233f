import { cp, mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { loadSeeds } from "#seeds/load.ts";
import { openEmbedded } from "#server/adapters/database/embedded/embedded.ts";
import { migrate } from "#server/adapters/database/migrate.ts";
import type { Database } from "#server/adapters/database/port.ts";
import { argon2Passwords } from "#server/adapters/passwords/argon2.ts";
import { aesGcmSecrets } from "#server/adapters/secrets/aes-gcm.ts";
import { createCluster, NoPostgres } from "#tests/support/postgres/cluster.ts";
import { openPostgres } from "#server/adapters/database/postgres.ts";
import { fillJobs, repeatTexts } from "./fill-jobs.ts";
import { askInTurns, type Pace, type Question } from "./in-turns.ts";
import { signInPeople } from "../people.ts";
import { startServer } from "../servers.ts";
import { straightToEmbedded, straightToPostgres, type Straight } from "./straight.ts";

const ratioBar = 2;
const growthBar = 3;
const few = 10_000;
const forEmbedded = 1_000;

const chosen = { search: "email", roleType: "Email Marketing", salary: "60-80" } as const;

/** The first is the one the bar is for. */
const questions: readonly Question[] = [
  { name: "search, role and pay", filters: chosen },
  { name: "the same, premium", filters: chosen, isPremium: true },
  { name: "newest", filters: {} },
  { name: "a common word", filters: { search: "marketing" } },
  { name: "a slip of it", filters: { search: "markting" } },
  { name: "one job", filters: null },
];

type Paces = ReadonlyMap<Question, Pace>;

/** Lists, searches and a single job, each beside the statements it consists of, on few jobs and on very many. */
export async function benchJobs(many = 1_000_000): Promise<void> {
  console.log(`\n${row("jobs", "answer, p50", "its SQL, p50", "ratio", "bar", "growth", "bar")}`);
  await onEmbedded();
  try {
    await onPostgres(many);
  } catch (error) {
    if (!(error instanceof NoPostgres)) throw error;
    console.log(error.message);
  }
}

async function onEmbedded(): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), "kwela-bench-jobs-"));
  const copy = `${folder}-copy`;
  try {
    const database = await openEmbedded({ folder });
    const cookie = await prepare(database);
    await fillJobs(database.executeSql, forEmbedded);
    await database.executeSql("vacuum (analyze)");
    await database.close();
    await cp(folder, copy, { recursive: true });
    const env = { DATA_DIR: folder };
    const paces = await measured(env, cookie, () => straightToEmbedded(copy));
    print(`${whole(forEmbedded)} embedded`, paces, null);
  } finally {
    for (const path of [folder, copy]) await rm(path, { recursive: true, force: true });
  }
}

async function onPostgres(many: number): Promise<void> {
  const cluster = await createCluster(settings);
  const stop = () => void cluster.remove().finally(() => process.exit(1));
  process.once("SIGINT", stop).once("SIGTERM", stop);
  try {
    await cluster.start();
    const url = cluster.url();
    const database = openPostgres({ url, log: silent });
    const cookie = await prepare(database);
    await database.close();
    const straight = () => straightToPostgres(url);
    await inBulk(straight, (executeSql) => fillJobs(executeSql, few));
    const atFew = await measured({ DATABASE_URL: url }, cookie, straight);
    print(`${whole(few)} PostgreSQL`, atFew, null);
    await inBulk(straight, (executeSql) => repeatTexts(executeSql, few + 1, many));
    const atMany = await measured({ DATABASE_URL: url }, cookie, straight);
    print(`${whole(many)} PostgreSQL`, atMany, atFew);
  } finally {
    await cluster.remove();
    process.off("SIGINT", stop).off("SIGTERM", stop);
  }
}

/** As a server for a million jobs would be set up; and in a hurry, since nothing of it is kept. */
const settings = {
  shared_buffers: "1GB",
  maintenance_work_mem: "512MB",
  synchronous_commit: "off",
  full_page_writes: "off",
  wal_level: "minimal",
  max_wal_senders: "0",
  max_wal_size: "8GB",
};

const nothing = (): void => undefined;
const silent = { debug: nothing, info: nothing, warn: nothing, error: nothing };

/** An empty board with the seeds, and a premium member's cookie. */
async function prepare(database: Database): Promise<string> {
  await migrate(database, "migrations");
  await loadSeeds(
    database,
    {
      passwords: argon2Passwords({ refusesCommon: false }),
      secrets: aesGcmSecrets("a secret for measuring alone"),
    },
    new Date(),
  );
  const [cookie = ""] = await signInPeople(database, 1, new Date(Date.now() + 86_400_000));
  return cookie;
}

async function inBulk(
  open: () => Promise<Straight>,
  work: (executeSql: Database["executeSql"]) => Promise<void>,
): Promise<void> {
  const straight = await open();
  await work(straight.executeSql);
  await straight.executeSql("vacuum (analyze)");
  await straight.close();
}

async function measured(
  env: Readonly<Record<string, string>>,
  cookie: string,
  open: () => Promise<Straight>,
): Promise<Paces> {
  const server = await startServer("dist/server/main.js", { ...env, TRUST_PROXY: "1" });
  const straight = await open();
  const paces = new Map<Question, Pace>();
  try {
    for (const question of questions) {
      paces.set(question, await askInTurns(question, { url: server.url, straight, cookie }));
    }
  } finally {
    await straight.close();
    await server.stop();
  }
  return paces;
}

function print(size: string, paces: Paces, before: Paces | null): void {
  console.log(size);
  for (const [question, { answerMs, sqlMs }] of paces) {
    const ratio = answerMs / sqlMs;
    const growth = answerMs / (before?.get(question)?.answerMs ?? Number.NaN);
    const hasBar = question === questions[0];
    const isShort = (hasBar && ratio > ratioBar) || growth > growthBar;
    console.log(
      row(
        `  ${question.name}`,
        `${answerMs.toFixed(2)} ms`,
        `${sqlMs.toFixed(2)} ms`,
        ratio.toFixed(2),
        hasBar ? `≤ ${ratioBar}` : "",
        before === null ? "" : growth.toFixed(2),
        before === null ? "" : `≤ ${growthBar}`,
      ) + (isShort ? "  below the bar" : ""),
    );
  }
}

const whole = (count: number): string => count.toLocaleString("en");

function row(name: string, ...columns: string[]): string {
  return name.padEnd(24) + columns.map((column) => column.padStart(14)).join("");
}
