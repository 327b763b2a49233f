import { readdir } from "node:fs/promises";
import { expect, onTestFinished, test } from "vitest";
import { emptyDatabase, query } from "#tests/support/postgres/client.ts";
import { createCluster } from "#tests/support/postgres/cluster.ts";
import {
  startProcess,
  viewAs,
  whoAmI,
  type ServerProcess,
} from "#tests/support/process/process.ts";

const migrations = (await readdir("migrations")).filter((name) => name.endsWith(".sql")).toSorted();

const scheduleOf = "select name from pgboss.schedule order by name";
const scheduled = [
  "ai-calls-left-behind",
  "fetch-logos",
  "find-lost-payments",
  "housekeeping",
  "look-after-postings",
  "premium-reminders",
  "read-due-feeds",
  "read-facts-anew",
  "reconcile-payments",
  "renewals",
  "send-alerts",
  "send-newsletter",
  "settle-payments",
  "update-rates",
  "work-out-pay-nightly",
].map((name) => ({ name }));

interface LogLine {
  readonly level: string;
  readonly message: string;
}

const logOf = (server: ServerProcess): LogLine[] =>
  server
    .stdout()
    .split("\n")
    .filter((line) => line.startsWith("{"))
    .map((line) => JSON.parse(line) as LogLine);

/** Five that start on two cores may each be kept waiting for longer than this line's patience, and open it again. */
const ofABusyMachine = "The line for change notices was lost";

const troubleIn = (server: ServerProcess): LogLine[] =>
  logOf(server).filter(
    ({ level, message }) => (level === "warn" || level === "error") && message !== ofABusyMachine,
  );

const schemaOf = (url: string) =>
  query(
    url,
    `select table_schema, table_name, column_name, data_type, is_nullable, column_default
     from information_schema.columns where table_schema in ('public', 'pgboss')
     order by table_schema, table_name, ordinal_position`,
  );

test.each([1, 2, 3])(
  "F40: five processes that start at once on an empty database all become ready, and one of them migrates (round %i)",
  { timeout: 120_000 },
  async () => {
    const url = await emptyDatabase();
    const env = { DATABASE_URL: url, LOG_LEVEL: "info" };
    const servers = await Promise.all(Array.from({ length: 5 }, () => startProcess(env)));
    await Promise.all(servers.map((server) => server.ready()));
    for (const server of servers) expect((await fetch(`${server.url}/readyz`)).status).toBe(200);
    // A clean stop waits for the work queue to have come up, so trouble with that is in the log by then.
    const ends = await Promise.all(servers.map((server) => server.stop()));

    expect(ends).toEqual(servers.map(() => ({ code: 0, signal: null })));
    for (const server of servers) expect([...troubleIn(server), server.stderr()]).toEqual([""]);
    expect(servers.flatMap(logOf).filter(({ message }) => message === "migrated")).toHaveLength(1);
    const applied = await query(url, "select name from schema_migrations order by name");
    expect(applied).toEqual(migrations.map((name) => ({ name })));
    expect(await query(url, scheduleOf)).toEqual(scheduled);
    expect(await query(url, "select count(*)::int as people from users")).toEqual([{ people: 4 }]);
  },
);

test("F40: five at once leave the same schema as one alone", { timeout: 120_000 }, async () => {
  const urls = [await emptyDatabase(), await emptyDatabase()];
  const [alone = "", crowded = ""] = urls;
  for (const [url, count] of [
    [alone, 1],
    [crowded, 5],
  ] as const) {
    const servers = await Promise.all(
      Array.from({ length: count }, () => startProcess({ DATABASE_URL: url })),
    );
    await Promise.all(servers.map((server) => server.ready()));
    await Promise.all(servers.map((server) => server.stop()));
  }
  const schema = await schemaOf(alone);
  expect(schema.length).toBeGreaterThan(50);
  expect(await schemaOf(crowded)).toEqual(schema);
});

test("a plain role that owns its database is enough to run everything", async () => {
  const cluster = await createCluster();
  onTestFinished(() => cluster.remove());
  await cluster.start();
  await query(cluster.url(), "create role kwela login nosuperuser nocreatedb nocreaterole");
  await query(cluster.url(), "create database kwela owner kwela");

  const server = await startProcess({
    DATABASE_URL: cluster.url("kwela", "kwela"),
    LOG_LEVEL: "info",
  });
  await server.ready();
  const token = await viewAs(server.url);
  expect((await whoAmI(server.url, token)).status).toBe(200);
  expect((await fetch(`${server.url}/`)).status).toBe(200);
  expect(await server.stop()).toEqual({ code: 0, signal: null });
  expect([...troubleIn(server), server.stderr()]).toEqual([""]);
  expect(await query(cluster.url("kwela"), scheduleOf)).toEqual(scheduled);
});
