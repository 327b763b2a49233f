import { existsSync } from "node:fs";
import { chromium } from "@playwright/test";
import { tryRun } from "./run.ts";

/** The path of a Chromium to test with, installing one if need be; ends with one clear line if none can be had. */
export async function findChromium(): Promise<string> {
  const found = installed();
  if (found !== null) return found;
  process.stdout.write("No Chromium found; installing one…\n");
  const isRoot = process.getuid?.() === 0;
  if (isRoot) {
    await tryRun("apt-get", ["update", "-qq"]);
    await tryRun("apt-get", ["install", "-y", "-qq", "chromium"]);
  } else {
    await tryRun("playwright", ["install", "chromium"]);
  }
  const now = installed();
  if (now !== null) return now;
  process.stderr.write(
    "Chromium is needed for the browser tests and could not be installed. Set CHROMIUM_PATH to one.\n",
  );
  process.exit(1);
}

function installed(): string | null {
  const candidates = [process.env["CHROMIUM_PATH"], "/usr/bin/chromium", chromium.executablePath()];
  return candidates.find((path) => path !== undefined && existsSync(path)) ?? null;
}
