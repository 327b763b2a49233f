import { existsSync } from "node:fs";
import { chromium } from "@playwright/test";
import { tryRun } from "./run.ts";

/** Chromium without a window of its own: drawing that one, toolbar and all, is two fifths of the work. */
const shell = "/usr/lib/chromium/chromium-headless-shell";

/** The path of a Chromium to test with, installing one if need be; ends with one clear line if none can be had. */
export async function findChromium(): Promise<string> {
  const found = installedChromium();
  if (found !== null && !isWorthReplacing(found)) return found;
  process.stdout.write(found === null ? "No Chromium found; installing one…\n" : "");
  await (process.getuid?.() === 0
    ? installAsRoot(found === null)
    : tryRun("playwright", ["install", "chromium"]));
  const now = installedChromium();
  if (now !== null) return now;
  process.stderr.write(
    "Chromium is needed for the browser tests and could not be installed. Set CHROMIUM_PATH to one.\n",
  );
  process.exit(1);
}

/** The best of those that are there. */
export function installedChromium(): string | null {
  const candidates = [
    process.env["CHROMIUM_PATH"],
    shell,
    "/usr/bin/chromium",
    chromium.executablePath(),
  ];
  return candidates.find((path) => path !== undefined && existsSync(path)) ?? null;
}

/** Debian's own: its shell is one quick question away, and without it the tests pass as well. */
const isWorthReplacing = (found: string): boolean =>
  found === "/usr/bin/chromium" &&
  process.env["CHROMIUM_PATH"] === undefined &&
  process.getuid?.() === 0;

const install = (name: string): Promise<number> =>
  tryRun("apt-get", ["install", "-y", "-qq", name]);

async function installAsRoot(isNeeded: boolean): Promise<void> {
  if (isNeeded) await tryRun("apt-get", ["update", "-qq"]);
  const code = await install("chromium-headless-shell");
  // Not every release has it.
  if (isNeeded && code !== 0) await install("chromium");
}
