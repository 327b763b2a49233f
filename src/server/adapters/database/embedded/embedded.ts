import { join } from "node:path";
import { statfsSync } from "node:fs";
import { PGlite } from "@electric-sql/pglite";
import { pg_trgm } from "@electric-sql/pglite/contrib/pg_trgm";
import { drizzle } from "drizzle-orm/pglite";
import { FolderUnusable, lockFolder } from "../folder-lock.ts";
import type { Changes, Database } from "../port.ts";
import { withRetry } from "../retry.ts";
import { OurPGlite } from "./our-pglite.ts";

/** Below this much free disk the embedded database may freeze the whole process, so we stop writing before. */
const reserveBytes = 64 * 1024 * 1024;

/** Of memory that is never given back. The system keeps the files at hand as well, so a quarter of the usual is plenty. */
const buffers = "32MB";

interface Options {
  /** Null keeps everything in memory, for tests. */
  readonly folder: string | null;
  readonly template?: Blob | undefined;
  readonly freeBytes?: () => number;
}

export async function openEmbedded({ folder, template, freeBytes }: Options): Promise<Database> {
  const lock = folder === null ? null : lockFolder(folder);
  const free = freeBytes ?? (folder === null ? () => Infinity : freeSpaceIn(folder));
  const hasRoom = () => free() >= reserveBytes;
  const pglite = new OurPGlite(hasRoom, {
    extensions: { pg_trgm },
    startParams: [...PGlite.defaultStartParams, "-c", `shared_buffers=${buffers}`],
    ...(folder !== null && { dataDir: join(folder, "pglite") }),
    ...(template !== undefined && { loadDataDir: template }),
  });
  try {
    await pglite.waitReady;
    await pglite.watch();
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
    prepareLookUp:
      <Row extends object>(_name: string, text: string) =>
      async (key: Uint8Array | number) =>
        (await pglite.query<Row>(text, [key])).rows,
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

/** A disk with so much room is not full a moment later, so it is not asked again for every request. */
const plentyBytes = 1024 * 1024 * 1024;
const momentMs = 100;

function freeSpaceIn(folder: string): () => number {
  let known = 0;
  let askedAt = -Infinity;
  return () => {
    const now = performance.now();
    if (known >= plentyBytes && now - askedAt < momentMs) return known;
    const { bavail, bsize } = statfsSync(folder);
    known = bavail * bsize;
    askedAt = now;
    return known;
  };
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
