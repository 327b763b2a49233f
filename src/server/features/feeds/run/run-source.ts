import { randomUUID } from "node:crypto";
import { hasShrunk } from "#domain/feeds/expiry.ts";
import { addCounts, noCounts, type RunCounts, type RunOutcome } from "#domain/feeds/runs.ts";
import { sameName } from "#domain/feeds/same-job.ts";
import type { Queries } from "#server/adapters/database/port.ts";
import { FeedFailure, type FeedAnswer } from "#server/adapters/feeds/port.ts";
import type { TaskServices } from "#server/feature.ts";
import { markAllSeen, ownJobNames } from "../stores/postings.ts";
import { holdSource, keepHold, LeaseLost, type Held } from "../stores/sources.ts";
import { failed, finish } from "./end-run.ts";
import { ingest } from "./ingest.ts";
import { judgeMissing } from "./missing.ts";

export type RunServices = Pick<
  TaskServices,
  "database" | "clock" | "log" | "feeds" | "newestRates" | "boardRows"
>;

export interface Wanted {
  /** Out of turn, because somebody asked for it. */
  readonly isAsked: boolean;
  /** Somebody looked: there really is so much less in it. */
  readonly isSmallerAccepted: boolean;
}

export interface RunResult {
  readonly outcome: RunOutcome;
  readonly trouble: string | null;
  readonly counts: RunCounts;
}

const longestRunMs = 8 * 60 * 1000;

/** Those that could not be told which they are, and may be any. */
const unreadable: ReadonlySet<string> = new Set(["malformed", "no-key"]);

/**
 * Asks one source once, and lets the board follow. Whatever goes wrong leaves the board as it was. It may be cut off anywhere and
 * begun again: what was taken in is recognised, and nothing is missed twice in one run. Null when the source is not to be read.
 */
export async function runSource(
  services: RunServices,
  id: number,
  wanted: Wanted,
): Promise<RunResult | null> {
  const { database, clock, log } = services;
  const lease = randomUUID();
  const { isAsked } = wanted;
  const held = await database.transaction((tx) =>
    holdSource(tx, { id, lease, isAsked, now: clock.now() }),
  );
  if (held === null) return null;
  try {
    const result = await readAndTake(services, held, wanted);
    const { name } = held.source;
    if (result.trouble === null) log.info("feed read", { source: name, outcome: result.outcome });
    else
      log.warn("A feed gave trouble; the board stays as it was", {
        source: name,
        trouble: result.trouble,
      });
    return result;
  } catch (error) {
    if (!(error instanceof LeaseLost)) throw error;
    return null;
  }
}

async function readAndTake(
  services: RunServices,
  held: Held,
  { isSmallerAccepted }: Wanted,
): Promise<RunResult> {
  const { database, clock, feeds } = services;
  const { source } = held;
  const since = clock.now();
  const signal = AbortSignal.timeout(longestRunMs);
  const answer = await askSource(services, held, signal);
  if (answer instanceof FeedFailure) return failed(services, held, answer);

  if (answer.kind === "unchanged") {
    await database.transaction(async (tx) => {
      await keepHold(tx, held, clock.now());
      await markAllSeen(tx, source.id, clock.now());
    });
    const counts = { ...noCounts, seen: source.size ?? 0, unchanged: source.size ?? 0 };
    const verdicts = await judgeMissing(
      database.queries,
      feeds,
      source,
      { since, seen: counts.seen, unreadable: 0 },
      signal,
    );
    return finish(services, held, { outcome: "unchanged", counts, verdicts, since, answer });
  }

  const size = answer.items.length + answer.rejected.length;
  const counted = countRejected(answer);
  if (size === 0)
    return finish(services, held, {
      outcome: "empty",
      counts: counted,
      verdicts: [],
      since,
      answer,
    });
  if (hasShrunk(source.size, size) && !isSmallerAccepted)
    return finish(services, held, {
      outcome: "shrunk",
      counts: counted,
      verdicts: [],
      since,
      answer,
    });
  const taken = await ingest(services, held, answer, await ownJobsByName(database.queries));
  const verdicts = await judgeMissing(
    database.queries,
    feeds,
    source,
    {
      since,
      seen: size,
      unreadable: answer.rejected.filter(({ reason }) => unreadable.has(reason)).length,
    },
    signal,
  );
  const counts = addCounts(counted, taken);
  return finish(services, held, { outcome: "read", counts, verdicts, since, answer });
}

async function askSource(
  { feeds }: RunServices,
  { source }: Held,
  signal: AbortSignal,
): Promise<FeedAnswer | FeedFailure> {
  const { etag, lastModified } = source;
  try {
    return await feeds.read(source, { etag, lastModified }, signal);
  } catch (error) {
    if (error instanceof FeedFailure) return error;
    throw error;
  }
}

function countRejected({ items, rejected }: Extract<FeedAnswer, { kind: "items" }>): RunCounts {
  let counts = addCounts(noCounts, { seen: items.length + rejected.length });
  for (const { reason } of rejected) counts = addCounts(counts, { rejected: { [reason]: 1 } });
  return counts;
}

async function ownJobsByName(db: Queries): Promise<ReadonlyMap<string, readonly number[]>> {
  const found = new Map<string, number[]>();
  for (const { jobId, company, title } of await ownJobNames(db)) {
    const name = sameName(company, title);
    found.set(name, [...(found.get(name) ?? []), jobId]);
  }
  return found;
}
