import { execFileSync } from "node:child_process";
import { cp, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { PGlite } from "@electric-sql/pglite";
import { pg_trgm } from "@electric-sql/pglite/contrib/pg_trgm";
import type { TestProject } from "vitest/node";
import { openEmbedded } from "#server/adapters/database/embedded/embedded.ts";
import { migrate } from "#server/adapters/database/migrate.ts";
import { openPostgres } from "#server/adapters/database/postgres.ts";
import { silentLog } from "../log.ts";
import { freshDatabase } from "../postgres/fresh-database.ts";
import { makeDemoFolder } from "../process/demo-folder.ts";

declare module "vitest" {
  interface ProvidedContext {
    /** A migrated database to copy: the file of an embedded one, or the name of one on the server. */
    template: string;
    /** Data folders to copy, where there are tests that start processes on one. */
    folders: { readonly migrated: string; readonly demo: string };
    /** Where processes keep what they have read of their code, for those that start after them. */
    compiled: string;
  }
}

/** Making a database takes seconds and copying one a fraction, so it is made once for all tests. */
export async function setup({ provide, vitest }: TestProject): Promise<() => Promise<void>> {
  execFileSync("node", ["scripts/build.ts"], { stdio: "inherit" });
  const server = process.env["TEST_DATABASE_URL"];
  if (server !== undefined) {
    provide("template", await onServer(server));
    return async () => undefined;
  }
  const folder = await mkdtemp(join(tmpdir(), "kwela-test-"));
  const migrated = await migratedFolder(join(folder, "migrated"));
  const startsProcesses = vitest.state.getPaths().some((path) => /\/tests\/process\//.test(path));
  const [template, demo] = await Promise.all([
    dumpOf(migrated, folder),
    startsProcesses ? demoFolder(migrated, join(folder, "demo")) : "",
  ]);
  provide("template", template);
  provide("folders", { migrated, demo });
  provide("compiled", join(folder, "compiled"));
  return () => rm(folder, { recursive: true, force: true });
}

/** One that is there already, where journeys have use for it too. */
async function demoFolder(migrated: string, folder: string): Promise<string> {
  const filled = process.env["DEMO_FOLDER"];
  if (filled !== undefined) return filled;
  await cp(migrated, folder, { recursive: true });
  return makeDemoFolder(folder);
}

async function migratedFolder(folder: string): Promise<string> {
  const database = await openEmbedded({ folder });
  await migrate(database, "migrations");
  await database.close();
  return folder;
}

async function dumpOf(migrated: string, into: string): Promise<string> {
  const dataDir = join(into, "dumped");
  await cp(join(migrated, "pglite"), dataDir, { recursive: true });
  const pglite = await PGlite.create({ dataDir, extensions: { pg_trgm } });
  const dump = await pglite.dumpDataDir("none");
  await pglite.close();
  const template = join(into, "template.tar");
  await writeFile(template, new Uint8Array(await dump.arrayBuffer()));
  return template;
}

async function onServer(server: string): Promise<string> {
  const url = await freshDatabase(server);
  const database = openPostgres({ url, log: silentLog });
  await migrate(database, "migrations");
  await database.close();
  return new URL(url).pathname.slice(1);
}
