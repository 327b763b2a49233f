import { and, eq, sql, type SQL } from "drizzle-orm";
import type { PgColumn } from "drizzle-orm/pg-core";
import {
  halvesOf,
  joinedWords,
  searchedIn,
  wordsIn,
  type Searched,
} from "#domain/jobs/searched-words.ts";
import { jobs, jobWords } from "#server/adapters/database/schema.ts";
import type { Queries } from "#server/adapters/database/port.ts";
import { knownAmong, mayKnow, wordsLike } from "./job-words.ts";

/** What the database is asked for, and where it looks. */
export interface SearchQuery {
  readonly column: PgColumn;
  /** In the database's notation. */
  readonly text: string;
}

/**
 * The query for jobs that have all the words of a search, in any of their forms; null when it has none.
 * A word that no job has stands for those most like it, or for the two it is made of. Who may not open every job looks
 * only through what anybody may know, and is helped only with words that anybody may know.
 */
export async function searchQuery(
  db: Queries,
  text: string,
  mayOpenAll: boolean,
): Promise<SearchQuery | null> {
  const column = mayOpenAll ? jobs.search : jobs.publicSearch;
  const words = wordsIn(text);
  const joined = await knownAmong(db, joinedWords(words), mayOpenAll);
  const parts: string[] = [];
  for (const searched of searchedIn(words, joined)) {
    const { forms, isKnown } = await lookUp(db, searched, column, mayOpenAll);
    // Words that say nothing, such as "the", are left out.
    if (forms === "") continue;
    const meant = isKnown ? [] : await likelyFor(db, searched.word, mayOpenAll);
    parts.push(`(${[forms, ...meant].join(" | ")})`);
  }
  return parts.length === 0 ? null : { column, text: parts.join(" & ") };
}

interface LookedUp {
  /** What the database looks for when it looks for this. */
  readonly forms: string;
  readonly isKnown: boolean;
}

/**
 * A word of a title, a company or a tag is known without looking for its jobs, of which there may be half a million.
 * Without `materialized`, the planner hopes to meet a job with the word soon, and reads the words of all jobs when
 * there is none.
 */
async function lookUp(
  db: Queries,
  { word, also }: Searched,
  column: PgColumn,
  mayOpenAll: boolean,
): Promise<LookedUp> {
  const inTitles = sql`select from ${jobWords} where ${and(eq(jobWords.word, word), mayKnow(mayOpenAll))}`;
  const matches = sql`select from ${jobs} where ${jobs.isListed} and ${column} @@ plainto_tsquery('english', ${word})`;
  const isKnown =
    also.length > 0
      ? sql<boolean>`true`
      : sql<boolean>`case when exists (${inTitles}) then true
          else exists (with found as materialized (${matches}) select from found) end`;
  const [row] = await db
    .select({ forms: formsOf([word, ...also]), isKnown })
    .from(sql`(values (1)) as once`);
  return row ?? { forms: "", isKnown: true };
}

/** What somebody likely meant by a word that no job has: a word like it, or two that were run together. */
async function likelyFor(db: Queries, word: string, mayOpenAll: boolean): Promise<string[]> {
  const meant = await wordsLike(db, word, mayOpenAll);
  const said = meant.length > 0 ? meant : await runTogether(db, word, mayOpenAll);
  if (said.length === 0) return [];
  const [row] = await db.select({ forms: formsOf(said) }).from(sql`(values (1)) as once`);
  return row === undefined || row.forms === "" ? [] : [row.forms];
}

async function runTogether(db: Queries, word: string, mayOpenAll: boolean): Promise<string[]> {
  const halves = halvesOf(word);
  const known = await knownAmong(db, halves.flat(), mayOpenAll);
  return halves
    .filter((both) => both.every((half) => known.has(half)))
    .map((both) => both.join(" "));
}

/** Any of these, in any form of its words. */
const formsOf = (said: readonly string[]): SQL<string> => sql<string>`array_to_string(array(
  select nullif(plainto_tsquery('english', one)::text, '')
  from unnest(array[${sql.join(
    said.map((one) => sql`${one}`),
    sql`, `,
  )}]::text[]) as one), ' | ')`;
