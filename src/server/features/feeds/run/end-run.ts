import { and, eq, inArray, lt, sql } from "drizzle-orm";
import { nextQuestion } from "#domain/feeds/health.ts";
import { addCounts, noCounts, type RunCounts, type RunOutcome } from "#domain/feeds/runs.ts";
import { termsOf } from "#domain/feeds/terms.ts";
import type { Queries } from "#server/adapters/database/port.ts";
import { feedPostings, jobs } from "#server/adapters/database/schema.ts";
import type { FeedAnswer, FeedFailure } from "#server/adapters/feeds/port.ts";
import { forgetUnseen } from "../stores/postings.ts";
import { endRun, keepHold, type Held } from "../stores/sources.ts";
import { applyVerdicts, type Verdict } from "./missing.ts";
import type { RunResult, RunServices } from "./run-source.ts";

const dayMs = 24 * 60 * 60 * 1000;
const forgottenAfterDays = 30;
/** The jobs themselves learn only now and then that they were seen: their table is the costliest to write to. */
const refreshedAfterDays = 7;
const refreshedAtOnce = 1_000;

/** The source could not be read: it is asked again later, and nothing else follows. */
export async function failed(
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
export async function finish(
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
