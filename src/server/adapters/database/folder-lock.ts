import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";

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
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const holderFile = join(folder, "holder.txt");
  const lock = new DatabaseSync(join(folder, "lock"));
  try {
    lock.exec("begin exclusive");
  } catch {
    lock.close();
    throw new FolderInUse(folder, readHolder(holderFile));
  }
  writeFileSync(holderFile, `process ${process.pid}`);
  return { release: () => lock.close() };
}

function readHolder(file: string): string {
  try {
    return readFileSync(file, "utf8");
  } catch {
    return "process unknown";
  }
}
