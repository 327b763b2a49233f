import { join } from "node:path";
import type { Clock } from "#server/adapters/clock/port.ts";
import type { Logger } from "#server/adapters/log/port.ts";
import { readState, stateKeeper } from "#server/adapters/simulator/state-file.ts";
import { feedsClient } from "../client.ts";
import type { Feeds } from "../port.ts";
import { underOneRoof } from "../whereabouts.ts";
import { feedsPage } from "./pages.ts";
import { createFeedsSimulator, type FeedsSimulator, type FeedsState } from "./simulator.ts";

interface Installation {
  readonly dataDir: string;
  /** Where it is mounted, as readers see it. */
  readonly roof: string;
  readonly clock: Clock;
  readonly log: Logger;
}

/** The demo's sources remember the days that passed: else a restart would take postings back. */
export async function demoFeeds(installation: Installation): Promise<FeedsSimulator> {
  const { dataDir, roof, clock, log } = installation;
  const file = join(dataDir, "feeds-simulator.json");
  return createFeedsSimulator({
    clock,
    roof,
    pages: feedsPage,
    saved: await readState<FeedsState>(file, 1),
    onChange: stateKeeper(file, "feeds simulator", log),
  });
}

/** The client that asks the real ones, asking these. Nobody needs to be spared. */
export const feedsFrom = (
  { web, roof }: FeedsSimulator,
  clock: Clock,
  deadline?: () => AbortSignal,
): Feeds =>
  feedsClient({
    web,
    clock,
    appUrl: new URL(roof).origin,
    whereabouts: underOneRoof(roof),
    pause: () => Promise.resolve(),
    ...(deadline && { deadline }),
  });
