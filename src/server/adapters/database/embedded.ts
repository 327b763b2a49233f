import { join } from "node:path";
import { statfsSync } from "node:fs";
import { PGlite, type QueryOptions, type Results, type Transaction } from "@electric-sql/pglite";
import { pg_trgm } from "@electric-sql/pglite/contrib/pg_trgm";
import { drizzle } from "drizzle-orm/pglite";
import { AppError } from "#server/app-error.ts";
import { embeddedStatements } from "./embedded-statements.ts";
import { FolderUnusable, lockFolder } from "./folder-lock.ts";
import type { Changes, Database } from "./port.ts";
import { withRetry } from "./retry.ts";

/** Below this much free disk the embedded database may freeze the whole process, so we stop writing before. */
const reserveBytes = 64 * 1024 * 1024;

/** Of memory that is never given back. The system keeps the files at hand as well, so a quarter of the usual is plenty. */
const buffers = "32MB";

/** In characters. Longer ones fill a table with many rows at once, and are hardly ever sent again. */
const longestKept = 8_000;

interface Options {
  /** Null keeps everything in memory, for tests. */
  readonly folder: string | null;
  readonly template?: Blob | undefined;
  readonly freeBytes?: () => number;
}

export async function openEmbedded({ folder, template, freeBytes }: Options): Promise<Database> {
  const lock = folder === null ? null : lockFolder(folder);
  const free = freeBytes ?? (folder === null ? () => Infinity : () => freeSpaceIn(folder));
  const hasRoom = () => free() >= reserveBytes;
  const pglite = new GuardedPGlite(hasRoom, {
    extensions: { pg_trgm },
    startParams: [...PGlite.defaultStartParams, "-c", `shared_buffers=${buffers}`],
    ...(folder !== null && { dataDir: join(folder, "pglite") }),
    ...(template !== undefined && { loadDataDir: template }),
  });
  try {
    await pglite.waitReady;
  } catch (error) {
    lock?.release();
    if (folder === null) throw error;
    throw new FolderUnusable(
      folder,
      `the database in it does not open; restore it from a backup, or set DATA_DIR to an empty folder to begin anew (${error instanceof Error ? error.name : "no reason given"})`,
      error,
    );
  }
  const queries = drizzle(pglite);

  return {
    kind: "embedded",
    queries,
    transaction: (work) => withRetry(() => queries.transaction(work)),
    async executeSql(text, values) {
      if (values !== undefined && values.length > 0) return pglite.query(text, values);
      const results = await pglite.exec(text);
      return { rows: results.flatMap(({ rows }) => rows) };
    },
    // What is sent more than once is prepared, whoever sends it.
    prepareLookUp: (_name, text) => async (key) =>
      (await pglite.query<Record<string, unknown>>(text, [key])).rows,
    changes: localChanges(),
    storage: {
      hasRoom,
      async reclaim() {
        await pglite.exec("vacuum (analyze)");
      },
    },
    async ping() {
      await pglite.query("select 1");
    },
    async close() {
      await pglite.close();
      lock?.release();
    },
  };
}

/** Refuses to write when the disk is nearly full. Reading goes on. */
class GuardedPGlite extends PGlite {
  readonly #hasRoom: () => boolean;
  readonly #run = embeddedStatements(this);

  constructor(hasRoom: () => boolean, options: ConstructorParameters<typeof PGlite>[0] & object) {
    super(options);
    this.#hasRoom = hasRoom;
  }

  override query: PGlite["query"] = async <Row>(
    text: string,
    params: unknown[] = [],
    options: QueryOptions = {},
  ) => {
    this.#guard(text);
    await this._checkReady();
    const results = await this._runExclusiveTransaction(async () => {
      const found = await this.#run(text, params, options);
      await this.syncToFs();
      return found;
    });
    // As the driver says itself: the caller knows what the statement gives.
    return results as Results<Row>;
  };

  override exec: PGlite["exec"] = (text, ...rest) => {
    this.#guard(text);
    return super.exec(text, ...rest);
  };

  override transaction: PGlite["transaction"] = (work) => {
    this.#guard("begin");
    return super.transaction((tx) => work(this.#prepared(tx)));
  };

  /** The statements of a transaction are prepared like all others; it is written to disk when it ends. */
  #prepared(tx: Transaction): Transaction {
    const query: Transaction["query"] = async <Row>(
      text: string,
      params: unknown[] = [],
      options: QueryOptions = {},
    ) => {
      if (tx.closed || text.length > longestKept) return tx.query<Row>(text, params, options);
      const results = await this._runExclusiveQuery(() => this.#run(text, params, options));
      return results as Results<Row>;
    };
    return Object.assign(Object.create(tx) as Transaction, { query });
  }

  #guard(text: string): void {
    if (!onlyReads(text) && !this.#hasRoom()) throw new AppError("storage_full");
  }
}

const onlyReads = (text: string): boolean =>
  /^\s*(select|show|explain)\b/i.test(text) ||
  /^\s*with\b(?![\s\S]*\b(insert|update|delete)\b)/i.test(text);

function freeSpaceIn(folder: string): number {
  const { bavail, bsize } = statfsSync(folder);
  return bavail * bsize;
}

/** One process, so a call is all it takes to tell everybody. */
export function localChanges(): Changes {
  const listeners: ((topic: string | null) => void)[] = [];
  return {
    async announce(topic) {
      for (const listener of listeners) listener(topic);
    },
    subscribe: (listener) => void listeners.push(listener),
    isListening: () => true,
  };
}
