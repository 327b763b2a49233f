import { readFile } from "node:fs/promises";
import { setTimeout } from "node:timers/promises";
import { inject } from "vitest";
import { localChanges, openEmbedded } from "#server/adapters/database/embedded/embedded.ts";
import type { Database } from "#server/adapters/database/port.ts";
import { openPostgres } from "#server/adapters/database/postgres.ts";
import { silentLog } from "./log.ts";
import { freshDatabase } from "./postgres/fresh-database.ts";

const serverUrl = process.env["TEST_DATABASE_URL"];

export const isPostgres = serverUrl !== undefined;

/** A migrated database of this test file's own, embedded or on PostgreSQL as the run says. */
export async function openTestDatabase(
  options: { freeBytes?: () => number } = {},
): Promise<Database> {
  if (serverUrl === undefined) return embedded(options);
  const url = await freshDatabase(serverUrl, inject("template"));
  const database = openPostgres({ url, log: silentLog });
  // Until its line for change notices is up, a process keeps no page.
  while (!database.changes.isListening()) await setTimeout(10);
  return database;
}

/** A copy of the migrated template, in memory. */
export async function embedded(options: { freeBytes?: () => number } = {}): Promise<Database> {
  const template = new Blob([new Uint8Array(await readFile(inject("template")))]);
  return openEmbedded({ folder: null, template, ...options });
}

let ofThisWorker: Promise<Database> | undefined;

/**
 * A database whose tables a test file may fill, and nothing else: a worker's files share one, since a copy for each
 * takes longer than most files do. Who listens for changes is the file's own affair.
 */
export async function borrowDatabase(): Promise<{ database: Database; giveBack(): Promise<void> }> {
  if (isPostgres) {
    const database = await openTestDatabase();
    return { database, giveBack: () => database.close() };
  }
  ofThisWorker ??= embedded();
  const database = { ...(await ofThisWorker), changes: localChanges() };
  return { database, giveBack: () => leaveAsNew(database) };
}

/** From so much on, rows that a file deleted one by one are in the way of all that follow. */
const muchBytes = 256 * 1024;

/** As good as new: no large table, no number used, and no queue of the file's own. */
async function leaveAsNew(database: Database): Promise<void> {
  const { executeSql } = database;
  const tables = await tablesOf(database);
  const { rows } = await executeSql(
    `select relname as name from pg_class
     where relnamespace = 'public'::regnamespace and relkind = 'r' and pg_relation_size(oid) > $1`,
    [muchBytes],
  );
  const large = rows.map(({ name }) => `"${String(name)}"`);
  await executeSql(
    [
      ...(large.length > 0 ? [`truncate ${large.join(", ")} cascade`] : []),
      ...tables.filter(({ counts }) => counts).map(startAgain),
      "drop schema if exists pgboss cascade",
    ].join("; "),
  );
}

/**
 * Empties every table, so that each test starts from nothing. Most are empty already, and emptying a table that is
 * costs as much as filling it: only those with rows are touched.
 */
export async function emptyTables(database: Database): Promise<void> {
  const { executeSql } = database;
  const tables = await tablesOf(database);
  const looks = tables.map(
    ({ name }) => `select '${name}' as name where exists (select from "${name}")`,
  );
  // With a value to fill in it is prepared, and most tests need nothing but this look.
  const filled = await executeSql(
    `select name from (${looks.join(" union all ")}) as filled where name <> $1`,
    ["schema_migrations"],
  );
  const names = new Set(filled.rows.map(({ name }) => String(name)));
  if (names.size === 0) return;
  const emptied = tables.filter(({ name }) => names.has(name));
  await executeSql(
    [
      "begin",
      // Twice: what triggers count while rows go is left behind by the first turn.
      ...[...emptied, ...emptied].map(({ name }) => `delete from "${name}"`),
      ...emptied.filter(({ counts }) => counts).map(startAgain),
      "commit",
    ].join("; "),
  );
}

const startAgain = ({ name }: Table): string =>
  `select setval(pg_get_serial_sequence('"${name}"', 'id'), 1, false)`;

interface Table {
  readonly name: string;
  /** Its rows are numbered. */
  readonly counts: boolean;
}

const known = new WeakMap<Database, readonly Table[]>();

/**
 * All tables, those that point at others before these, so that each can be emptied in its turn. Letting the database
 * look away from what points where would do as well, but then it plans every statement anew.
 */
async function tablesOf(database: Database): Promise<readonly Table[]> {
  const before = known.get(database);
  if (before !== undefined) return before;
  const { rows } = await database.executeSql(
    `select relname as name, bool_or(attidentity <> '') as counts,
       array(select distinct confrelid::regclass::text from pg_constraint
             where contype = 'f' and conrelid = pg_class.oid and confrelid <> conrelid) as "pointsAt"
     from pg_class join pg_attribute on attrelid = pg_class.oid
     where relnamespace = 'public'::regnamespace and relkind = 'r' and relname <> 'schema_migrations'
     group by pg_class.oid`,
  );
  const tables = inTurn(
    rows.map(({ name, counts, pointsAt }) => ({
      name: String(name),
      counts: counts === true,
      pointsAt: new Set(pointsAt as string[]),
    })),
  );
  known.set(database, tables);
  return tables;
}

interface PointingTable extends Table {
  readonly pointsAt: ReadonlySet<string>;
}

function inTurn(tables: readonly PointingTable[]): readonly Table[] {
  if (tables.length === 0) return [];
  const free = tables.filter(({ name }) => !tables.some(({ pointsAt }) => pointsAt.has(name)));
  if (free.length === 0) throw new Error("These tables point at each other in a ring");
  return [...free, ...inTurn(tables.filter((table) => !free.includes(table)))];
}

/** All that is stored anywhere, as text: for whatever must not be there. */
export async function everyRow(database: Database): Promise<string> {
  const { rows } = await database.executeSql(
    "select table_schema || '.' || table_name as name from information_schema.tables where table_schema not in ('pg_catalog', 'information_schema')",
  );
  if (rows.length < 4) throw new Error("There are hardly any tables to look into");
  const tables = await Promise.all(
    rows.map(({ name }) => database.executeSql(`select * from ${String(name)}`)),
  );
  return JSON.stringify(tables.map((table) => table.rows));
}
