import { and, eq, sql, type SQL } from "drizzle-orm";
import type { PgColumn } from "drizzle-orm/pg-core";
import { likelyMeant } from "#domain/jobs/slips.ts";
import { jobs, jobWords } from "#server/adapters/database/schema.ts";
import type { Queries } from "#server/adapters/database/port.ts";

/** More words than this narrow nothing down any more. */
const mostWords = 10;
const mostLookedAt = 30;

/** What the database is asked for, and where it looks. */
export interface SearchQuery {
  readonly column: PgColumn;
  /** In the database's notation. */
  readonly text: string;
}

/**
 * The query for jobs that have all the words of a search, in any of their forms; null when it has none.
 * A word that no job has stands for those most like it. Who may not open every job looks only through what
 * anybody may know, and is helped only with words that anybody may know.
 */
export async function searchQuery(
  db: Queries,
  text: string,
  mayOpenAll: boolean,
): Promise<SearchQuery | null> {
  const column = mayOpenAll ? jobs.search : jobs.publicSearch;
  const parts: string[] = [];
  for (const { word, forms, isKnown } of await lookUp(db, wordsOf(text), column, mayOpenAll)) {
    const meant = isKnown ? [] : await wordsLike(db, word, mayOpenAll);
    parts.push(`(${[forms, ...meant].join(" | ")})`);
  }
  return parts.length === 0 ? null : { column, text: parts.join(" & ") };
}

const wordsOf = (text: string): string[] =>
  [...new Set(text.toLowerCase().match(/[\p{L}\p{M}\p{N}]+/gu))].slice(0, mostWords);

const formsOf = (word: SQL | string): SQL<string> =>
  sql<string>`plainto_tsquery('english', ${word})`;

interface LookedUp {
  readonly word: string;
  /** What the database looks for when it looks for this word. */
  readonly forms: string;
  readonly isKnown: boolean;
}

/**
 * Words that say nothing, such as "the", are left out. A word of a title, a company or a tag is known without looking
 * for its jobs, of which there may be half a million. Without `materialized`, the planner hopes to meet a job with the
 * word soon, and reads the words of all jobs when there is none.
 */
async function lookUp(
  db: Queries,
  words: readonly string[],
  column: PgColumn,
  mayOpenAll: boolean,
): Promise<LookedUp[]> {
  const found: LookedUp[] = [];
  for (const word of words) {
    const inTitles = sql`select from ${jobWords} where ${and(eq(jobWords.word, word), mayKnow(mayOpenAll))}`;
    const matches = sql`select from ${jobs} where ${jobs.isListed} and ${column} @@ ${formsOf(word)}`;
    const [row] = await db
      .select({
        forms: sql<string>`${formsOf(word)}::text`,
        isKnown: sql<boolean>`case when exists (${inTitles}) then true
          else exists (with found as materialized (${matches}) select from found) end`,
      })
      .from(sql`(values (1)) as once`);
    if (row !== undefined && row.forms !== "") found.push({ word, ...row });
  }
  return found;
}

const mayKnow = (mayOpenAll: boolean): SQL | undefined =>
  mayOpenAll ? undefined : eq(jobWords.isPublic, true);

/** The forms of the words that somebody may have meant. */
async function wordsLike(db: Queries, word: string, mayOpenAll: boolean): Promise<string[]> {
  const forms = sql<string>`${formsOf(sql`${jobWords.word}`)}::text`;
  const alike = await db
    .select({ word: jobWords.word, forms })
    .from(jobWords)
    .where(and(sql`${jobWords.word} % ${word}`, mayKnow(mayOpenAll)))
    .orderBy(sql`similarity(${jobWords.word}, ${word}) desc`, jobWords.word)
    .limit(mostLookedAt);
  const meant = likelyMeant(
    word,
    alike.map((row) => row.word),
  );
  return alike
    .filter((row) => meant.includes(row.word) && row.forms !== "")
    .map((row) => row.forms);
}
