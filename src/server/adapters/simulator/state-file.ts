import { mkdir, readFile, rename, writeFile } from "node:fs/promises";
import { dirname } from "node:path";
import type { Logger } from "#server/adapters/log/port.ts";

/** What a simulator remembered when it last ran; null if that is nothing it can use. */
export async function readState<State extends { readonly version: number }>(
  file: string,
  version: State["version"],
): Promise<State | null> {
  try {
    const state = JSON.parse(await readFile(file, "utf8")) as State;
    return state.version === version ? state : null;
  } catch {
    return null;
  }
}

/** Writes the newest state, whole or not at all; changes that come while it writes are written together. */
export function stateKeeper(file: string, whose: string, log: Logger): (state: object) => void {
  // Several processes may share a folder, and each must finish what it began.
  const draft = `${file}.${process.pid}.new`;
  let isWriting = false;
  let next: object | null = null;
  const write = async (): Promise<void> => {
    isWriting = true;
    while (next !== null) {
      const text = JSON.stringify(next);
      next = null;
      await mkdir(dirname(file), { recursive: true });
      await writeFile(draft, text);
      await rename(draft, file);
    }
  };
  return (state) => {
    next = state;
    if (isWriting) return;
    write()
      .catch((error: unknown) => log.warn(`The ${whose} could not keep its state`, { error }))
      .finally(() => (isWriting = false));
  };
}
