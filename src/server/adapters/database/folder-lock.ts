import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";

/** The data folder is no place for data. Says which folder, what is wrong with it, and what to do. */
export class FolderUnusable extends Error {
  override readonly name = "FolderUnusable";

  constructor(folder: string, what: string, cause: unknown) {
    super(`The data folder ${folder} cannot be used: ${what}.`, { cause });
  }
}

export class FolderInUse extends Error {
  constructor(folder: string, holder: string) {
    super(
      `The data folder ${folder} is in use by another Kwela process (${holder}). ` +
        "Stop that one first, or set DATA_DIR to another folder.",
    );
    this.name = "FolderInUse";
  }
}

/**
 * Keeps a second process out of the embedded database's folder, where it would silently destroy writes.
 * The lock is the operating system's, taken through an empty SQLite file: it ends with the process that
 * holds it, however that process ends, so there is never a stale one to clean up.
 */
export function lockFolder(folder: string): { release: () => void } {
  const holderFile = join(folder, "holder.txt");
  let lock: DatabaseSync | null = null;
  try {
    mkdirSync(folder, { recursive: true, mode: 0o700 });
    lock = new DatabaseSync(join(folder, "lock"));
    lock.exec("begin exclusive");
    writeFileSync(holderFile, `process ${process.pid}`);
  } catch (error) {
    lock?.close();
    if (codeOf(error) === sqliteBusy) throw new FolderInUse(folder, readHolder(holderFile));
    throw new FolderUnusable(folder, whatIsWrong(codeOf(error)), error);
  }
  const taken = lock;
  return { release: () => taken.close() };
}

const sqliteBusy = 5;
const sqliteNoDatabase = 26;
const anotherFolder = "set DATA_DIR to a folder that this user may write to";

/** By the system's word for it, or by SQLite's number. */
const wrongs: ReadonlyMap<unknown, string> = new Map<unknown, string>([
  ["EEXIST", `it is not a folder; ${anotherFolder}`],
  ["ENOTDIR", `something on its path is not a folder; ${anotherFolder}`],
  ["EACCES", `this user may not write to it; change its owner, or ${anotherFolder}`],
  ["EPERM", `this user may not write to it; change its owner, or ${anotherFolder}`],
  ["EROFS", `its disk can only be read; ${anotherFolder}`],
  ["ENOSPC", "its disk is full; make room and start again"],
  [sqliteNoDatabase, 'its file "lock" is damaged; remove that one file and start again'],
]);

const whatIsWrong = (code: unknown): string =>
  wrongs.get(code) ?? `nothing can be written there (${String(code)}); ${anotherFolder}`;

function codeOf(error: unknown): unknown {
  if (!(error instanceof Error)) return null;
  return "errcode" in error ? error.errcode : "code" in error ? error.code : null;
}

function readHolder(file: string): string {
  try {
    return readFileSync(file, "utf8");
  } catch {
    return "process unknown";
  }
}
