import type { JobCard } from "#contract/jobs.ts";
import { sastDay } from "#domain/days.ts";
import {
  beginningOfIssue,
  mostCounted,
  nextIdea,
  paragraphsOf,
} from "#domain/alerts/newsletter-rules.ts";
import { tiersOpenTo } from "#domain/jobs/visibility.ts";
import { sayRandWeek } from "#domain/rates/rand-week.ts";
import type { Queries } from "#server/adapters/database/port.ts";
import type { GrowthIdea, TaskServices } from "#server/feature.ts";
import { ideaBefore, type IssueRow } from "./store.ts";

export type IssueServices = Pick<
  TaskServices,
  "database" | "findNewJobs" | "growthIdeas" | "ratesOfYear" | "clock"
>;

/** What an issue tells, for those who may see so much. */
export interface IssueContent {
  readonly introduction: readonly string[];
  /** All that came in, newest first; at most as many as are counted. */
  readonly jobs: readonly JobCard[];
  /** Playbooks are for members with premium. */
  readonly idea: GrowthIdea | null;
  readonly randWeek: string | null;
}

export interface Contents {
  readonly premium: IssueContent | null;
  readonly free: IssueContent | null;
}

const anything = {
  search: "",
  roleType: null,
  experience: null,
  salary: null,
  isWorldwideOnly: true,
} as const;

/** The idea that was settled when the issue began; before that, the one whose turn it is. */
export async function ideaOf(
  { growthIdeas }: Pick<IssueServices, "growthIdeas">,
  db: Queries,
  issue: IssueRow,
): Promise<GrowthIdea | null> {
  const ideas = await growthIdeas(db);
  if (issue.begunAt !== null) return ideas.find(({ id }) => id === issue.strategyId) ?? null;
  return nextIdea(ideas, await ideaBefore(db, issue.day));
}

/** Both editions, looked up once and not for every reader. An edition with neither a job nor a word of ours is nothing. */
export async function contentsOf(services: IssueServices, issue: IssueRow): Promise<Contents> {
  const db = services.database.queries;
  const introduction = paragraphsOf(issue.introduction);
  const today = sastDay(services.clock.now());
  // Before its day, the week as it is so far: a preview shows what will be there.
  const until = today < issue.day ? today : issue.day;
  const randWeek = sayRandWeek(await services.ratesOfYear(db), until);
  const idea = await ideaOf(services, db, issue);
  const edition = async (isPremium: boolean): Promise<IssueContent | null> => {
    const of = { tiers: tiersOpenTo({ isPremium }), since: beginningOfIssue(issue.day) };
    const jobs = await services.findNewJobs(anything, of, mostCounted);
    if (jobs.length === 0 && introduction.length === 0) return null;
    return { introduction, jobs, idea: isPremium ? idea : null, randWeek };
  };
  return { premium: await edition(true), free: await edition(false) };
}
