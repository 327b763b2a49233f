import { addCounts, noCounts } from "#domain/feeds/runs.ts";
import { FeedFailure } from "#server/adapters/feeds/port.ts";
import { knownPostings } from "../stores/postings.ts";
import type { Source } from "../stores/sources.ts";
import { contentOf, readItem, refusalOf } from "./read-item.ts";
import type { RunResult, RunServices } from "./run-source.ts";

const longestRunMs = 8 * 60 * 1000;

/** Reads a source as a run does and writes nothing: what is new, changed or left out, though not what is a copy of another job. */
export async function dryRun(services: RunServices, source: Source): Promise<RunResult> {
  const { database, clock, feeds, boardRows, newestRates } = services;
  const now = clock.now();
  const noMarks = { etag: null, lastModified: null };
  try {
    const answer = await feeds.read(source, noMarks, AbortSignal.timeout(longestRunMs));
    if (answer.kind === "unchanged")
      return { outcome: "unchanged", trouble: null, counts: noCounts };
    let counts = addCounts(noCounts, { seen: answer.items.length + answer.rejected.length });
    for (const { reason } of answer.rejected)
      counts = addCounts(counts, { rejected: { [reason]: 1 } });
    const rates = await newestRates(database.queries);
    const reading = { source, rowFor: boardRows.rowFor, rates, now };
    for (const item of answer.items) {
      const refusal = refusalOf(item, now);
      const before = (await knownPostings(database.queries, source.id, [item.key])).get(item.key);
      if (refusal !== null) counts = addCounts(counts, { rejected: { [refusal]: 1 } });
      else if (before?.content && Buffer.compare(before.content, contentOf(item)) === 0)
        counts = addCounts(counts, { unchanged: 1 });
      else if (!(await readItem(item, reading)).row.facts.isMarketing.value)
        counts = addCounts(counts, { rejected: { "not-marketing": 1 } });
      else counts = addCounts(counts, before === undefined ? { added: 1 } : { updated: 1 });
    }
    return { outcome: answer.items.length === 0 ? "empty" : "read", trouble: null, counts };
  } catch (error) {
    if (!(error instanceof FeedFailure)) throw error;
    return { outcome: "failed", trouble: error.trouble, counts: noCounts };
  }
}
