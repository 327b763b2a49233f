import { startingFilters, type JobFilters } from "#domain/jobs/filters.ts";
import { tiersOpenTo } from "#domain/jobs/visibility.ts";
import { sessionLookUp } from "#server/features/accounts/stores/sessions.ts";
import { hashOf } from "#server/features/accounts/stores/tokens.ts";
import { localChanges } from "#server/adapters/database/embedded/embedded.ts";
import { findPage } from "#server/features/jobs/search/list-jobs.ts";
import { findState, findWhole } from "#server/features/jobs/stores/jobs.ts";
import { recentReader } from "#server/features/jobs/search/recent-jobs.ts";
import { searchReader } from "#server/features/jobs/search/search-query.ts";
import { openConversation } from "../load.ts";
import { median } from "../measure.ts";
import type { Straight } from "./straight.ts";

/** Twenty turns only warm up. */
const turns = { warmUp: 20, counted: 40 };

export interface Question {
  readonly name: string;
  /** Null for a single job. */
  readonly filters: Partial<JobFilters> | null;
  readonly isPremium?: boolean;
}

export interface Pace {
  readonly answerMs: number;
  readonly sqlMs: number;
}

interface Places {
  readonly url: string;
  readonly straight: Straight;
  /** A premium member's. */
  readonly cookie: string;
}

/** How long an answer takes, and its statements alone; half take longer. The two take turns, so that whatever else the machine does hits both. */
export async function askInTurns(question: Question, places: Places): Promise<Pace> {
  const { straight, url, cookie } = places;
  const job = await someJob(straight);
  const statements = await statementsOf(question, places, job);
  const server = await openConversation(url);
  const path =
    question.filters === null ? `/api/jobs/${job}` : `/api/jobs?${paramsOf(question.filters)}`;
  const answer: number[] = [];
  const sql: number[] = [];
  try {
    for (let turn = 0; turn < turns.warmUp + turns.counted; turn += 1) {
      const headers = question.isPremium ? { cookie } : {};
      const sqlMs = await timeOf(async () => {
        for (const { text, values } of statements) await straight.executeSql(text, values);
      });
      const answerMs = await timeOf(() => server.ask({ path, headers }));
      if (turn < turns.warmUp) continue;
      sql.push(sqlMs);
      answer.push(answerMs);
    }
  } finally {
    server.close();
  }
  return { answerMs: median(answer), sqlMs: median(sql) };
}

/** What the server sends for a question once it is warm: asked of its own stores, and overheard. */
async function statementsOf(
  { filters, isPremium = false }: Question,
  { straight, cookie }: Places,
  job: number,
) {
  const db = straight.queries;
  const clock = { now: () => new Date() };
  const readers = {
    readRecent: recentReader(db, clock),
    readSearch: searchReader({ queries: db, changes: localChanges() }, clock),
  };
  const open = tiersOpenTo({ isPremium });
  await readers.readRecent();
  await readers.readSearch(filters?.search ?? "", isPremium);
  const session = { text: sessionLookUp, values: [hashOf(cookie.replace("kwela=", ""))] };
  const sent = await straight.sentBy(async () => {
    if (filters === null) {
      await findState(db, job);
      await findWhole(db, job);
    } else {
      await findPage(db, readers, { ...startingFilters, ...filters, savedBy: null }, open, null);
    }
  });
  return isPremium ? [session, ...sent] : sent;
}

async function someJob({ executeSql }: Straight): Promise<number> {
  const { rows } = await executeSql(
    "select id from jobs where is_listed and tier = 'free' order by published_at desc limit 1",
  );
  return Number(rows[0]?.["id"]);
}

const paramsOf = (filters: Partial<JobFilters>): string =>
  new URLSearchParams([
    ["worldwide", "true"],
    ...Object.entries(filters).map(([name, value]): [string, string] => [name, String(value)]),
  ]).toString();

async function timeOf(work: () => Promise<unknown>): Promise<number> {
  const startedAt = performance.now();
  await work();
  return performance.now() - startedAt;
}
