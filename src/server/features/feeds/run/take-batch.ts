import { sql } from "drizzle-orm";
import { compared, isSameJob, jobSourceOf, rankOf, type Compared } from "#domain/feeds/same-job.ts";
import type { RunCounts } from "#domain/feeds/runs.ts";
import type { Queries } from "#server/adapters/database/port.ts";
import type { feedPostings } from "#server/adapters/database/schema.ts";
import type { Source } from "../stores/sources.ts";
import {
  jobsNamed,
  jobTexts,
  putPostings,
  toldApart,
  type KnownPosting,
} from "../stores/postings.ts";
import { addJobs, changeJob, lockJobs, takeOver } from "./job-changes.ts";
import { tellerOf, type ReadItem } from "./read-item.ts";

/** One batch that has something to say, in the hands of whoever holds its source. */
interface Batch {
  readonly source: Source;
  readonly items: readonly ReadItem[];
  readonly known: ReadonlyMap<string, KnownPosting>;
  /** Jobs that people typed in, by name. */
  readonly ownJobs: ReadonlyMap<string, readonly number[]>;
  readonly now: Date;
}

type NewPosting = typeof feedPostings.$inferInsert;

interface Candidate {
  /** Null for one of this very batch, which has no number yet. */
  readonly jobId: number | null;
  readonly externalId: string;
  readonly source: string;
  readonly compared: Compared;
}

/** Writes a batch: new jobs, changed ones, copies of others, and what does not belong on the board. */
export async function takeBatch(tx: Queries, batch: Batch): Promise<Partial<RunCounts>> {
  // One batch at a time over all sources: two that bring the same job must see each other.
  await tx.execute(sql`select pg_advisory_xact_lock(hashtext('kwela feeds'))`);
  const { source, items, known, now } = batch;
  const ours = jobSourceOf(source.kind);
  const jobsOfItems = await lockJobs(tx, items, known);
  const candidates = await candidatesFor(tx, batch);
  const apart = await toldApart(
    tx,
    source.id,
    items.map(({ key }) => key),
  );
  const postings: NewPosting[] = [];
  const fresh: ReadItem[] = [];
  const copiesOfNew: { readonly item: ReadItem; readonly of: string }[] = [];
  const rejected: Record<string, number> = {};
  let [updated, duplicates] = [0, 0];

  const put = (item: ReadItem, rest: Pick<NewPosting, "state"> & Partial<NewPosting>): void =>
    void postings.push({
      sourceId: source.id,
      key: item.key,
      link: item.link,
      sameName: item.sameName,
      content: item.content,
      closesAt: item.closesAt,
      seenAt: now,
      ...rest,
    });
  const leaveOut = (reason: string): void => void (rejected[reason] = (rejected[reason] ?? 0) + 1);

  for (const item of items) {
    const before = known.get(item.key);
    const job = before?.state === "copy" ? undefined : jobsOfItems.get(before?.jobId ?? 0);
    if (job !== undefined) {
      const row = item.decided(job.overrides);
      const isMarketing = row.facts.isMarketing.value;
      await changeJob(tx, job, row, isMarketing, now);
      put(item, { state: isMarketing ? "own" : "gone", jobId: job.id });
      if (isMarketing) updated += 1;
      else leaveOut("not-marketing");
      continue;
    }
    if (!item.row.facts.isMarketing.value) {
      put(item, { state: "left-out", reason: "not-marketing" });
      leaveOut("not-marketing");
      continue;
    }
    const same = (candidates.get(item.sameName) ?? []).find(
      (candidate) =>
        !apart.has(`${candidate.jobId} ${item.key}`) &&
        isSameJob(candidate.compared, item.compared),
    );
    if (same === undefined) {
      fresh.push(item);
      const externalId = item.row.externalId ?? "";
      const added = { jobId: null, externalId, source: ours, compared: item.compared };
      if (item.sameName !== "")
        candidates.set(item.sameName, [...(candidates.get(item.sameName) ?? []), added]);
    } else if (same.jobId !== null && rankOf(ours) > rankOf(same.source)) {
      await takeOver(tx, same.jobId, item, now);
      put(item, { state: "own", jobId: same.jobId });
      duplicates += 1;
    } else {
      if (same.jobId === null) copiesOfNew.push({ item, of: same.externalId });
      else put(item, { state: "copy", jobId: same.jobId });
      duplicates += 1;
    }
  }
  const ids = await addJobs(tx, fresh);
  for (const item of fresh) put(item, { state: "own", jobId: ids.get(item.row.externalId ?? "") });
  for (const { item, of } of copiesOfNew) put(item, { state: "copy", jobId: ids.get(of) });
  await putPostings(tx, postings);
  return { added: fresh.length, updated, duplicates, rejected };
}

interface Told {
  readonly jobId: number;
  readonly source: string;
  readonly text: string;
  readonly location: string;
  readonly openness: ReadItem["row"]["openness"];
}

async function candidatesFor(tx: Queries, { items, ownJobs }: Batch) {
  const names = [...new Set(items.map(({ sameName }) => sameName))].filter((name) => name !== "");
  const found = new Map<string, Candidate[]>();
  const add = (name: string, row: Told, teller: string): void => {
    const { jobId, source } = row;
    const candidate = { jobId, externalId: "", source, compared: compared({ ...row, teller }) };
    found.set(name, [...(found.get(name) ?? []), candidate]);
  };
  const own = names.flatMap((name) => (ownJobs.get(name) ?? []).map((jobId) => ({ name, jobId })));
  const texts = await jobTexts(
    tx,
    own.map(({ jobId }) => jobId),
  );
  for (const { name, jobId } of own)
    for (const row of texts.filter((text) => text.jobId === jobId)) add(name, row, "ours");
  for (const row of await jobsNamed(tx, names)) add(row.sameName, row, tellerOf(row.sourceId));
  return found;
}
