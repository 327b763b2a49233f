import { cp, mkdtemp, readdir, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { migrate } from "#server/adapters/database/migrate.ts";
import { openTestDatabase } from "../support/database.ts";

const names = (await readdir("migrations")).toSorted();

async function folderWith(extra: Readonly<Record<string, string>>): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), "kwela-migrations-"));
  await cp("migrations", folder, { recursive: true });
  for (const [name, text] of Object.entries(extra)) await writeFile(join(folder, name), text);
  return folder;
}

async function withDatabase(
  work: (database: Awaited<ReturnType<typeof openTestDatabase>>) => Promise<void>,
) {
  const database = await openTestDatabase();
  try {
    await work(database);
  } finally {
    await database.close();
  }
}

describe("migrations", () => {
  test("F41: are applied once, in order, and remembered by name; one that was edited after it ran is refused", () =>
    withDatabase(async (database) => {
      expect(await migrate(database, "migrations")).toEqual([]);
      const { rows } = await database.executeSql(
        "select name from schema_migrations order by name",
      );
      expect(rows.map((row) => row["name"])).toEqual(names);
      // F41: one that was edited after it ran is refused.
      const edited = await folderWith({ [names[0] ?? ""]: "select 1;\n" });
      await expect(migrate(database, edited)).rejects.toThrow(/0001_accounts\.sql was edited/);
    }));

  test("F41, F42: one that fails half-way leaves nothing behind, and goes through once it is mended; an older Kwela refuses what is newer", () =>
    withDatabase(async (database) => {
      const broken = await folderWith({
        "9000_broken.sql": "create table half_way (id int);\nselect nonsense;\n",
      });
      await expect(migrate(database, broken)).rejects.toThrow();
      const { rows } = await database.executeSql(
        "select 1 from pg_tables where tablename = 'half_way'",
      );
      expect(rows).toEqual([]);
      const mended = await folderWith({ "9000_broken.sql": "create table half_way (id int);\n" });
      expect(await migrate(database, mended)).toEqual(["9000_broken.sql"]);
      await expect(migrate(database, "migrations")).rejects.toThrow(
        /newer Kwela.*9000_broken\.sql/,
      );
    }));

  test("a function's body may hold semicolons, and a comment anything", () =>
    withDatabase(async (database) => {
      const text = [
        "-- one; two;",
        "create function climb(step int) returns int language plpgsql as $$",
        "begin",
        "  step := step + 1;",
        "  return step;",
        "end;",
        "$$;",
        "select climb(1);",
        "",
      ].join("\n");
      await migrate(database, await folderWith({ "9000_function.sql": text }));
      expect((await database.executeSql("select climb(2) as up")).rows).toEqual([{ up: 3 }]);
    }));
});
