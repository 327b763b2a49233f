import { run } from "./run.ts";

/** Format, lint, types and dead code, in the order in which they are quick to fail. */
await run("oxfmt", ["--check", "."]);
await run("oxlint", ["--type-aware", "--deny-warnings"]);
for (const part of ["shared", "server", "client", "tests"])
  await run("tsc", ["-p", `tsconfig.${part}.json`]);
await run("knip", []);
