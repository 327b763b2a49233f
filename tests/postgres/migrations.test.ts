import { spawn } from "node:child_process";
import { cp, mkdtemp, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, test } from "vitest";
import { migrate } from "#server/adapters/database/migrate.ts";
import { openPostgres } from "#server/adapters/database/postgres.ts";
import { silentLog } from "#tests/support/log.ts";
import { emptyDatabase, query } from "#tests/support/postgres/client.ts";
import { eventually } from "#tests/support/process/process.ts";

const names = (await readdir("migrations")).filter((name) => name.endsWith(".sql")).toSorted();
const folders: string[] = [];

afterAll(async () => {
  for (const folder of folders) await rm(folder, { recursive: true, force: true });
});

/** A copy of the real migrations, for a test to spoil. */
async function copyOfMigrations(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), "kwela-migrations-"));
  folders.push(folder);
  await cp("migrations", folder, { recursive: true });
  return folder;
}

async function run(url: string, folder: string): Promise<string[]> {
  const database = openPostgres({ url, log: silentLog });
  try {
    return await migrate(database, folder);
  } finally {
    await database.close();
  }
}

/** The same in a process of its own, to be killed. */
function runInChild(url: string, folder: string) {
  const script = `
    import { migrate } from "#server/adapters/database/migrate.ts";
    import { openPostgres } from "#server/adapters/database/postgres.ts";
    const quiet = () => undefined;
    const log = { debug: quiet, info: quiet, warn: quiet, error: quiet };
    await migrate(openPostgres({ url: process.argv[1], log }), process.argv[2]);`;
  const child = spawn("node", ["--input-type=module", "-e", script, url, folder], {
    stdio: "ignore",
  });
  return { child, exited: new Promise((resolve) => child.on("exit", resolve)) };
}

/**
 * Where a migration is killed: after the first statement of each kind in it, such as `create table`. A statement ends with a line
 * that ends in a semicolon, outside function bodies. Twenty indexes in a row are one and the same to a transaction.
 */
function statementEnds(text: string): number[] {
  let isInBody = false;
  let kind: string | null = null;
  const ends = new Map<string, number>();
  for (const [index, line] of text.split("\n").entries()) {
    if (line.trimStart().startsWith("--") || line.trim() === "") continue;
    kind ??= line.trim().split(/[ (]/).slice(0, 2).join(" ");
    if (line.split("$$").length % 2 === 0) isInBody = !isInBody;
    if (isInBody || !line.trimEnd().endsWith(";")) continue;
    if (!ends.has(kind)) ends.set(kind, index);
    kind = null;
  }
  return [...ends.values()];
}

const boundaries = (
  await Promise.all(
    names.map(async (name) =>
      statementEnds(await readFile(join("migrations", name), "utf8")).map((line) => ({
        name,
        line,
      })),
    ),
  )
).flat();

const tablesIn = (url: string) =>
  query(url, "select tablename from pg_tables where schemaname = 'public' order by 1");

test(
  "F41: killed after any kind of statement, the migration leaves nothing, and the rerun completes",
  { timeout: 1_200_000 },
  async () => {
    expect(boundaries.length).toBeGreaterThan(names.length);
    const whole = await emptyDatabase();
    await run(whole, "migrations");
    const expected = await tablesIn(whole);

    for (const { name, line } of boundaries) {
      const url = await emptyDatabase();
      // So that the server notices at once that the process on the other end has died.
      await query(
        url,
        `alter database ${new URL(url).pathname.slice(1)} set client_connection_check_interval = '50ms'`,
      );
      const folder = await copyOfMigrations();
      const lines = (await readFile(join(folder, name), "utf8")).split("\n");
      await writeFile(
        join(folder, name),
        lines.toSpliced(line + 1, 0, "select pg_sleep(600);").join("\n"),
      );

      const { child, exited } = runInChild(url, folder);
      const sleepers = () =>
        query(
          url,
          "select pid from pg_stat_activity where datname = current_database() and query like 'select pg_sleep%' and state = 'active'",
        );
      await eventually(
        async () => (await sleepers()).length === 1,
        `the migration waits after ${name}:${line + 1}`,
      );
      child.kill("SIGKILL");
      await exited;
      await eventually(async () => (await sleepers()).length === 0, "the server has noticed");

      expect(await tablesIn(url)).toEqual([]);
      expect(await run(url, "migrations")).toEqual(names);
      expect(await tablesIn(url)).toEqual(expected);
    }
  },
);

test("F41: an edited migration is refused, and nothing after it is applied", async () => {
  const url = await emptyDatabase();
  await run(url, "migrations");
  const folder = await copyOfMigrations();
  const [first = ""] = names;
  await writeFile(
    join(folder, first),
    `${await readFile(join(folder, first), "utf8")}\n-- one more thing\n`,
  );
  await writeFile(join(folder, "9999_later.sql"), "create table later (id integer);\n");
  await expect(run(url, folder)).rejects.toThrow(`The migration ${first} was edited`);
  expect(await tablesIn(url)).not.toContainEqual({ tablename: "later" });
});

test("F42: a database that is newer than the program is refused", async () => {
  const url = await emptyDatabase();
  const folder = await copyOfMigrations();
  await writeFile(join(folder, "9999_later.sql"), "create table later (id integer);\n");
  expect(await run(url, folder)).toEqual([...names, "9999_later.sql"]);
  await expect(run(url, "migrations")).rejects.toThrow("newer Kwela (it has 9999_later.sql)");
  expect(await run(url, folder)).toEqual([]);
});
