import { cp, mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { makeDemoFolder } from "#tests/support/process/demo-folder.ts";
import { findChromium } from "./chromium.ts";
import { failedTests } from "./reports/failed-tests.ts";
import { run, tryRun } from "./run.ts";
import { slowestFiles } from "./reports/slowest-files.ts";

/** Everything that must hold before a change is handed over. */
const CHROMIUM_PATH = await findChromium();
/** What the parts say of themselves, and the folders they start from. */
const reports = await mkdtemp(join(tmpdir(), "kwela-reports-"));
const vitestJson = join(reports, "vitest.json");
const playwrightJson = join(reports, "playwright.json");

// All three at once: each waits for its own processes often enough to leave room for the others. One that fails stops none of
// the others: whoever has to mend it wants to know all of it.
const checked = tryRun("node", ["scripts/check.ts"]);
await run("node", ["scripts/build.ts"]);
const DEMO_FOLDER = await makeDemoFolder(join(reports, "demo"));
const JOURNEY_FOLDER = join(reports, "journeys");
await cp(DEMO_FOLDER, JOURNEY_FOLDER, { recursive: true });
const reporters = ["default", "json", "./tests/support/run/second-tries.ts"];
const tested = tryRun(
  "vitest",
  ["run", ...reporters.map((name) => `--reporter=${name}`), `--outputFile=${vitestJson}`],
  { env: { ...process.env, DEMO_FOLDER } },
);
const travelled = tryRun("playwright", ["test", "--reporter=list,json"], {
  env: {
    ...process.env,
    CHROMIUM_PATH,
    JOURNEY_FOLDER,
    PLAYWRIGHT_JSON_OUTPUT_FILE: playwrightJson,
  },
  shownAfter: Promise.all([checked, tested]),
});
const ends = { check: await checked, tests: await tested, journeys: await travelled };
const failed = Object.entries(ends).filter(([, code]) => code !== 0);
for (const [part, code] of failed) process.stderr.write(`The ${part} failed (${code}).\n`);
if (ends.tests !== 0) process.stderr.write(await failedTests(vitestJson));
if (failed.length > 0) process.exitCode = 1;
else process.stdout.write(`\n${await slowestFiles(vitestJson, playwrightJson)}\n`);
await rm(reports, { recursive: true });
