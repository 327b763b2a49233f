import { randomUUID } from "node:crypto";
import { and, eq, inArray, lt, sql } from "drizzle-orm";
import { hasShrunk } from "#domain/feeds/expiry.ts";
import { nextQuestion } from "#domain/feeds/health.ts";
import { addCounts, noCounts, type RunCounts, type RunOutcome } from "#domain/feeds/runs.ts";
import { sameName } from "#domain/feeds/same-job.ts";
import { termsOf } from "#domain/feeds/terms.ts";
import type { Queries } from "#server/adapters/database/port.ts";
import { feedPostings, jobs } from "#server/adapters/database/schema.ts";
import { FeedFailure, type FeedAnswer } from "#server/adapters/feeds/port.ts";
import type { TaskServices } from "#server/feature.ts";
import { forgetUnseen, markAllSeen, ownJobNames } from "../stores/postings.ts";
import { endRun, holdSource, keepHold, LeaseLost, type Held } from "../stores/sources.ts";
import { ingest } from "./ingest.ts";
import { applyVerdicts, judgeMissing, type Verdict } from "./missing.ts";

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
const dayMs = 24 * 60 * 60 * 1000;
const forgottenAfterDays = 30;
/** The jobs themselves learn only now and then that they were seen: their table is the costliest to write to. */
const refreshedAfterDays = 7;
const refreshedAtOnce = 1_000;

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

async function failed(
  { database, clock }: RunServices,
  held: Held,
  { trouble, retryAfter }: FeedFailure,
): Promise<RunResult> {
  const now = clock.now();
  const { source } = held;
  const { everyMinutes } = termsOf(source.kind, source.address);
  const times = source.failures + 1;
  const nextAt = nextQuestion(now, everyMinutes, { times, retryAfterMs: retryAfter });
  const result: RunResult = { outcome: "failed", trouble, counts: noCounts };
  await database.transaction(async (tx) => {
    await keepHold(tx, held, now);
    await endRun(tx, held, { ...result, nextAt, answered: null }, now);
  });
  return result;
}

interface Finish {
  readonly outcome: RunOutcome;
  readonly counts: RunCounts;
  readonly verdicts: readonly Verdict[];
  readonly since: Date;
  readonly answer: FeedAnswer;
}

/** Everything that ends a run in one transaction: a run that is cut off before has counted nothing as missing. */
async function finish(
  { database, clock, boardRows }: RunServices,
  held: Held,
  { outcome, counts, verdicts, since, answer }: Finish,
): Promise<RunResult> {
  const { source } = held;
  const { everyMinutes, isWindow } = termsOf(source.kind, source.address);
  const trouble = outcome === "shrunk" ? "shrunk" : null;
  return database.transaction(async (tx) => {
    const now = clock.now();
    await keepHold(tx, held, now);
    const expired = await applyVerdicts(tx, source, verdicts, now);
    if (outcome === "read") {
      const forgotten = new Date(now.getTime() - forgottenAfterDays * dayMs);
      await forgetUnseen(tx, source.id, isWindow ? forgotten : since);
    }
    await refreshJobs(tx, source.id, since, now);
    const result = { outcome, trouble, counts: addCounts(counts, { expired }) };
    const isWhole = answer.kind === "items" && outcome === "read";
    await endRun(
      tx,
      held,
      {
        ...result,
        nextAt: nextQuestion(now, everyMinutes),
        answered: { marks: isWhole ? answer.marks : null, size: isWhole ? counts.seen : null },
      },
      now,
    );
    if (expired > 0) await database.changes.announce(boardRows.topic, tx);
    return result;
  });
}

async function refreshJobs(tx: Queries, sourceId: number, since: Date, now: Date): Promise<void> {
  const stale = new Date(now.getTime() - refreshedAfterDays * dayMs);
  const seen = tx
    .select({ id: jobs.id })
    .from(feedPostings)
    .innerJoin(jobs, eq(jobs.id, feedPostings.jobId))
    .where(
      and(
        eq(feedPostings.sourceId, sourceId),
        eq(feedPostings.state, "own"),
        sql`${feedPostings.seenAt} >= ${since.toISOString()}::timestamptz`,
        eq(jobs.status, "open"),
        lt(jobs.lastSeenOpenAt, stale),
      ),
    )
    .limit(refreshedAtOnce);
  await tx.update(jobs).set({ lastSeenOpenAt: now }).where(inArray(jobs.id, seen));
}

async function ownJobsByName(db: Queries): Promise<ReadonlyMap<string, readonly number[]>> {
  const found = new Map<string, number[]>();
  for (const { jobId, company, title } of await ownJobNames(db)) {
    const name = sameName(company, title);
    found.set(name, [...(found.get(name) ?? []), jobId]);
  }
  return found;
}
