import { defineConfig } from "vitest/config";

const isPostgres = process.env["TEST_DATABASE_URL"] !== undefined;

export default defineConfig({
  test: {
    include: ["src/**/*.test.ts", "tests/**/*.test.ts"],
    // The front-door tests run on both databases; these two are about one of them.
    exclude: isPostgres ? ["tests/process/**", "src/domain/**"] : ["tests/postgres/**"],
    globalSetup: "tests/support/global-setup.ts",
    setupFiles: "tests/support/quiet.ts",
    pool: "forks",
    maxWorkers: 2,
    testTimeout: 60_000,
    hookTimeout: 60_000,
  },
});
