import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { defineConfig } from "@playwright/test";
import { installedChromium } from "./scripts/chromium.ts";

// Another port lets several checkouts run their journeys at once.
const port = Number(process.env["JOURNEY_PORT"] ?? 3987);
const executablePath = installedChromium() ?? "chromium";

const fillsTheBoard = "**/sources.journey.ts";

export default defineConfig({
  testDir: "tests/e2e",
  testMatch: "**/*.journey.ts",
  fullyParallel: true,
  workers: 2,
  forbidOnly: true,
  // Only how long a failure takes to be called one: a busy machine is no fault of the page.
  timeout: 120_000,
  expect: { timeout: 15_000 },
  // A journey that needs its second try is named as flaky at the end of the run.
  retries: 1,
  reporter: "list",
  use: {
    baseURL: `http://localhost:${port}`,
    launchOptions: {
      executablePath,
      args: [
        "--no-sandbox",
        "--disable-gpu",
        "--disable-quic",
        "--no-first-run",
        "--disable-background-networking",
        "--disable-component-update",
        "--disable-sync",
        // Otherwise each journey starts a second renderer in advance that nobody needs.
        "--renderer-process-limit=1",
        // Pages live for seconds: making their scripts quick costs a sixth of the drawing process, and pays back nothing.
        "--js-flags=--no-opt,--no-maglev",
      ],
    },
    screenshot: "only-on-failure",
    // A worker would answer in place of the routes that journeys put up; those about it let it in.
    serviceWorkers: "block",
  },
  projects: [
    { name: "journeys", testIgnore: fillsTheBoard },
    // Days pass in it, and the board fills with what sources bring: whoever looks at the board first is to find it as it was.
    { name: "days", testMatch: fillsTheBoard, dependencies: ["journeys"] },
  ],
  webServer: {
    command: "node dist/server/main.js",
    url: `http://localhost:${port}/readyz`,
    env: {
      PORT: String(port),
      DATA_DIR: process.env["JOURNEY_FOLDER"] ?? mkdtempSync(join(tmpdir(), "kwela-e2e-")),
    },
    timeout: 60_000,
  },
});
