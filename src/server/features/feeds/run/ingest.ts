import { addCounts, noCounts, type RunCounts } from "#domain/feeds/runs.ts";
import type { FeedAnswer, FeedItem } from "#server/adapters/feeds/port.ts";
import { knownPostings, markSeen, type KnownPosting } from "../stores/postings.ts";
import { keepHold, type Held } from "../stores/sources.ts";
import { contentOf, readItem, refusalOf, type ReadItem } from "./read-item.ts";
import type { RunServices } from "./run-source.ts";
import { takeBatch } from "./take-batch.ts";

/** Few enough that nobody waits for a batch, many enough that seeing them again costs little. */
const batchSize = 100;

type Answered = Extract<FeedAnswer, { kind: "items" }>;

/** Takes in an answer batch by batch. What was taken in by a run that was cut off is recognised by what it says. */
export async function ingest(
  services: RunServices,
  held: Held,
  answer: Answered,
  ownJobs: ReadonlyMap<string, readonly number[]>,
): Promise<RunCounts> {
  const { database, clock, boardRows, newestRates } = services;
  const rates = await newestRates(database.queries);
  let counts = noCounts;
  const keysLeftOut = answer.rejected.map(({ key }) => key);
  for (const keys of inBatches(keysLeftOut))
    await database.transaction(async (tx) => {
      await keepHold(tx, held, clock.now());
      // It cannot be read, yet it is there: what we have of it stays.
      await markSeen(tx, held.source.id, keys, clock.now());
    });
  for (const items of inBatches(eachOnce(answer.items))) {
    const now = clock.now();
    const sorted = await sortOut(services, held, items, now);
    const reading = { source: held.source, rowFor: boardRows.rowFor, rates, now };
    const { changed, unreadable } = await readEach(services, sorted.changed, reading);
    const taken = await database.transaction(async (tx) => {
      await keepHold(tx, held, clock.now());
      await markSeen(tx, held.source.id, [...sorted.seen, ...unreadable], now);
      if (changed.length === 0) return {};
      const { known } = sorted;
      const written = await takeBatch(tx, {
        source: held.source,
        items: changed,
        known,
        ownJobs,
        now,
      });
      await database.changes.announce(boardRows.topic, tx);
      return written;
    });
    counts = addCounts(addCounts(counts, sorted.counts), taken);
    if (unreadable.length > 0)
      counts = addCounts(counts, { rejected: { malformed: unreadable.length } });
  }
  return counts;
}

/** One that cannot be read must not keep the others from the board, run after run; what we have of it stays. */
async function readEach(
  { log }: RunServices,
  items: readonly FeedItem[],
  reading: Parameters<typeof readItem>[1],
): Promise<{ changed: ReadItem[]; unreadable: string[] }> {
  const changed: ReadItem[] = [];
  const unreadable: string[] = [];
  for (const item of items) {
    try {
      changed.push(await readItem(item, reading));
    } catch (error) {
      log.warn("A posting could not be read", {
        source: reading.source.name,
        key: item.key,
        error,
      });
      unreadable.push(item.key);
    }
  }
  return { changed, unreadable };
}

/** What says the same as last time, what has something to say, and what cannot be a job. */
async function sortOut(
  { database }: RunServices,
  held: Held,
  items: readonly FeedItem[],
  now: Date,
) {
  const able = items.filter((item) => refusalOf(item, now) === null);
  let counts = noCounts;
  for (const item of items) {
    const refusal = refusalOf(item, now);
    if (refusal !== null) counts = addCounts(counts, { rejected: { [refusal]: 1 } });
  }
  const keys = able.map(({ key }) => key);
  const known = await knownPostings(database.queries, held.source.id, keys);
  const isSame = (item: FeedItem): boolean => saysTheSame(known.get(item.key), item);
  const same = able.filter(isSame);
  for (const { key } of same) counts = addCounts(counts, countOfSame(known.get(key)));
  return {
    known,
    counts,
    seen: same.map(({ key }) => key),
    changed: able.filter((item) => !isSame(item)),
  };
}

/** One that was gone is back, and is looked at as a whole. */
const saysTheSame = (known: KnownPosting | undefined, item: FeedItem): boolean =>
  known !== undefined &&
  known.content !== null &&
  known.state !== "gone" &&
  Buffer.compare(known.content, contentOf(item)) === 0;

function countOfSame(known: KnownPosting | undefined): Partial<RunCounts> {
  if (known?.state === "copy") return { duplicates: 1 };
  if (known?.state === "left-out") return { rejected: { [known.reason ?? "not-marketing"]: 1 } };
  return { unchanged: 1 };
}

/** Some sources show a posting on two of their pages. */
const eachOnce = (items: readonly FeedItem[]): readonly FeedItem[] => [
  ...new Map(items.map((item) => [item.key, item])).values(),
];

function* inBatches<One>(all: readonly One[]): Generator<readonly One[]> {
  for (let at = 0; at < all.length; at += batchSize) yield all.slice(at, at + batchSize);
}
