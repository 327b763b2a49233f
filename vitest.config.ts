import { defineConfig } from "vitest/config";

const isPostgres = process.env["TEST_DATABASE_URL"] !== undefined;

/** What starts processes, or counts those of a server: each file in a world of its own. */
const apart = isPostgres
  ? ["tests/postgres/**/*.test.ts", "tests/database/**/*.test.ts"]
  : ["tests/process/**/*.test.ts"];
/** The rest keeps nothing from file to file, so a worker reads the application once and not for each. */
const together = isPostgres
  ? ["tests/http/**/*.test.ts", "tests/*.test.ts"]
  : ["src", "seeds", "tests/http", "tests/database"]
      .map((folder) => `${folder}/**/*.test.ts`)
      .concat("tests/*.test.ts");
// The front-door tests run on both databases; these are about one of them, or about none.
const exclude = isPostgres
  ? [
      "tests/database/{embedded,kept-answers}.test.ts",
      "tests/budgets.test.ts",
      "tests/patterns.test.ts",
    ]
  : [];

const common = {
  setupFiles: "tests/support/run/quiet.ts",
  pool: "forks",
  // For what hangs, not for what is slow: a machine that is shared may stand still for a minute.
  testTimeout: 240_000,
  hookTimeout: 240_000,
  // Whoever needs the second try is named at the end of the run: a busy machine is no fault of the code, a habit is.
  retry: 1,
  exclude,
} as const;

export default defineConfig({
  test: {
    globalSetup: "tests/support/run/global-setup.ts",
    maxWorkers: 2,
    reporters: ["default", "./tests/support/run/second-tries.ts"],
    projects: [
      { extends: true, test: { ...common, name: "together", include: together, isolate: false } },
      { extends: true, test: { ...common, name: "apart", include: apart } },
    ],
  },
});
