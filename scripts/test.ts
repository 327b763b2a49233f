import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { findChromium } from "./chromium.ts";
import { run } from "./run.ts";
import { slowestFiles } from "./slowest-files.ts";

/** Everything that must hold before a change is handed over. */
const CHROMIUM_PATH = await findChromium();
const reports = await mkdtemp(join(tmpdir(), "kwela-reports-"));
const vitestJson = join(reports, "vitest.json");
const playwrightJson = join(reports, "playwright.json");

// Beside the tests, which wait for their processes often enough.
const checked = run("node", ["scripts/check.ts"]);
await run("node", ["scripts/build.ts"]);
const reporters = ["default", "json", "./tests/support/run/second-tries.ts"];
await run("vitest", [
  "run",
  ...reporters.map((name) => `--reporter=${name}`),
  `--outputFile=${vitestJson}`,
]);
await checked;
await run("playwright", ["test", "--reporter=list,json"], {
  ...process.env,
  CHROMIUM_PATH,
  PLAYWRIGHT_JSON_OUTPUT_FILE: playwrightJson,
});
process.stdout.write(`\n${await slowestFiles(vitestJson, playwrightJson)}\n`);
await rm(reports, { recursive: true });
