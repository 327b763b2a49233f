import { createHash } from "node:crypto";
import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { sql } from "drizzle-orm";
import type { Database, Queries } from "./port.ts";

export class MigrationRefused extends Error {
  override readonly name = "MigrationRefused";
}

/** Another process may be at it, and a table may be large. */
const patienceMs = 10 * 60_000;

interface Migration {
  readonly name: string;
  readonly checksum: string;
  readonly text: string;
}

/**
 * Brings the database up to date and returns the names of what it applied. Everything happens in one
 * transaction behind one lock, so however many processes start at once, one does the work, the others
 * wait and find it done; and a process that dies half-way leaves nothing behind.
 */
export async function migrate(database: Database, folder: string): Promise<string[]> {
  const migrations = await readMigrations(folder);
  return database.transaction((tx) => bringUpToDate(tx, migrations), { patienceMs });
}

async function bringUpToDate(tx: Queries, migrations: readonly Migration[]): Promise<string[]> {
  await tx.execute(sql`set local statement_timeout = 0`);
  await tx.execute(sql`select pg_advisory_xact_lock(hashtext('kwela migrations'))`);
  await tx.execute(sql`
    create table if not exists schema_migrations (
      name text primary key,
      checksum text not null,
      applied_at timestamptz not null default now()
    )`);
  const applied = await readApplied(tx);
  refuseSurprises(migrations, applied);
  const pending = migrations.filter(({ name }) => !applied.has(name));
  for (const { name, checksum, text } of pending) {
    for (const statement of statementsOf(text)) await tx.execute(sql.raw(statement));
    await tx.execute(
      sql`insert into schema_migrations (name, checksum) values (${name}, ${checksum})`,
    );
  }
  return pending.map(({ name }) => name);
}

async function readMigrations(folder: string): Promise<Migration[]> {
  try {
    const names = (await readdir(folder)).filter((name) => name.endsWith(".sql")).toSorted();
    return await Promise.all(
      names.map(async (name) => {
        const text = await readFile(join(folder, name), "utf8");
        return { name, text, checksum: createHash("sha256").update(text).digest("hex") };
      }),
    );
  } catch (error) {
    const code = error instanceof Error && "code" in error ? String(error.code) : "no reason given";
    throw new MigrationRefused(
      `The folder ${folder} cannot be read (${code}): it belongs to Kwela's own files. Install it anew.`,
      { cause: error },
    );
  }
}

async function readApplied(tx: Queries): Promise<Map<string, string>> {
  const result: unknown = await tx.execute(sql`select name, checksum from schema_migrations`);
  const { rows } = result as { rows: { name: string; checksum: string }[] };
  return new Map(rows.map(({ name, checksum }) => [name, checksum]));
}

function refuseSurprises(
  migrations: readonly Migration[],
  applied: ReadonlyMap<string, string>,
): void {
  const known = new Map(migrations.map(({ name, checksum }) => [name, checksum]));
  for (const [name, checksum] of applied) {
    if (!known.has(name)) {
      throw new MigrationRefused(
        `The database was migrated by a newer Kwela (it has ${name}). Upgrade this one.`,
      );
    }
    if (known.get(name) !== checksum) {
      throw new MigrationRefused(
        `The migration ${name} was edited after it had been applied. Add a new one instead.`,
      );
    }
  }
}

/** A statement ends where a line ends in `;`, unless that line lies inside a `$$` function body. */
function statementsOf(text: string): string[] {
  const statements: string[] = [];
  let lines: string[] = [];
  let isInBody = false;
  for (const line of text.split("\n")) {
    if (line.trimStart().startsWith("--")) continue;
    lines.push(line);
    if (line.split("$$").length % 2 === 0) isInBody = !isInBody;
    if (isInBody || !line.trimEnd().endsWith(";")) continue;
    statements.push(lines.join("\n"));
    lines = [];
  }
  if (lines.join("").trim() !== "")
    throw new MigrationRefused("A migration must end with a semicolon.");
  return statements;
}
