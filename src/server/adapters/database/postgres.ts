import { drizzle } from "drizzle-orm/node-postgres";
import { Pool, type QueryResult } from "pg";
import type { Logger } from "#server/adapters/log/port.ts";
import { postgresChanges } from "./postgres-changes.ts";
import {
  allowSilence,
  cutSilent,
  idleMs,
  usualPatience,
  type Patience,
} from "./postgres-patience.ts";
import type { Database, Queries } from "./port.ts";
import { withRetry } from "./retry.ts";

interface Options {
  readonly url: string;
  readonly log: Logger;
  /** Where the usual is too long. */
  readonly patience?: Partial<Patience>;
}

type Row = Record<string, unknown>;

export function openPostgres({ url, log, ...options }: Options): Database {
  const patience = { ...usualPatience, ...options.patience };
  const pool = new Pool({
    connectionString: url,
    application_name: "kwela",
    max: 10,
    // Without this a request waits for a free connection for ever.
    connectionTimeoutMillis: patience.connectMs,
    idleTimeoutMillis: idleMs,
    statement_timeout: 5_000,
    idle_in_transaction_session_timeout: 10_000,
    keepAlive: true,
  });
  // Without a listener, a restart of PostgreSQL would end this process.
  pool.on("error", (error) => log.warn("A database connection was lost", { error }));
  // Nor does the pool listen while a transaction holds a connection; the transaction fails and says so itself.
  pool.on("connect", (client) => client.on("error", () => undefined));
  const silent = cutSilent(pool, patience);
  const queries = drizzle(pool);
  const changes = postgresChanges({ url, queries, log, patience, onSilent: silent.cutIdle });

  /** Not the query builder's own: that one keeps the connection for ever if even the `begin` finds no answer. */
  async function inTransaction<Result>(
    work: (tx: Queries) => Promise<Result>,
    patienceMs: number,
  ): Promise<Result> {
    const client = await pool.connect();
    allowSilence(client, patienceMs);
    try {
      const done = await drizzle(client).transaction(async (tx) => ({
        tx,
        result: await work(tx),
      }));
      changes.committed(done.tx);
      return done.result;
    } finally {
      client.release();
    }
  }

  async function ping(): Promise<void> {
    const client = await pool.connect();
    allowSilence(client, patience.pingMs);
    try {
      await client.query("select 1");
    } finally {
      client.release();
    }
  }

  return {
    kind: "postgres",
    queries,
    transaction: (work, { patienceMs = patience.statementMs } = {}) =>
      withRetry(() => inTransaction(work, patienceMs)),
    async executeSql(text, values) {
      // The queue sends several statements at once, and the driver then answers with several results.
      const results: QueryResult<Row> | QueryResult<Row>[] = await pool.query<Row>(text, values);
      return { rows: [results].flat().flatMap(({ rows }) => rows) };
    },
    prepareLookUp:
      <Found extends object>(name: string, text: string) =>
      async (key: Uint8Array | number) => {
        const values = [typeof key === "number" ? key : Buffer.from(key)];
        return (await pool.query<Found>({ name, text, values })).rows;
      },
    changes,
    storage: { hasRoom: () => true, reclaim: async () => undefined },
    ping: () => within(patience.pingMs, ping()),
    async close() {
      silent.closing();
      await Promise.all([changes.close(), pool.end()]);
    },
  };
}

/** Also the wait for a free connection counts. */
async function within(milliseconds: number, work: Promise<void>): Promise<void> {
  let timer: NodeJS.Timeout | undefined;
  const isOver = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error("Connection terminated: no answer")), milliseconds);
  });
  try {
    await Promise.race([work, isOver]);
  } finally {
    clearTimeout(timer);
  }
}
