import { and, eq, inArray, sql, type SQL } from "drizzle-orm";
import { longestSearch } from "#domain/jobs/filters.ts";
import { marketingWords } from "#domain/jobs/search/marketing-words.ts";
import { likelyMeant } from "#domain/jobs/search/misspellings.ts";
import { wordsIn } from "#domain/jobs/search/searched-words.ts";
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

/** What a search was likely meant to be that found nothing; null when no word of it looks like a slip. */
export type ReadMeant = (search: string, mayOpenAll: boolean) => Promise<string | null>;

/** Words that a reader may know alone are ever named. */
export function meantReader(
  database: Pick<Database, "queries" | "changes">,
  clock: Clock,
): ReadMeant {
  const knownAmong = knownWords(database, clock);
  const kept = keptUntilChanged<string>(database.changes, clock, jobsTopic, { mostBytes, bytesOf });

  async function likely(word: string, mayOpenAll: boolean): Promise<string> {
    const [usual] = likelyMeant(word, marketingWords);
    const [alike] = usual === undefined ? await wordsLike(database.queries, word, mayOpenAll) : [];
    const meant = usual ?? alike ?? word;
    return word.length > longestShort || areSameLetters(word, meant) ? meant : word;
  }

  return async (search, mayOpenAll) => {
    const words = wordsIn(search);
    if (words.length === 0) return null;
    const known = await knownAmong(words, mayOpenAll);
    const meant = await Promise.all(
      words.map(async (word) =>
        known.has(word)
          ? word
          : kept(JSON.stringify([mayOpenAll, word]), () => likely(word, mayOpenAll)),
      ),
    );
    const said = meant.join(" ");
    return said === words.join(" ") || said.length > longestSearch ? null : said;
  };
}

/** What all of them may take up: the same words find nothing in ever new company. */
const mostBytes = 1_000_000;
const bytesOf = (meant: string): number => 200 + 2 * meant.length;

/** In a word as short as this, another letter makes another word: only letters out of order are a slip. */
const longestShort = 3;

const areSameLetters = (one: string, other: string): boolean =>
  one.split("").toSorted().join("") === other.split("").toSorted().join("");
