import { drizzle } from "drizzle-orm/node-postgres";
import { Pool, type QueryResult } from "pg";
import type { Logger } from "#server/adapters/log/port.ts";
import { postgresChanges } from "./postgres-changes.ts";
import type { Database } from "./port.ts";
import { withRetry } from "./retry.ts";

interface Options {
  readonly url: string;
  readonly log: Logger;
}

type Row = Record<string, unknown>;

export function openPostgres({ url, log }: Options): Database {
  const pool = new Pool({
    connectionString: url,
    application_name: "kwela",
    max: 10,
    // Without this a request waits for a free connection for ever.
    connectionTimeoutMillis: 3_000,
    statement_timeout: 5_000,
    idle_in_transaction_session_timeout: 10_000,
    keepAlive: true,
  });
  // Without a listener, a restart of PostgreSQL would end this process.
  pool.on("error", (error) => log.warn("A database connection was lost", { error }));
  // Nor does the pool listen while a transaction holds a connection; the transaction fails and says so itself.
  pool.on("connect", (client) => client.on("error", () => undefined));
  const queries = drizzle(pool);
  const changes = postgresChanges({ url, queries, log });

  return {
    kind: "postgres",
    queries,
    transaction: (work) => withRetry(() => queries.transaction(work)),
    async executeSql(text, values) {
      // The queue sends several statements at once, and the driver then answers with several results.
      const results: QueryResult<Row> | QueryResult<Row>[] = await pool.query<Row>(text, values);
      return { rows: [results].flat().flatMap(({ rows }) => rows) };
    },
    prepareLookUp: (name, text) => async (key) => {
      const { rows } = await pool.query<Row>({ name, text, values: [Buffer.from(key)] });
      return rows;
    },
    changes,
    storage: { hasRoom: () => true, reclaim: async () => undefined },
    async ping() {
      await pool.query("select 1");
    },
    async close() {
      await changes.close();
      await pool.end();
    },
  };
}
