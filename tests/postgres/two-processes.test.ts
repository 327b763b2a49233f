import { afterAll, expect, onTestFinished, test } from "vitest";
import type { PageRenderer } from "#contract/page.ts";
import { migrate } from "#server/adapters/database/migrate.ts";
import type { Database } from "#server/adapters/database/port.ts";
import { openPostgres } from "#server/adapters/database/postgres.ts";
import { silentLog } from "#tests/support/log.ts";
import { emptyDatabase, onServer } from "#tests/support/postgres/client.ts";
import { linkTo } from "#tests/support/postgres/link.ts";
import { eventually, startReady, viewAs, whoAmI } from "#tests/support/process/process.ts";
import { testApp } from "#tests/support/test-app.ts";

const opened: Database[] = [];

afterAll(async () => {
  for (const database of opened) await database.close();
});

function open(url: string): Database {
  const database = openPostgres({ url, log: silentLog });
  opened.push(database);
  return database;
}

/** Two processes in all but name: each has its own pool, its own listener and its own cache. */
async function twoOnOne(): Promise<{ url: string; a: Database; b: Database }> {
  const url = await emptyDatabase();
  const a = open(url);
  await migrate(a, "migrations");
  await eventually(() => a.changes.isListening(), "the first listens");
  const b = open(url);
  await eventually(() => b.changes.isListening(), "the second listens");
  return { url, a, b };
}

test("F43: signed out in one process is signed out in the other at once", async () => {
  const DATABASE_URL = await emptyDatabase();
  const a = await startReady({ DATABASE_URL });
  const b = await startReady({ DATABASE_URL });
  const token = await viewAs(a.url);
  expect((await whoAmI(b.url, token)).status).toBe(200);
  const out = await fetch(`${a.url}/api/logout`, {
    method: "POST",
    headers: { cookie: `kwela=${token}` },
  });
  expect(out.status).toBe(200);
  for (const { url } of [a, b]) expect((await whoAmI(url, token)).status).toBe(401);
  await Promise.all([a.stop(), b.stop()]);
});

test("F43: a rate limit counts the calls to both processes together", async () => {
  const DATABASE_URL = await emptyDatabase();
  const both = [await startReady({ DATABASE_URL }), await startReady({ DATABASE_URL })];
  const cookie = `kwela=${await viewAs(both[0]?.url ?? "")}`;
  const statuses: number[] = [];
  for (let call = 0; call < 40; call += 1) {
    for (const { url } of both) {
      const init = { method: "POST", headers: { cookie } };
      statuses.push((await fetch(`${url}/api/upgrade`, init)).status);
    }
  }
  // Nothing is paid, and each is counted.
  expect(statuses.filter((status) => status === 402)).toHaveLength(60);
  expect(statuses.slice(60)).toEqual(statuses.slice(60).map(() => 429));
  await Promise.all(both.map((server) => server.stop()));
});

/** Counts how often a page is made; the page shows jobs. */
function countingRenderer(): { renderer: PageRenderer; count: () => number } {
  let made = 0;
  return {
    count: () => made,
    renderer: {
      keptAddress: (address) => address,
      async render() {
        made += 1;
        const head = { title: null, description: "", canonical: "/" };
        return {
          kind: "page",
          status: 200,
          head,
          html: [`<h1>${made}</h1>`],
          state: ["{}"],
          modules: [],
          cacheTopics: ["jobs"],
          error: null,
        };
      },
    },
  };
}

test("F43: a page kept in one process is dropped when the other announces a change to what it shows", async () => {
  const { a, b } = await twoOnOne();
  const { renderer, count } = countingRenderer();
  const app = testApp(b, { renderer });
  const look = async () => (await (await app.request("/")).text()).match(/<h1>(\d+)/)?.[1];
  expect([await look(), await look(), count()]).toEqual(["1", "1", 1]);

  const news: (string | null)[] = [];
  b.changes.subscribe((topic) => news.push(topic));
  await a.changes.announce("people");
  await eventually(() => news.includes("people"), "the news of something else has arrived");
  expect(await look()).toBe("1");

  await a.changes.announce("jobs");
  await eventually(() => news.includes("jobs"), "the news has arrived");
  expect(await look()).toBe("2");
});

test("F43: word of a change goes out when its transaction commits, and not when it does not", async () => {
  const { a, b } = await twoOnOne();
  const news: (string | null)[] = [];
  b.changes.subscribe((topic) => news.push(topic));
  const failed = a.transaction(async (tx) => {
    await a.changes.announce("taken back", tx);
    throw new Error("no");
  });
  await expect(failed).rejects.toThrow("no");
  await a.transaction((tx) => a.changes.announce("kept", tx));
  await eventually(() => news.includes("kept"), "the news has arrived");
  expect(news).not.toContain("taken back");
});

test("F43: a process that made a change shows it from then on, however late its own line brings the news", async () => {
  const { url } = await twoOnOne();
  const link = await linkTo(url);
  onTestFinished(() => link.close());
  const late = open(link.url);
  await eventually(() => late.changes.isListening(), "it listens");
  // Nothing is connected yet but the line: whatever follows goes through.
  link.freezeExisting();
  const { renderer } = countingRenderer();
  const app = testApp(late, { renderer });
  const look = async () => (await (await app.request("/")).text()).match(/<h1>(\d+)/)?.[1];
  expect([await look(), await look()]).toEqual(["1", "1"]);

  await late.transaction((tx) => late.changes.announce("jobs", tx));
  expect(late.changes.isListening()).toBe(true);
  expect(await look()).toBe("2");

  const failed = late.transaction(async (tx) => {
    await late.changes.announce("jobs", tx);
    throw new Error("no");
  });
  await expect(failed).rejects.toThrow("no");
  expect(await look()).toBe("2");
});

test("F43: while a process cannot hear the others it keeps no page, and its own news still reaches them", async () => {
  const { url, a, b } = await twoOnOne();
  const { renderer } = countingRenderer();
  const app = testApp(a, { renderer });
  const look = async () => (await (await app.request("/")).text()).match(/<h1>(\d+)/)?.[1];
  expect(await look()).toBe("1");
  const news: (string | null)[] = [];
  b.changes.subscribe((topic) => news.push(topic));

  await cutOlderLine(url);
  await eventually(() => !a.changes.isListening(), "the line is down");
  expect(await look()).toBe("2");
  expect(await look()).toBe("3");
  await a.changes.announce("said while deaf");
  await eventually(() => news.includes("said while deaf"), "the others heard");

  await mendLines(url);
  await eventually(() => a.changes.isListening(), "it listens again");
  expect(await look()).toBe("4");
  expect(await look()).toBe("4");
});

const nameOf = (url: string): string => new URL(url).pathname.slice(1);

/** Ends the older of the two listening connections, and lets no new one in until told to. */
async function cutOlderLine(url: string): Promise<void> {
  await onServer(`alter database ${nameOf(url)} with allow_connections false`);
  await onServer(
    `select pg_terminate_backend(pid) from pg_stat_activity
     where datname = '${nameOf(url)}' and application_name = 'kwela changes' order by backend_start limit 1`,
  );
}

const mendLines = (url: string) =>
  onServer(`alter database ${nameOf(url)} with allow_connections true`);
