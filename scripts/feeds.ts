import { parseArgs } from "node:util";

const usage = "Usage: npm run feeds -- --once [source] [--dry-run]";

const { isOnce, isDry, wanted } = optionsIn(process.argv.slice(2));
if (!isOnce) stop(usage);
// Only now: who asked in the wrong way is told so at once.
const { readFeeds } = await import("./listings/read-feeds.ts");
const say = (line: string): void => console.log(line);
process.exitCode = await readFeeds({ env: process.env, isDry, wanted, say, stop });

function optionsIn(args: readonly string[]) {
  try {
    const { values, positionals } = parseArgs({
      args: [...args],
      allowPositionals: true,
      options: { once: { type: "boolean" }, "dry-run": { type: "boolean" } },
    });
    if (positionals.length > 1) stop(usage);
    return {
      isOnce: values.once === true,
      isDry: values["dry-run"] === true,
      wanted: positionals[0] ?? null,
    };
  } catch {
    return stop(usage);
  }
}

function stop(message: string): never {
  process.stderr.write(`${message}\n`);
  process.exit(1);
}
