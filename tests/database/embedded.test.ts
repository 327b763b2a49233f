import { mkdtemp } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { sql } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { openEmbedded } from "#server/adapters/database/embedded/embedded.ts";
import type { Database, Queries } from "#server/adapters/database/port.ts";
import { FolderInUse, lockFolder } from "#server/adapters/database/folder-lock.ts";
import { embedded } from "../support/database.ts";
import { testApp } from "../support/test-app.ts";

const gigabyte = 1024 ** 3;
const freshFolder = () => mkdtemp(join(tmpdir(), "kwela-data-"));

describe("F03: the lock on the data folder", () => {
  test("keeps a second one out and names the holder", async () => {
    const folder = await freshFolder();
    const lock = lockFolder(folder);
    expect(() => lockFolder(folder)).toThrow(FolderInUse);
    expect(() => lockFolder(folder)).toThrow(`process ${process.pid}`);
    lock.release();
    lockFolder(folder).release();
  });

  test("is given back when opening fails", async () => {
    const folder = await freshFolder();
    await expect(
      openEmbedded({ folder, template: new Blob(["not a database"]) }),
    ).rejects.toThrow();
    lockFolder(folder).release();
  });
});

describe("F05: when the disk is nearly full", () => {
  let free = gigabyte;
  let database: Database;
  beforeAll(async () => {
    database = await embedded({ freeBytes: () => free });
  });
  beforeEach(() => void (free = gigabyte));
  afterAll(() => database.close());

  test("writes are refused with 507, reads go on, and all is well again when there is room", async () => {
    const app = testApp(database);
    const send = await app.as(await app.build.user());
    free = 63 * 1024 * 1024;

    const refused = await send("/api/logout", { method: "POST" });
    expect(refused.status).toBe(507);
    expect(await refused.json()).toMatchObject({ code: "storage_full" });
    app.clock.advance(10 * 60_000);
    expect((await send("/api/user")).status).toBe(200);
    expect((await send("/")).status).toBe(200);
    expect((await app.request("/")).status).toBe(200);
    const ready = await app.request("/readyz");
    expect([ready.status, await ready.json()]).toEqual([503, { status: "degraded: storage full" }]);
    expect((await app.request("/healthz")).status).toBe(200);

    free = gigabyte;
    expect((await send("/api/logout", { method: "POST" })).status).toBe(200);
    expect((await app.request("/readyz")).status).toBe(200);
  });

  test.each([
    ["insert into rate_limits values ('k', 1, now())"],
    ["with gone as (delete from rate_limits returning 1) select * from gone"],
    ["create table t (id int)"],
    ["vacuum"],
  ])("the guard sees through %s", async (text) => {
    free = 0;
    await expect(database.executeSql(text)).rejects.toMatchObject({ code: "storage_full" });
    await expect(database.transaction(async (tx) => tx.execute("select 1"))).rejects.toMatchObject({
      code: "storage_full",
    });
    expect(
      (await database.executeSql("with one as (select 1 as n) select n from one")).rows,
    ).toEqual([{ n: 1 }]);
  });
});

let database: Database;
beforeAll(async () => {
  database = await embedded();
});
afterAll(() => database.close());

describe("a statement that is sent over and over", () => {
  const insert = "insert into rate_limits values ($1, $2, $3) returning key, used";
  const at = new Date(0).toISOString();

  test("works again after it failed, and fails for its own reason", async () => {
    expect((await database.executeSql(insert, ["a", 1, at])).rows).toEqual([{ key: "a", used: 1 }]);
    await expect(database.executeSql(insert, ["a", 2, at])).rejects.toMatchObject({
      code: "23505",
    });
    expect((await database.executeSql(insert, ["b", 2, at])).rows).toEqual([{ key: "b", used: 2 }]);
  });

  test("works within a transaction as well, side by side, and after one that was undone", async () => {
    const add = (tx: Queries, key: string) =>
      tx.execute(sql`insert into rate_limits values (${key}, 1, ${at}) returning key`);
    await database.transaction(async (tx) => {
      await Promise.all([add(tx, "p"), add(tx, "q")]);
      await expect(tx.transaction((part) => add(part, "p"))).rejects.toThrow();
      await add(tx, "r");
    });
    await expect(database.transaction((tx) => add(tx, "q"))).rejects.toThrow();
    await database.transaction((tx) => add(tx, "s"));
    const { rows } = await database.executeSql(
      "select key from rate_limits where key >= 'p' order by key",
    );
    expect(rows.map(({ key }) => key)).toEqual(["p", "q", "r", "s"]);
  });

  test("is made anew, at the latest the second time, when its table has changed", async () => {
    const everything = () => database.executeSql("select * from t where id > $1", [0]);
    await database.executeSql("create table t (id int)");
    await database.executeSql("insert into t values (1)");
    expect((await everything()).rows).toEqual([{ id: 1 }]);
    await database.executeSql("alter table t add column n int default 7");
    await everything().catch(() => undefined);
    expect((await everything()).rows).toEqual([{ id: 1, n: 7 }]);
  });

  test("may be one of more than are kept", async () => {
    for (let round = 1; round <= 2; round += 1) {
      for (let n = 1; n <= 200; n += 1) {
        const { rows } = await database.executeSql(`select $1::int + ${n} as sum`, [n]);
        expect(rows).toEqual([{ sum: 2 * n }]);
      }
    }
  });
});

describe("the statements of a transaction", () => {
  const sumOf = (tx: Queries, n: number) =>
    tx.select({ sum: sql<number>`${n}::int + 1` }).from(sql`(values (1)) as once`);

  test("may be sent all at once, the same ones among them", async () => {
    const answers = await database.transaction((tx) =>
      Promise.all([1, 2, 3, 4].map((n) => sumOf(tx, n))),
    );
    expect(answers).toEqual([2, 3, 4, 5].map((sum) => [{ sum }]));
  });

  test("are refused once it is over", async () => {
    let late: (() => Promise<unknown>) | undefined;
    await database.transaction(async (tx) => {
      late = async () => sumOf(tx, 1);
    });
    await expect(late?.()).rejects.toMatchObject({
      cause: { message: expect.stringContaining("closed") as unknown },
    });
  });
});

describe("F13: a transaction that fails", () => {
  test("leaves nothing behind and holds nobody up", async () => {
    for (let round = 0; round < 50; round += 1) {
      const attempt = database.transaction(async (tx) => {
        await tx.execute(`insert into rate_limits values ('round ${round}', 1, now())`);
        if (round % 3 === 0) throw new Error("half-way");
      });
      await attempt.catch(() => undefined);
    }
    const { rows } = await database.executeSql(
      "select count(*)::int as count from rate_limits where key like 'round %'",
    );
    expect(rows).toEqual([{ count: 33 }]);
  });
});

describe("a search", () => {
  test("is planned by what is looked for each time; everything else is prepared once", async () => {
    const database = await embedded();
    const name = "nobody";
    await database.queries.execute(sql`select id from users where username ilike ${name}`);
    await database.queries.execute(sql`select id from users where username = ${name}`);
    const { rows } = await database.executeSql(
      "select statement from pg_prepared_statements where statement like '%username%'",
    );
    expect(rows.map((row) => row["statement"])).toEqual([
      "select id from users where username = $1",
    ]);
    await database.close();
  });
});
