import { sql } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import type { Database } from "#server/adapters/database/port.ts";
import { embedded } from "../support/database.ts";

let database: Database;

beforeAll(async () => {
  database = await embedded();
  await database.executeSql(`
    create table shelves (id int primary key, name text);
    create table books (id int primary key, shelf int references shelves on delete cascade, tags text[]);
    create view library as select id from books`);
});
afterAll(() => database.close());

beforeEach(async () => {
  await database.executeSql(
    "truncate shelves cascade; insert into shelves values (1, 'poems'), (2, 'plays'); insert into books values (1, 1, '{old}')",
  );
});

const names = "select name from shelves where id <= $1 order by id";
const books = "select id from books where id <= $1";
const ask = async (text: string, value: unknown = 9) =>
  (await database.executeSql(text, [value])).rows;
const write = (text: string) => database.executeSql(text);

/** How often the database itself was asked. */
async function timesAsked(text: string): Promise<number> {
  const { rows } = await database.executeSql(
    "select (generic_plans + custom_plans)::int as times from pg_prepared_statements where statement = $1",
    [text],
  );
  return Number(rows[0]?.["times"] ?? 0);
}

async function asksOf(text: string, ...values: unknown[]): Promise<number> {
  const before = await timesAsked(text);
  for (const value of values) await ask(text, value);
  return (await timesAsked(text)) - before;
}

describe("the answer to a look-up", () => {
  test("is kept, for the same values only", async () => {
    await ask(names);
    expect(await asksOf(names, 9, 9)).toBe(0);
    expect(await ask(names, 1)).toEqual([{ name: "poems" }]);
    expect(await asksOf(names, 1, "1", 9, 2)).toBe(2);
  });

  test("is kept however it is asked for, and each time given as it is asked for", async () => {
    const query = sql`select name from shelves where id = ${1}`;
    const found = [await database.queries.execute(query), await database.queries.execute(query)];
    const answer = { rows: [{ name: "poems" }] };
    expect(found).toMatchObject([answer, answer]);
    const text = "select name from shelves where id = $1";
    expect(await timesAsked(text)).toBe(1);
    const lookUp = database.prepareLookUp("shelf", text);
    expect(await lookUp(1)).toEqual([{ name: "poems" }]);
    expect(await timesAsked(text)).toBe(1);
  });

  test("is worked out once for all who wait for it", async () => {
    const text = "select count(*)::int as many from shelves where id < $1";
    expect(await Promise.all([ask(text), ask(text), ask(text)])).toEqual(
      Array.from({ length: 3 }, () => [{ many: 2 }]),
    );
    expect(await timesAsked(text)).toBe(1);
  });

  test("belongs to whoever asked: what they change in it nobody else sees", async () => {
    const text = "select id, tags from books where id < $1";
    for (let round = 1; round <= 3; round += 1) {
      const rows = await ask(text);
      expect(rows).toEqual([{ id: 1, tags: ["old"] }]);
      for (const row of rows) (row["tags"] as string[]).push("new");
      rows[0] = { id: 7 };
    }
    expect(await timesAsked(text)).toBe(1);
  });
});

describe("a kept answer is dropped", () => {
  const shelves = async () => (await ask(names)).map(({ name }) => name);

  test.each([
    ["insert into shelves values (3, 'maps')", ["poems", "plays", "maps"]],
    ["update shelves set name = 'verse' where id = 1", ["verse", "plays"]],
    ["delete from shelves where id = 2", ["poems"]],
    ["truncate shelves cascade", []],
    ["with gone as (delete from shelves where id = 1 returning id) select id from gone", ["plays"]],
    ["merge into shelves using (values (2)) as v(n) on id = n when matched then delete", ["poems"]],
    [
      "insert into shelves values (1, 'x') on conflict (id) do update set name = 'lyrics'",
      ["lyrics", "plays"],
    ],
    ["do $$ begin delete from shelves where id = 1; end $$", ["plays"]],
    [
      "alter table shelves rename column name to title; alter table shelves rename column title to name; delete from shelves",
      [],
    ],
    ["begin; delete from shelves where id = 2; commit", ["poems"]],
    [
      "set session_replication_role = replica; delete from shelves; reset session_replication_role",
      [],
    ],
    [
      "begin; set local session_replication_role = replica; insert into shelves values (4, 'loaded'); commit",
      ["poems", "plays", "loaded"],
    ],
  ])("by %s", async (text, left) => {
    expect(await shelves()).toEqual(["poems", "plays"]);
    await write(text);
    expect(await shelves()).toEqual(left);
  });

  test("by a cascade, and by a write with values", async () => {
    expect(await ask(books)).toEqual([{ id: 1 }]);
    await database.executeSql("delete from shelves where id = $1", [1]);
    expect(await ask(books)).toEqual([]);
  });

  test("also when what followed the write went wrong", async () => {
    expect(await shelves()).toEqual(["poems", "plays"]);
    await expect(
      write("begin; delete from shelves where id = 1; commit; select * from nowhere"),
    ).rejects.toThrow("nowhere");
    expect(await shelves()).toEqual(["plays"]);
  });

  test("by a write to its own tables alone", async () => {
    await Promise.all([ask(names), ask(books)]);
    await write("update books set tags = '{}'");
    expect(await asksOf(names, 9)).toBe(0);
    expect(await asksOf(books, 9)).toBe(1);
  });

  test("by a transaction when it commits; whoever asks meanwhile waits for that", async () => {
    expect(await shelves()).toEqual(["poems", "plays"]);
    let meanwhile: Promise<unknown> | undefined;
    await database.transaction(async (tx) => {
      await tx.execute(sql`delete from shelves where id = ${2}`);
      meanwhile = shelves();
      const inside = await tx.execute(sql`select name from shelves where id <= ${9} order by id`);
      expect(inside).toMatchObject({ rows: [{ name: "poems" }] });
    });
    expect(await meanwhile).toEqual(["poems"]);
    expect(await shelves()).toEqual(["poems"]);
  });

  test("not by a transaction that was undone", async () => {
    await ask(names);
    const before = await timesAsked(names);
    let meanwhile: Promise<unknown> | undefined;
    const attempt = database.transaction(async (tx) => {
      await tx.execute(sql`delete from shelves where id = ${2}`);
      meanwhile = shelves();
      throw new Error("half-way");
    });
    await expect(attempt).rejects.toThrow("half-way");
    expect([await meanwhile, await shelves()]).toEqual([
      ["poems", "plays"],
      ["poems", "plays"],
    ]);
    expect(await timesAsked(names)).toBe(before);
  });

  test("before the writer hears that it is done, whoever else is waiting", async () => {
    for (let round = 1; round <= 20; round += 1) {
      const text = `round ${round}`;
      const readers = Promise.all([ask(names), ask(names)]);
      const written = database.executeSql("update shelves set name = $1 where id = 1", [text]);
      const late = written.then(() => ask(names));
      await readers;
      expect((await late)[0]).toEqual({ name: text });
      expect((await ask(names))[0]).toEqual({ name: text });
    }
  });
});

describe("never kept is the answer", () => {
  test.each([
    ["to a question that takes the time", "select name, now() from shelves where id < $1"],
    ["to one that takes it by a word", "select name, current_timestamp from shelves where id < $1"],
    ["to one that takes it from a text", "select 'today'::date from shelves where id < $1"],
    ["to one left to chance", "select name from shelves where id < $1 order by random()"],
    ["to one that counts on", "select nextval('jobs_id_seq') from shelves where id < $1"],
    ["to one that locks", "select name from shelves where id < $1 for update"],
    ["to one that locks lightly", "select name from shelves where id < $1 for share"],
    [
      "from a view",
      "select name from library join shelves on shelves.id = library.id where shelves.id < $1",
    ],
    ["of the database about itself", "select relname from pg_class where oid < $1"],
    [
      "from a table in another room",
      "select s.name from pg_catalog.pg_type t join shelves s on true where s.id < $1",
    ],
    ["to what reads no table", "select $1::int as n"],
    [
      "to what writes",
      "with up as (update books set id = id returning id) select id from up where id < $1",
    ],
    ["to what carries a comment", "select name from shelves where id < $1 -- now"],
  ])("%s", async (_, text) => {
    await ask(text);
    expect(await asksOf(text, 9, 9)).toBe(2);
  });

  test("within a transaction, begun in whatever way", async () => {
    const text = "select name from shelves where id > $1";
    const inside = async () => {
      await database.transaction(async (tx) => {
        await tx.execute(sql`select name from shelves where id > ${0}`);
        await tx.execute(sql`select name from shelves where id > ${0}`);
      });
      return timesAsked(text);
    };
    expect(await inside()).toBe(2);
    expect(await asksOf(text, 0, 0)).toBe(1);
    expect(await inside()).toBe(5);
    await write("begin; delete from shelves where id = 2");
    expect(await ask(text, 0)).toEqual([{ name: "poems" }]);
    await write("rollback");
    expect(await ask(text, 0)).toEqual([{ name: "poems" }, { name: "plays" }]);
  });
});

describe("what is kept is bounded", () => {
  test("in bytes, the oldest going first, and something large not at all", async () => {
    const text =
      "select repeat('x', id * 90000) as long from shelves, (select $1::int) as n where id = 1";
    const many = Array.from({ length: 60 }, (_, index) => index);
    expect(await asksOf(text, ...many)).toBe(60);
    expect(await asksOf(text, 59, 58)).toBe(0);
    expect(await asksOf(text, 0)).toBe(1);
    const large = text.replace("id = 1", "id = 2");
    expect(await asksOf(large, 1, 1)).toBe(2);
  });

  test("in number", async () => {
    const text = "select name from shelves where id = $1";
    const many = Array.from({ length: 5_100 }, (_, index) => index);
    expect(await asksOf(text, ...many)).toBe(5_100);
    expect(await asksOf(text, 5_099, 0)).toBe(1);
  });
});
