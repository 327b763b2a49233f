import type { PgDatabase, PgQueryResultHKT } from "drizzle-orm/pg-core";

/** Typed queries; the same whether they run on the database or inside a transaction of it. */
export type Queries = PgDatabase<PgQueryResultHKT>;

/**
 * The database, embedded or PostgreSQL. One rule binds every caller: no call to the outside world
 * inside a transaction, since on the embedded one everybody else waits for it.
 */
export interface Database {
  readonly kind: "embedded" | "postgres";
  readonly queries: Queries;
  /** All or nothing. Runs again, a few times, when another transaction was in the way. */
  transaction<Result>(
    work: (tx: Queries) => Promise<Result>,
    options?: {
      /** How long a statement of it may take before the database counts as gone, where the usual is too short. */
      readonly patienceMs?: number;
    },
  ): Promise<Result>;
  /** Plain SQL, for the job queue, which brings its own. */
  executeSql(text: string, values?: unknown[]): Promise<{ rows: Record<string, unknown>[] }>;
  /** For a question asked on nearly every request: a reading statement whose `$1` is a key, in bytes or a whole number, and always the one or the other. Asked in the usual way it costs far more. What a row holds is for the caller to say: both drivers give the columns of `schema.ts` its types. */
  prepareLookUp<Row extends object>(name: string, text: string): LookUp<Row>;
  readonly changes: Changes;
  readonly storage: Storage;
  ping(): Promise<void>;
  close(): Promise<void>;
}

export type LookUp<Row> = (key: Uint8Array | number) => Promise<Row[]>;

/** Tells every process that shares the database which kinds of data have changed. */
export interface Changes {
  /** Inside a transaction, pass it: the word goes out when it commits. */
  announce(topic: string, within?: Queries): Promise<void>;
  /** `null` means: news may have been missed, distrust everything. */
  subscribe(listener: (topic: string | null) => void): void;
  /** False while the line to the others is down. */
  isListening(): boolean;
}

interface Storage {
  hasRoom(): boolean;
  /** Gives back the space of deleted rows where the database does not do so itself. */
  reclaim(): Promise<void>;
}
