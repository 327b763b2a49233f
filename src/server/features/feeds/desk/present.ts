import type { DeskSource, FeedRun } from "#contract/admin/sources.ts";
import { stateOf } from "#domain/feeds/health.ts";
import { termsOf } from "#domain/feeds/terms.ts";
import type { Source } from "../stores/sources.ts";
import type { RunRow } from "./store.ts";

export const presentRun = (row: RunRow): FeedRun => ({
  id: row.id,
  startedAt: row.startedAt.toISOString(),
  endedAt: row.endedAt?.toISOString() ?? null,
  outcome: row.outcome,
  trouble: row.trouble,
  seen: row.seen,
  added: row.added,
  updated: row.updated,
  unchanged: row.unchanged,
  duplicates: row.duplicates,
  expired: row.expired,
  rejected: row.rejected,
});

export function presentSource(
  source: Source,
  lastRun: RunRow | undefined,
  onBoard: number,
  now: Date,
): DeskSource {
  const { kind, address } = source;
  const { credit, gating, passingOn, everyMinutes, isWindow, summary } = termsOf(kind, address);
  return {
    id: source.id,
    kind,
    name: source.name,
    board: source.board,
    address,
    state: stateOf(source, now),
    isPaused: source.isPaused,
    isRunning: source.leaseUntil !== null && source.leaseUntil > now,
    trouble: source.trouble,
    nextAt: source.nextAt.toISOString(),
    yieldedAt: source.yieldedAt?.toISOString() ?? null,
    onBoard,
    lastRun: lastRun === undefined ? null : presentRun(lastRun),
    terms: { credit: credit?.name ?? null, gating, passingOn, everyMinutes, isWindow, summary },
  };
}
