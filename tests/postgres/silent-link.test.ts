import { setTimeout as pause } from "node:timers/promises";
import { sql } from "drizzle-orm";
import { afterEach, expect, test } from "vitest";
import { databaseFailure } from "#server/adapters/database/failure.ts";
import { migrate } from "#server/adapters/database/migrate.ts";
import { openPostgres } from "#server/adapters/database/postgres.ts";
import { bossQueue } from "#server/work/boss-queue.ts";
import { silentLog } from "#tests/support/log.ts";
import { emptyDatabase } from "#tests/support/postgres/client.ts";
import { linkTo } from "#tests/support/postgres/link.ts";
import { eventually, startReady, viewAs, whoAmI } from "#tests/support/process/process.ts";
import { testApp } from "#tests/support/test-app.ts";

const cleanUps: (() => Promise<void>)[] = [];

afterEach(async () => {
  for (const cleanUp of cleanUps.splice(0).toReversed()) await cleanUp();
});

/** So that a test need not wait as long as an operator would. */
const patience = { connectMs: 1_000, statementMs: 1_000, pingMs: 500, beatMs: 100, closeMs: 200 };

async function openLink() {
  const link = await linkTo(await emptyDatabase());
  cleanUps.push(() => link.close());
  return link;
}

async function openApp(options: { patience?: Partial<typeof patience>; requestMs?: number } = {}) {
  const link = await openLink();
  const database = openPostgres({
    url: link.url,
    log: silentLog,
    patience: { ...patience, ...options.patience },
  });
  let closed: Promise<void> | undefined;
  const close = (): Promise<void> => (closed ??= database.close());
  cleanUps.push(close);
  await migrate(database, "migrations");
  await eventually(() => database.changes.isListening(), "the line for change notices is up");
  const app = testApp(database, { requestMs: options.requestMs });
  const asMember = await app.as(await app.build.user());
  /** Takes several connections at once, so that there is more than one to be frozen. */
  const warmUp = () =>
    Promise.all(Array.from({ length: 10 }, () => database.executeSql("select pg_sleep(0.05)")));
  return { app, database, link, asMember, warmUp, close };
}

const ways = ["/api/user", "/api/jobs", "/jobs", "/sitemap.xml", "/readyz"] as const;

test("a link that falls silent is answered with 503 and Retry-After on every way in, and nothing hangs", async () => {
  const { asMember, link, warmUp } = await openApp();
  await warmUp();
  link.freezeEverything();
  const answers = await Promise.all(ways.map((path) => asMember(path)));
  for (const [index, { status, headers }] of answers.entries()) {
    const seen = { path: ways[index], status, hasRetryAfter: headers.has("retry-after") };
    expect(seen).toEqual({ path: ways[index], status: 503, hasRetryAfter: true });
  }
  link.thaw();
  for (const path of ways) expect((await asMember(path)).status).toBe(200);
});

test("dead connections are thrown away: after one failure the next requests are answered on fresh ones", async () => {
  const { asMember, link, warmUp } = await openApp();
  await warmUp();
  link.freezeExisting();
  expect((await asMember("/api/user")).status).toBe(503);
  const later = await Promise.all(Array.from({ length: 20 }, () => asMember("/api/user")));
  expect(later.map(({ status }) => status)).toEqual(later.map(() => 200));
  expect((await asMember("/readyz")).status).toBe(200);
});

test("not being ready is told by the probe, which also finds the way back by itself", async () => {
  const { app, link, warmUp } = await openApp();
  await warmUp();
  link.freezeEverything();
  const notReady = await app.request("/readyz");
  expect(notReady.status).toBe(503);
  expect(await notReady.json()).toEqual({ status: "database unavailable" });
  link.thaw();
  await eventually(async () => (await app.request("/readyz")).status === 200, "it is ready again");
});

test.each(["begin", "in the middle"] as const)(
  "transactions that meet a silent link (%s) fail, give their connection up, and leave room for as many again",
  async (moment) => {
    const { database, link, warmUp } = await openApp();
    for (let round = 0; round < 2; round += 1) {
      await warmUp();
      if (moment === "begin") link.freezeExisting();
      const everybody = Promise.withResolvers<void>();
      // Who fails before the meeting counts as arrived: nobody waits for somebody who will not come.
      const arrived = new Set<number>();
      const arrive = (index: number): void => {
        if (arrived.add(index).size === 10) everybody.resolve();
      };
      const failures = await Promise.all(
        Array.from({ length: 10 }, (_, index) =>
          database
            .transaction(async (tx) => {
              await tx.execute(sql`select 1`);
              arrive(index);
              await everybody.promise;
              link.freezeExisting();
              await tx.execute(sql`select 2`);
            })
            .then(() => null, databaseFailure)
            .finally(() => arrive(index)),
        ),
      );
      expect(new Set(failures)).toEqual(new Set(["database_unavailable"]));
    }
    await warmUp();
    expect(await database.transaction((tx) => tx.execute(sql`select 3`))).toBeDefined();
  },
);

test("a transaction that may take long is not cut off for being slow, and is for being gone", async () => {
  const { database, link } = await openApp();
  const slow = database.transaction(
    async (tx) => {
      await tx.execute(sql`set local statement_timeout = 0`);
      await tx.execute(sql`select pg_sleep(1.5)`);
      return "done";
    },
    { patienceMs: 30_000 },
  );
  expect(await slow).toBe("done");
  const gone = database.transaction(
    async (tx) => {
      link.freezeExisting();
      await tx.execute(sql`select 1`);
    },
    { patienceMs: 1_500 },
  );
  expect(await gone.catch(databaseFailure)).toBe("database_unavailable");
});

test("news of changes is not waited for on a dead line: it is noticed, nothing is kept meanwhile, and the line comes back", async () => {
  const { database, link } = await openApp();
  const news: (string | null)[] = [];
  database.changes.subscribe((topic) => news.push(topic));
  link.freezeEverything();
  await eventually(() => !database.changes.isListening(), "the silence is noticed");
  expect(news).toContain(null);
  link.thaw();
  await eventually(() => database.changes.isListening(), "the line is up again");
  const { promise, resolve } = Promise.withResolvers<string | null>();
  database.changes.subscribe(resolve);
  await database.transaction((tx) => database.changes.announce("jobs", tx));
  expect(await promise).toBe("jobs");
});

test("the work queue gets over a silent link: what is handed over afterwards is done", async () => {
  const { database, link, warmUp } = await openApp();
  const queue = bossQueue(database, silentLog, { pollSeconds: 0.5, retrySeconds: 1 });
  const done: object[] = [];
  await queue.start({
    scheduled: [],
    queued: [{ name: "note", run: async (data) => void done.push(data) }],
  });
  await warmUp();
  link.freezeExisting();
  await eventually(
    () =>
      queue.enqueue("note", { n: 1 }).then(
        () => true,
        () => false,
      ),
    "work can be handed over again",
  );
  await eventually(() => done.length > 0, "the work is done");
  expect(done).toContainEqual({ n: 1 });
  link.freezeEverything();
  await queue.stop();
});

test("a request has one deadline from its beginning: even the look at who asks is under it", async () => {
  const { asMember, link } = await openApp({ patience: { statementMs: 30_000 }, requestMs: 300 });
  await asMember("/api/user");
  link.freezeEverything();
  for (const path of ["/api/user", "/jobs"]) {
    const { status, headers } = await asMember(path);
    expect({ status, retryAfter: headers.has("retry-after") }).toEqual({
      status: 503,
      retryAfter: true,
    });
  }
});

test("closing does not wait for connections that are gone", async () => {
  const { database, link, warmUp, close } = await openApp();
  await warmUp();
  const held = Array.from({ length: 3 }, () => database.executeSql("select pg_sleep(30)"));
  const ends = Promise.allSettled(held);
  await pause(0);
  link.freezeEverything();
  await close();
  expect((await ends).map(({ status }) => status)).toEqual(held.map(() => "rejected"));
});

test("SIGTERM while the link is silent still ends the process", async () => {
  const link = await openLink();
  const server = await startReady({ DATABASE_URL: link.url });
  const token = await viewAs(server.url);
  link.freezeEverything();
  const answers = [1, 2, 3].map(() => whoAmI(server.url, token).catch(() => null));
  expect((await server.stop()).signal).toBeNull();
  await Promise.all(answers);
  expect(server.stderr()).toBe("");
});
