import { findChromium } from "./chromium.ts";
import { run } from "./run.ts";

/** Everything that must hold before a change is handed over. */
const CHROMIUM_PATH = await findChromium();
await run("node", ["scripts/check.ts"]);
await run("node", ["scripts/build.ts"]);
await run("vitest", ["run"]);
await run("playwright", ["test"], { ...process.env, CHROMIUM_PATH });
