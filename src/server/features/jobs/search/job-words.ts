import { and, eq, inArray, sql, type SQL } from "drizzle-orm";
import { likelyMeant } from "#domain/jobs/search/misspellings.ts";
import { jobWords } from "#server/adapters/database/schema.ts";
import type { Queries } from "#server/adapters/database/port.ts";

const mostLookedAt = 30;

/** Who may not open every job is helped only with words that anybody may know. */
export const mayKnow = (mayOpenAll: boolean): SQL | undefined =>
  mayOpenAll ? undefined : eq(jobWords.isPublic, true);

/** Those of the words that stand in a title, a company or a tag. */
export async function knownAmong(
  db: Queries,
  words: readonly string[],
  mayOpenAll: boolean,
): Promise<ReadonlySet<string>> {
  if (words.length === 0) return new Set();
  const found = await db
    .select({ word: jobWords.word })
    .from(jobWords)
    .where(and(inArray(jobWords.word, [...words]), mayKnow(mayOpenAll)));
  return new Set(found.map(({ word }) => word));
}

/** The words that somebody may have meant who wrote this one. */
export async function wordsLike(db: Queries, word: string, mayOpenAll: boolean): Promise<string[]> {
  const alike = await db
    .select({ word: jobWords.word })
    .from(jobWords)
    .where(and(sql`${jobWords.word} % ${word}`, mayKnow(mayOpenAll)))
    .orderBy(sql`similarity(${jobWords.word}, ${word}) desc`, jobWords.word)
    .limit(mostLookedAt);
  return likelyMeant(
    word,
    alike.map((row) => row.word),
  );
}
