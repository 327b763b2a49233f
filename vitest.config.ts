import { defineConfig } from "vitest/config";

const isPostgres = process.env["TEST_DATABASE_URL"] !== undefined;

export default defineConfig({
  test: {
    include: ["src/**/*.test.ts", "seeds/**/*.test.ts", "tests/**/*.test.ts"],
    // The front-door tests run on both databases; these are about one of them, or about none.
    exclude: isPostgres
      ? [
          "src/**",
          "seeds/**",
          "tests/process/**",
          "tests/database/embedded.test.ts",
          "tests/budgets.test.ts",
        ]
      : ["tests/postgres/**"],
    globalSetup: "tests/support/global-setup.ts",
    setupFiles: "tests/support/quiet.ts",
    pool: "forks",
    maxWorkers: 2,
    testTimeout: 60_000,
    hookTimeout: 60_000,
  },
});
