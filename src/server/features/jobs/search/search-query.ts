import { and, eq, sql, type SQL } from "drizzle-orm";
import type { PgColumn } from "drizzle-orm/pg-core";
import {
  halvesOf,
  joinedWords,
  searchedIn,
  wordsIn,
  type Searched,
} from "#domain/jobs/search/searched-words.ts";
import type { Clock } from "#server/adapters/clock/port.ts";
import { keptUntilChanged } from "#server/adapters/database/kept-until-changed.ts";
import { jobs, jobWords } from "#server/adapters/database/schema.ts";
import type { Database, Queries } from "#server/adapters/database/port.ts";
import { jobsTopic } from "../stores/jobs.ts";
import { knownWords, mayKnow, wordsLike, type KnownAmong } from "./job-words.ts";

/** What the database is asked for, and where it looks. */
export interface SearchQuery {
  readonly column: PgColumn;
  /** What a job must have, each part in the database's notation. */
  readonly parts: readonly string[];
  /** All of them in one. */
  readonly text: string;
}

/** Whoever slips in more words than this is not slipping: no job has them all, and each costs a search of its own. */
const mostSlips = 3;

/** What a search asks for: nothing in particular, something that no job can have, or a query. */
type Asked = SearchQuery | "anything" | "nothing";

/** What people look for are the same few words, put together in ever new ways. */
const mostBytes = 2_000_000;
const bytesOf = ({ word, forms }: LookedUp): number => 200 + 2 * (word.length + forms.length);

/** Tells what a search asks for. */
export type ReadSearch = (text: string, mayOpenAll: boolean) => Promise<Asked>;

/**
 * The query for jobs that have all the words of a search, in any of their forms.
 * A word that no job has stands for those most like it, or for the two it is made of. Who may not open every job looks
 * only through what anybody may know, and is helped only with words that anybody may know.
 */
export function searchReader(
  database: Pick<Database, "queries" | "changes">,
  clock: Clock,
): ReadSearch {
  const { queries: db, changes } = database;
  const knownAmong = knownWords(database, clock);
  const kept = keptUntilChanged<LookedUp>(changes, clock, jobsTopic, { mostBytes, bytesOf });
  const keptMeant = keptUntilChanged<string>(changes, clock, jobsTopic, {
    mostBytes,
    bytesOf: (forms) => 200 + 2 * forms.length,
  });

  /** Once one of the words has to be looked up, all are: it is one statement for any number of them. */
  function lookedUp(searched: readonly Searched[], mayOpenAll: boolean): Promise<LookedUp[]> {
    let all: Promise<LookedUp[]> | undefined;
    return Promise.all(
      searched.map(async ({ word, also }, index) =>
        kept(JSON.stringify([mayOpenAll, word, also]), async () => {
          const found = (await (all ??= lookUp(db, searched, mayOpenAll)))[index];
          return found ?? { word, forms: "", isKnown: true };
        }),
      ),
    );
  }

  const meantBy = (word: string, mayOpenAll: boolean): Promise<string> =>
    keptMeant(JSON.stringify([mayOpenAll, word]), () =>
      likelyFor(db, knownAmong, word, mayOpenAll),
    );

  return async (text, mayOpenAll) => {
    const words = wordsIn(text);
    if (words.length === 0) return "anything";
    const joined = await knownAmong(joinedWords(words), mayOpenAll);
    // Words that say nothing, such as "the", are left out.
    const telling = (await lookedUp(searchedIn(words, joined), mayOpenAll)).filter(
      ({ forms }) => forms !== "",
    );
    if (telling.length === 0) return "anything";
    if (telling.filter(({ isKnown }) => !isKnown).length > mostSlips) return "nothing";
    const parts: string[] = [];
    for (const { word, forms, isKnown } of telling) {
      const meant = isKnown ? forms : await meantBy(word, mayOpenAll);
      if (meant === "") return "nothing";
      parts.push(`(${meant})`);
    }
    return { column: columnFor(mayOpenAll), parts, text: parts.join(" & ") };
  };
}

const columnFor = (mayOpenAll: boolean): PgColumn => (mayOpenAll ? jobs.search : jobs.publicSearch);

interface LookedUp {
  readonly word: string;
  /** What the database looks for when it looks for this. */
  readonly forms: string;
  readonly isKnown: boolean;
}

/**
 * A word of a title, a company or a tag is known without looking for its jobs, of which there may be half a million.
 * Without `materialized`, the planner hopes to meet a job with the word soon, and reads the words of all jobs when
 * there is none. All words of a search are looked up in one statement.
 */
async function lookUp(
  db: Queries,
  searched: readonly Searched[],
  mayOpenAll: boolean,
): Promise<LookedUp[]> {
  const column = columnFor(mayOpenAll);
  const ofWord = ({ word, also }: Searched, index: number): SQL => {
    const inTitles = sql`select from ${jobWords} where ${and(eq(jobWords.word, word), mayKnow(mayOpenAll))}`;
    const matches = sql`select from ${jobs} where ${jobs.isListed} and ${column} @@ plainto_tsquery('english', ${word})`;
    const isKnown =
      also.length > 0
        ? sql`true`
        : sql`case when exists (${inTitles}) then true
            else exists (with found as materialized (${matches}) select from found) end`;
    return sql`select ${index}::int as place, ${formsOf([word, ...also])} as forms, ${isKnown} as is_known`;
  };
  const each = sql.join(searched.map(ofWord), sql` union all `);
  const rows = await db
    .select({ forms: sql<string>`forms`, isKnown: sql<boolean>`is_known` })
    .from(sql`(${each}) as looked_up`)
    .orderBy(sql`place`);
  return rows.map(({ forms, isKnown }, index) => ({
    forms,
    isKnown,
    word: searched[index]?.word ?? "",
  }));
}

/** What somebody likely meant by a word that no job has: a word like it, or two that were run together. Empty when it is like none. */
async function likelyFor(
  db: Queries,
  knownAmong: KnownAmong,
  word: string,
  mayOpenAll: boolean,
): Promise<string> {
  const meant = await wordsLike(db, word, mayOpenAll);
  const said = meant.length > 0 ? meant : await runTogether(knownAmong, word, mayOpenAll);
  if (said.length === 0) return "";
  const [row] = await db.select({ forms: formsOf(said) }).from(sql`(values (1)) as once`);
  return row?.forms ?? "";
}

async function runTogether(
  knownAmong: KnownAmong,
  word: string,
  mayOpenAll: boolean,
): Promise<string[]> {
  const halves = halvesOf(word);
  const known = await knownAmong(halves.flat(), mayOpenAll);
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
