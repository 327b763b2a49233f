import { join } from "node:path";
import { demoAccounts, demoPassword } from "#seeds/demo-accounts.ts";
import type { PageRenderer } from "#contract/page.ts";
import { brand } from "#domain/brand.ts";
import { systemClock } from "./adapters/clock/port.ts";
import { FolderInUse, FolderUnusable } from "./adapters/database/folder-lock.ts";
import { MigrationRefused } from "./adapters/database/migrate.ts";
import { processLog } from "./adapters/log/process-log.ts";
import { causeChain } from "./app-error.ts";
import { ConfigError, readConfig } from "./config.ts";
import { builtAssets } from "./http/pages/assets.ts";
import { readStaticFiles } from "./http/pages/static-files.ts";
import { handBackMemory } from "./process/hand-back-memory.ts";
import { endInOrder } from "./process/end-in-order.ts";
import { DatabaseRefused, start, type Running, type Site } from "./start.ts";

/** The process: reads the configuration, starts, says so, and stops when told to. */
async function main(): Promise<void> {
  const config = readConfig();
  const log = processLog(config.logLevel, systemClock);
  const root = join(import.meta.dirname, "..", "..");
  let running: Running | null = null;
  // Before the start, since waiting for a database can take minutes; until then there is nothing to finish.
  endInOrder({ log, stop: async () => running?.stop() });
  running = await start(config, await builtSite(root), log);
  const people = demoAccounts.map(({ username }) => username).join(", ");
  if (config.isDemo)
    log.say(
      `Log in as ${people} (password ${demoPassword}), or switch in the bar at the foot of the page.`,
    );
  handBackMemory();
  log.say(`${brand.name} is ready on ${config.appUrl}`);
}

class BuildMissing extends Error {
  override readonly name = "BuildMissing";
}

/** What the build has put beside this file: the one place where the server takes the client in its hand. */
async function builtSite(root: string): Promise<Site> {
  const client = join(root, "dist", "client");
  try {
    const built = (await import(join(import.meta.dirname, "pages.js"))) as {
      renderer: PageRenderer;
    };
    const assets = await builtAssets(client);
    return {
      staticFiles: await readStaticFiles(client),
      pages: { renderer: built.renderer, assets, isDevelopment: false },
      migrationsFolder: join(root, "migrations"),
    };
  } catch (error) {
    if (!(error instanceof Error) || !isFileTrouble(error)) throw error;
    throw new BuildMissing(`The build in ${join(root, "dist")} is not whole: run npm run build.`, {
      cause: error,
    });
  }
}

const isFileTrouble = (error: Error): boolean =>
  "code" in error &&
  ["ENOENT", "EACCES", "ENOTDIR", "ERR_MODULE_NOT_FOUND"].includes(String(error.code));

/** What the operator can mend is told in one line; a fault of ours comes with its stack. */
function exitWith(error: unknown): never {
  process.stderr.write(
    `${whatToMend(error) ?? (error instanceof Error ? error.stack : String(error))}\n`,
  );
  process.exit(1);
}

/** Each of these says what is wrong and what to do about it. */
const tellingKinds = [
  BuildMissing,
  ConfigError,
  DatabaseRefused,
  FolderInUse,
  FolderUnusable,
  MigrationRefused,
];

function whatToMend(error: unknown): string | null {
  for (const link of causeChain(error)) {
    if (tellingKinds.some((kind) => link instanceof kind)) return link.message;
    const code = "code" in link ? String(link.code) : "";
    const isListening = "syscall" in link && ["listen", "bind"].includes(String(link.syscall));
    if (isListening) return `PORT cannot be used: ${link.message}. Set it to a free one.`;
    if (code === "42501") return `The role in DATABASE_URL may not do that: ${link.message}.`;
  }
  return null;
}

// With nobody to read it, an error line is lost, and that is all.
process.stderr.on("error", () => undefined);
main().catch(exitWith);
