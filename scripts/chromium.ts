import { existsSync } from "node:fs";
import { chromium } from "@playwright/test";
import { tryRun } from "./run.ts";

/** Chromium without a window of its own: drawing that one, toolbar and all, is two fifths of the work. */
const shell = "/usr/lib/chromium/chromium-headless-shell";
const debians = "/usr/bin/chromium";
const chosen = process.env["CHROMIUM_PATH"];

/** Letters as wide as Arial's, which stand in for ours until those arrive: without them pages jump. */
const letters = "/usr/share/fonts/truetype/liberation";

/** The path of a Chromium to test with, installing one if need be; ends with one clear line if none can be had. */
export async function findChromium(): Promise<string> {
  const found = installedChromium();
  if (found === null) process.stdout.write("No Chromium found; installing one…\n");
  if (process.getuid?.() === 0) await installAsRoot(found);
  else if (found === null) await tryRun("playwright", ["install", "chromium"]);
  const now = installedChromium();
  if (now !== null) return now;
  process.stderr.write(
    "Chromium is needed for the browser tests and could not be installed. Set CHROMIUM_PATH to one.\n",
  );
  process.exit(1);
}

/** The best of those that are there. */
export function installedChromium(): string | null {
  const candidates = [chosen, shell, debians, chromium.executablePath()];
  return candidates.find((path) => path !== undefined && existsSync(path)) ?? null;
}

const install = (name: string): Promise<number> =>
  tryRun("apt-get", ["install", "-y", "-qq", name]);

/** On Debian what is missing is one quick question away; where there is a Chromium, the tests run without its shell as well. */
async function installAsRoot(found: string | null): Promise<void> {
  const isShellWanted = found === null || (found === debians && chosen === undefined);
  const areLettersWanted = !existsSync(letters);
  if (found === null || areLettersWanted) await tryRun("apt-get", ["update", "-qq"]);
  if (areLettersWanted) await install("fonts-liberation");
  const code = isShellWanted ? await install("chromium-headless-shell") : 0;
  // Not every release has it.
  if (found === null && code !== 0) await install("chromium");
}
