import { and, eq, inArray, sql, type SQL } from "drizzle-orm";
import { likelyMeant } from "#domain/jobs/search/misspellings.ts";
import type { Clock } from "#server/adapters/clock/port.ts";
import { jobWords } from "#server/adapters/database/schema.ts";
import { keptUntilChanged } from "#server/adapters/database/kept-until-changed.ts";
import type { Database, Queries } from "#server/adapters/database/port.ts";
import { jobsTopic } from "../stores/jobs.ts";

const mostLookedAt = 30;
/** A board with more words than this is asked about them; of a smaller one they are all at hand. */
const mostAtHand = 20_000;

/** Who may not open every job is helped only with words that anybody may know. */
export const mayKnow = (mayOpenAll: boolean): SQL | undefined =>
  mayOpenAll ? undefined : eq(jobWords.isPublic, true);

/** Those of the words that stand in a title, a company or a tag. */
export type KnownAmong = (
  words: readonly string[],
  mayOpenAll: boolean,
) => Promise<ReadonlySet<string>>;

export function knownWords(
  { queries: db, changes }: Pick<Database, "queries" | "changes">,
  clock: Clock,
): KnownAmong {
  const kept = keptUntilChanged<ReadonlySet<string> | null>(changes, clock, jobsTopic);
  const atHand = (mayOpenAll: boolean) =>
    kept(String(mayOpenAll), async () => {
      const all = await wordsWhere(db, mayKnow(mayOpenAll)).limit(mostAtHand + 1);
      return all.length > mostAtHand ? null : new Set(all.map(({ word }) => word));
    });

  return async (words, mayOpenAll) => {
    if (words.length === 0) return new Set();
    const all = await atHand(mayOpenAll);
    if (all !== null) return new Set(words.filter((word) => all.has(word)));
    const some = and(inArray(jobWords.word, [...words]), mayKnow(mayOpenAll));
    return new Set((await wordsWhere(db, some)).map(({ word }) => word));
  };
}

const wordsWhere = (db: Queries, condition: SQL | undefined) =>
  db.select({ word: jobWords.word }).from(jobWords).where(condition);

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
