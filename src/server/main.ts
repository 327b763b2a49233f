import { join } from "node:path";
import { demoAccounts, demoPassword } from "#seeds/demo-accounts.ts";
import type { PageRenderer } from "#contract/page.ts";
import { brand } from "#domain/brand.ts";
import { FolderInUse } from "./adapters/database/folder-lock.ts";
import { MigrationRefused } from "./adapters/database/migrate.ts";
import { causeChain } from "./app-error.ts";
import { ConfigError, readConfig } from "./config.ts";
import { builtAssets } from "./http/pages/assets.ts";
import { readStaticFiles } from "./http/pages/static-files.ts";
import { start, type Running } from "./start.ts";

/** The process: reads the configuration, starts, says so, and stops when told to. */
async function main(): Promise<void> {
  const config = readConfig();
  const root = join(import.meta.dirname, "..", "..");
  const client = join(root, "dist", "client");
  let running: Running | null = null;
  // Before the start, since waiting for a database can take minutes; until then there is nothing to finish.
  stopOnSignal(async () => running?.stop());
  running = await start(config, {
    staticFiles: await readStaticFiles(client),
    pages: {
      renderer: await builtRenderer(),
      assets: await builtAssets(client),
      isDevelopment: false,
    },
    migrationsFolder: join(root, "migrations"),
  });
  const people = demoAccounts.map(({ username }) => username).join(", ");
  if (config.isDemo)
    say(
      `Log in as ${people} (password ${demoPassword}), or switch in the bar at the foot of the page.`,
    );
  say(`${brand.name} is ready on ${config.appUrl}`);
}

/** The one place where the server takes the client in its hand: the renderer is built beside this file. */
async function builtRenderer(): Promise<PageRenderer> {
  const built = (await import(join(import.meta.dirname, "pages.js"))) as { renderer: PageRenderer };
  return built.renderer;
}

function stopOnSignal(stop: () => Promise<void>): void {
  let isStopping = false;
  const onSignal = (): void => {
    if (isStopping) process.exit(1);
    isStopping = true;
    stop().then(
      () => process.exit(0),
      (error: unknown) => exitWith(error),
    );
  };
  process.on("SIGTERM", onSignal).on("SIGINT", onSignal);
}

/** What the operator can mend is told in one line; a fault of ours comes with its stack. */
function exitWith(error: unknown): never {
  process.stderr.write(
    `${whatToMend(error) ?? (error instanceof Error ? error.stack : String(error))}\n`,
  );
  process.exit(1);
}

function whatToMend(error: unknown): string | null {
  for (const link of causeChain(error)) {
    const isOurs = [ConfigError, FolderInUse, MigrationRefused].some(
      (kind) => link instanceof kind,
    );
    if (isOurs || isPortTaken(link)) return link.message;
    // Wrong user, wrong password, no such database.
    if ("code" in link && ["28000", "28P01", "3D000"].includes(String(link.code))) {
      return `DATABASE_URL does not open a database: ${link.message}.`;
    }
  }
  return null;
}

const isPortTaken = (error: Error): boolean => "code" in error && error.code === "EADDRINUSE";

const say = (line: string): void => void process.stdout.write(`${line}\n`);

main().catch(exitWith);
