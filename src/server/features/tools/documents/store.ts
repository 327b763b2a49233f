import { and, count, eq, sql, type SQL } from "drizzle-orm";
import type { DocumentContent, documentSources } from "#contract/tools/documents.ts";
import { visibleLine } from "#domain/listing/text/visible-text.ts";
import type { DocumentTool } from "#domain/tools/ai/tool-names.ts";
import { fail } from "#server/app-error.ts";
import type { Queries } from "#server/adapters/database/port.ts";
import { documents, jobs } from "#server/adapters/database/schema.ts";
import { lockUser } from "#server/adapters/database/tables/lock-user.ts";
import { cappedTotal, countUpTo } from "#server/lists/capped-count.ts";
import { cursorFor } from "#server/lists/cursor.ts";
import { sortedList } from "#server/lists/sorted-list.ts";
import { isThere } from "#server/lists/undoable-deletion.ts";
import { hasWords, wordsOf } from "./words.ts";

/** Whoever has more is not going to find anything in them. */
export const mostDocuments = 5_000;
const mostCounted = 1_000;
const pageLength = 20;
/** Of a search: whoever reads "200+" types another word. */
const mostFound = 200;

interface NewDocument {
  readonly userId: number;
  readonly source: (typeof documentSources)[number];
  readonly title: string;
  readonly content: DocumentContent;
  readonly jobId: number | null;
  readonly now: Date;
}

const { id, tool, source, title, score, createdAt, version, jobId } = documents;
const listedColumns = {
  id,
  tool,
  source,
  title,
  score,
  createdAt,
  version,
  jobId,
  jobTitle: jobs.title,
};
const wholeColumns = { ...listedColumns, request: documents.request, result: documents.result };

export type ListedRow = Awaited<ReturnType<typeof pageOfDocuments>>["rows"][number];
export type WholeRow = NonNullable<Awaited<ReturnType<typeof findDocument>>>;

/** Only the owner's, and only what is there. */
export const ownDocument = (userId: number, documentId: number): SQL | undefined =>
  and(eq(id, documentId), eq(documents.userId, userId));

/** If there is room for it. */
export async function addDocument(tx: Queries, document: NewDocument): Promise<number> {
  await lockUser(tx, document.userId);
  const [kept] = await tx
    .select({ documents: count() })
    .from(documents)
    .where(and(eq(documents.userId, document.userId), isThere(documents)));
  if ((kept?.documents ?? 0) >= mostDocuments) fail("documents_full");
  return insertDocument(tx, document);
}

/** Room or not: what was paid for is kept. */
export async function insertDocument(
  db: Queries,
  { content: written, now, ...rest }: NewDocument,
): Promise<number> {
  const content = storable(written);
  const [row] = await db
    .insert(documents)
    .values({
      ...rest,
      tool: content.tool,
      request: content.request,
      result: content.result,
      score: content.tool === "cover-letter" ? content.result.score : null,
      title: visibleLine(rest.title),
      words: wordsOf(rest.userId, rest.title, content),
      createdAt: now,
    })
    .returning({ id });
  return row?.id ?? fail("internal");
}

/** Without what the database refuses: NULs, and halves of letters, such as a text has that was cut in the middle of an emoji. */
const storable = (content: DocumentContent): DocumentContent =>
  JSON.parse(JSON.stringify(content), (_, value: unknown) =>
    typeof value === "string" ? value.toWellFormed().replaceAll("\0", "") : value,
  ) as DocumentContent;

interface Wanted {
  readonly search: string;
  readonly tool: DocumentTool | null;
  readonly jobId: number | null;
}

export async function pageOfDocuments(
  db: Queries,
  userId: number,
  wanted: Wanted,
  cursor: string | null,
) {
  const order = "-created" as const;
  const list = sortedList({ created: { value: createdAt, kind: "moment" } }, order, id);
  const which = and(
    isThere(documents),
    wanted.tool === null ? undefined : eq(tool, wanted.tool),
    wanted.jobId === null ? undefined : eq(jobId, wanted.jobId),
    wanted.search === "" ? undefined : hasWords(userId, wanted.search),
  );
  const byNewest = and(eq(documents.userId, userId), which);
  // Written so that the words' own index has to find them: going through all of a member's, each would be unpacked.
  const byWords = and(sql`${documents.userId} + 0 = ${userId}`, which);
  const isSearch = wanted.search !== "";
  const most = isSearch ? mostFound : mostCounted;
  const counted = await countUpTo(db, most, (limit) =>
    db
      .select({ id })
      .from(documents)
      .where(isSearch ? byWords : byNewest)
      .limit(limit)
      .as("found"),
  );
  // What very many have is among the newest too, and found quicker there.
  const isRare = isSearch && counted <= most;
  const found = await db
    .select({ ...listedColumns, key: list.key })
    .from(documents)
    .leftJoin(jobs, eq(jobs.id, jobId))
    .where(and(isRare ? byWords : byNewest, list.behind(cursor)))
    .orderBy(...list.orderBy)
    .limit(pageLength + 1);
  const last = found.length > pageLength ? found[pageLength - 1] : undefined;
  return {
    rows: found.slice(0, pageLength),
    nextCursor: last === undefined ? null : cursorFor(order, { key: last.key, id: last.id }),
    ...cappedTotal(counted, most),
  };
}

export async function findDocument(db: Queries, userId: number, documentId: number) {
  const [row] = await db
    .select(wholeColumns)
    .from(documents)
    .leftJoin(jobs, eq(jobs.id, jobId))
    .where(and(ownDocument(userId, documentId), isThere(documents)));
  return row ?? null;
}

interface Change {
  readonly title?: string;
  readonly jobId?: number | null;
  readonly words?: SQL<string>;
}

/**
 * With a new number each time, so that whoever started from an older one notices: then nothing is changed, and this is
 * false. Of two at once from the same number one comes too late.
 */
export async function changeDocument(
  db: Queries,
  userId: number,
  { id: documentId, version: startedFrom }: { readonly id: number; readonly version: number },
  change: Change,
): Promise<boolean> {
  const changed = await db
    .update(documents)
    .set({ ...change, version: sql`${version} + 1` })
    .where(and(ownDocument(userId, documentId), isThere(documents), eq(version, startedFrom)))
    .returning({ id });
  return changed.length > 0;
}

/** For an export: all of them, oldest first. */
export const allDocuments = (db: Queries, userId: number) =>
  db
    .select(wholeColumns)
    .from(documents)
    .leftJoin(jobs, eq(jobs.id, jobId))
    .where(and(eq(documents.userId, userId), isThere(documents)))
    .orderBy(createdAt, id);
