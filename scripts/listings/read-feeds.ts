import { startingSources } from "#seeds/sources.ts";
import { addCounts, noCounts, type RunCounts } from "#domain/feeds/runs.ts";
import { migrate } from "#server/adapters/database/migrate.ts";
import { systemClock } from "#server/adapters/clock/port.ts";
import { processLog } from "#server/adapters/log/process-log.ts";
import { readConfig } from "#server/config.ts";
import { boardRows } from "#server/features/jobs/board-rows.ts";
import { everySource } from "#server/features/feeds/desk/store.ts";
import { dryRun } from "#server/features/feeds/run/dry-run.ts";
import { runSource } from "#server/features/feeds/run/run-source.ts";
import { fillSources } from "#server/features/feeds/starting-sources.ts";
import type { Source } from "#server/features/feeds/stores/sources.ts";
import { newestTable } from "#server/features/rates/store.ts";
import { openServices, type Services } from "#server/services.ts";

interface Asked {
  readonly env: Readonly<Record<string, string | undefined>>;
  readonly isDry: boolean;
  /** A source by its name, its board or its kind; null for all. */
  readonly wanted: string | null;
  readonly say: (line: string) => void;
  readonly stop: (message: string) => never;
}

/** Reads what was asked for, with a line for each source and one for all. The answer is how the command ends. */
export async function readFeeds(asked: Asked): Promise<number> {
  const config = readConfig(asked.env);
  const services = await openServices(config, processLog("error", systemClock)).catch(
    (error: unknown) => asked.stop(error instanceof Error ? error.message : String(error)),
  );
  const { database, clock } = services;
  try {
    await migrate(database, "migrations");
    await fillSources(database, startingSources(config.isDemo), clock.now(), clock.now());
    const chosen = (await everySource(database.queries)).filter((source) =>
      isWanted(asked.wanted, source),
    );
    if (chosen.length === 0) asked.stop(`No source is called ${asked.wanted}.`);
    let total = noCounts;
    let code = 0;
    for (const [index, source] of chosen.entries()) {
      const place = `[${index + 1}/${chosen.length}] ${source.name}`;
      const result = await read(services, source, asked);
      if (result === null) {
        asked.say(`${place}: not its turn, or another process reads it`);
      } else if (result.trouble === null) {
        asked.say(`${place}: ${inWords(result.counts)}`);
        total = addCounts(total, result.counts);
      } else {
        asked.say(`${place}: ${result.trouble}; the board stays as it was`);
        code = 1;
      }
    }
    asked.say(`${asked.isDry ? "Nothing was written. " : ""}In all: ${inWords(total)}`);
    return code;
  } finally {
    await database.close();
  }
}

/** By its name, its board or its kind; without one, all that are not paused. */
function isWanted(wanted: string | null, { name, board, kind, isPaused }: Source): boolean {
  if (wanted === null) return !isPaused;
  return [name, board, kind].some((one) => one?.toLowerCase() === wanted.toLowerCase());
}

/** One that is named is read out of turn; all of them only when it is their turn. */
function read(services: Services, source: Source, { isDry, wanted }: Asked) {
  const within = { ...services, boardRows, newestRates: newestTable };
  return isDry
    ? dryRun(within, source)
    : runSource(within, source.id, { isAsked: wanted !== null, isSmallerAccepted: false });
}

function inWords(counts: RunCounts): string {
  const { rejected, ...figures } = counts;
  const left = Object.entries(rejected).map(([reason, times]) => `${times} ${reason}`);
  const said = Object.entries(figures).map(([name, times]) => `${times} ${name}`);
  return [...said, ...(left.length === 0 ? [] : [`left out: ${left.join(", ")}`])].join(", ");
}
