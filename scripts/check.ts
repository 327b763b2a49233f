import { run } from "./run.ts";

/** Format, lint, types and dead code, in the order in which they are quick to fail. */
await run("oxfmt", ["--check", "."]);
await run("oxlint", ["--type-aware", "--deny-warnings"]);
// Each part once: whoever builds on it reads what it declares. What has not changed since is not read again.
await run("tsc", ["--build"]);
await run("knip", []);
