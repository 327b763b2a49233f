import { is } from "drizzle-orm";
import { getTableConfig, PgTable } from "drizzle-orm/pg-core";
import { expect, test } from "vitest";
import * as schema from "#server/adapters/database/schema.ts";
import { freshTables } from "../support/test-app.ts";

const database = await freshTables();
const tables = Object.values(schema)
  .filter((value) => is(value, PgTable))
  .map(getTableConfig);

test.each(tables)(
  "the table $name is what the migrations make of it",
  async ({ name, columns }) => {
    const { rows } = await database.executeSql(
      `select column_name, is_nullable,
       case data_type when 'ARRAY' then substr(udt_name, 2) || '[]' else data_type end as data_type
     from information_schema.columns
     where table_schema = 'public' and table_name = $1 order by column_name`,
      [name],
    );
    const declared = columns
      .map((column) => ({
        column_name: column.name,
        data_type: column.getSQLType(),
        is_nullable: column.notNull ? "NO" : "YES",
      }))
      .toSorted((a, b) => (a.column_name < b.column_name ? -1 : 1));
    expect(rows).toEqual(declared);
  },
);

test("no table is missing on either side", async () => {
  const { rows } = await database.executeSql(
    "select tablename from pg_tables where schemaname = 'public' and tablename <> 'schema_migrations' order by tablename",
  );
  expect(rows.map((row) => row["tablename"])).toEqual(tables.map(({ name }) => name).toSorted());
});
