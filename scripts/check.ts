import { run } from "./run.ts";

// What reads types keeps nearly all it learns until it ends: to look for what could go is work for nothing.
const env = { GOGC: "400", ...process.env };

/** Format, lint, types and dead code, in the order in which they are quick to fail. */
await run("oxfmt", ["--check", "."]);
await run("oxlint", ["--type-aware", "--deny-warnings"], { env });
// Each part once: whoever builds on it reads what it declares. What has not changed since is not read again. More than
// one checker for a part would each work out most of its types anew.
await run("tsc", ["--build", "--checkers", "1"], { env });
await run("knip", []);
