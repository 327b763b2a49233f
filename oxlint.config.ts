import { defineConfig } from "oxlint";
import { importRules } from "./import-rules.ts";

export default defineConfig({
  plugins: [
    "typescript",
    "unicorn",
    "oxc",
    "import",
    "react",
    "jsx-a11y",
    "promise",
    "node",
    "vitest",
  ],
  categories: {
    correctness: "error",
    suspicious: "error",
    perf: "error",
  },
  ignorePatterns: ["dist", "node_modules", ".data", "test-results", "playwright-report"],
  rules: {
    "eslint/eqeqeq": "error",
    "eslint/max-lines": [
      "error",
      {
        max: 300,
      },
    ],
    "eslint/no-await-in-loop": "off",
    "eslint/no-console": "error",
    "eslint/no-eval": "error",
    "eslint/no-implied-eval": "error",
    "eslint/no-new-func": "error",
    "eslint/no-shadow": "off",
    "eslint/no-underscore-dangle": "off",
    "import/no-cycle": "error",
    "import/no-default-export": "error",
    "import/no-named-as-default-member": "off",
    "import/no-unassigned-import": "off",
    "node/no-process-env": "error",
    "react/no-danger": "error",
    "react/react-in-jsx-scope": "off",
    "typescript/consistent-type-assertions": [
      "error",
      {
        assertionStyle: "as",
        objectLiteralTypeAssertions: "never",
      },
    ],
    "typescript/consistent-return": "off",
    "typescript/consistent-type-imports": [
      "error",
      {
        disallowTypeAnnotations: false,
      },
    ],
    "typescript/unbound-method": "off",
    "typescript/no-explicit-any": "error",
    "typescript/no-floating-promises": "error",
    "typescript/no-misused-promises": "error",
    "typescript/no-non-null-assertion": "error",
    "typescript/no-unsafe-type-assertion": "off",
    "typescript/switch-exhaustiveness-check": "error",
    "typescript/require-array-sort-compare": "error",
    "unicorn/filename-case": [
      "error",
      {
        case: "kebabCase",
      },
    ],
    "unicorn/prefer-node-protocol": "error",
  },
  overrides: [
    { files: ["src/client/**/*.{ts,tsx}"], rules: { "react/rules-of-hooks": "error" } },
    {
      files: ["src/{client,contract,domain}/**/*.{ts,tsx}"],
      rules: {
        "eslint/no-restricted-properties": [
          "error",
          {
            property: "toLocaleString",
            message: "The first one holds a page up for 80 ms on a phone: use `grouped`.",
          },
        ],
      },
    },
    ...importRules,
    {
      files: ["*.config.ts", "tests/support/run/second-tries.ts"],
      rules: {
        "import/no-default-export": "off",
      },
    },
    {
      files: [
        "src/server/config.ts",
        "scripts/**/*.ts",
        "bench/**/*.ts",
        "tests/**/*.{ts,tsx}",
        "*.config.ts",
      ],
      rules: {
        "node/no-process-env": "off",
      },
    },
    {
      files: ["scripts/**/*.ts", "bench/**/*.ts"],
      rules: {
        "eslint/no-console": "off",
      },
    },
    {
      files: ["tests/**/*.ts", "**/*.test.ts"],
      rules: {
        "unicorn/consistent-function-scoping": "off",
        "vitest/no-conditional-expect": "off",
        "vitest/require-to-throw-message": "off",
        "vitest/valid-expect": [
          "error",
          {
            maxArgs: 2,
          },
        ],
      },
    },
  ],
});
