import { join } from "node:path";
import { PGlite } from "@electric-sql/pglite";
import { pg_trgm } from "@electric-sql/pglite/contrib/pg_trgm";
import { drizzle as onPostgres } from "drizzle-orm/node-postgres";
import { drizzle as onEmbedded } from "drizzle-orm/pglite";
import pg from "pg";
import type { Database, Queries } from "#server/adapters/database/port.ts";

interface Statement {
  readonly text: string;
  readonly values: unknown[];
}

/** The database without the server, and what the server's own stores say to it. */
export interface Straight {
  readonly queries: Queries;
  readonly executeSql: Database["executeSql"];
  /** The statements that some work sends. */
  sentBy(work: () => Promise<unknown>): Promise<Statement[]>;
  close(): Promise<void>;
}

function listening() {
  let heard: Statement[] = [];
  return {
    logger: { logQuery: (text: string, values: unknown[]) => void heard.push({ text, values }) },
    async sentBy(work: () => Promise<unknown>) {
      heard = [];
      await work();
      return heard;
    },
  };
}

export async function straightToPostgres(url: string): Promise<Straight> {
  const pool = new pg.Pool({ connectionString: url });
  const { logger, sentBy } = listening();
  return {
    queries: onPostgres(pool, { logger }),
    async executeSql(text, values) {
      const results = await pool.query<Record<string, unknown>>(text, values);
      return { rows: [results].flat().flatMap(({ rows }) => rows) };
    },
    sentBy,
    close: () => pool.end(),
  };
}

/** On a copy of the folder: the server keeps its own to itself. */
export async function straightToEmbedded(folder: string): Promise<Straight> {
  const pglite = new PGlite({ dataDir: join(folder, "pglite"), extensions: { pg_trgm } });
  await pglite.waitReady;
  const { logger, sentBy } = listening();
  return {
    queries: onEmbedded(pglite, { logger }),
    executeSql: (text, values) => pglite.query(text, values),
    sentBy,
    close: () => pglite.close(),
  };
}
