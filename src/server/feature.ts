import type { Endpoints } from "#contract/endpoint.ts";
import type { JobCard, JobDetail } from "#contract/jobs.ts";
import type { AlertSearch } from "#domain/alerts/alert-rules.ts";
import type { Tier } from "#domain/jobs/visibility.ts";
import type { Door } from "#domain/companies/door-list.ts";
import type { Holiday } from "#domain/calendar/holidays.ts";
import type { StartStep } from "#domain/start-guide.ts";
import type { ListingFacts } from "#domain/listing/facts.ts";
import type { RateTable, ReadRates } from "#domain/listing/pay/rates.ts";
import type { Posting } from "#domain/listing/posting.ts";
import type { Queries } from "./adapters/database/port.ts";
import type { jobs } from "./adapters/database/schema.ts";
import type { Handlers } from "./http/api/handler.ts";
import type { ShowRows } from "./http/api/rows-shown.ts";
import type { DocumentRow } from "./http/documents.ts";
import type { Visit } from "./http/guards/session.ts";
import type { RateLimiter } from "./http/limits/rate-limit.ts";
import type { Services } from "./services.ts";
import type { Enqueue, Tasks } from "./work/port.ts";

/** Everything one feature brings with it. Whoever adds one adds it to the list in `features.ts`, and nowhere else. */
export interface Feature<Rows extends Endpoints> {
  readonly handlers: (services: HandlerServices) => Handlers<Rows>;
  /** For machines, and the same for everybody. */
  readonly documents?: (services: HandlerServices) => readonly DocumentRow[];
  readonly tasks?: (services: TaskServices) => Tasks;
  readonly dataOfUser?: DataOfUser;
}

/** Everything one feature holds about a user, in words, under names of its own. */
export type DataOfUser = (
  db: Queries,
  user: { readonly id: number; readonly isPremium: boolean },
) => Promise<Record<string, unknown>>;

/** A job of the board as other features may know it. */
export interface BoardJob {
  readonly id: number;
  readonly title: string;
  /** Null when nobody knows. */
  readonly company: string | null;
  /** Plain, as the employer wrote it. */
  readonly text: string;
  /** As written; null when it says nothing about pay. */
  readonly salaryText: string | null;
  readonly applyLink: string;
  readonly facts: ListingFacts;
  /** Or it was taken down, and takes no applications any more. */
  readonly isOpen: boolean;
}

/** The job behind an address of the board, for somebody who may open it; otherwise it fails as the board does. */
export type FindJob = (
  segment: string,
  viewer: { readonly isPremium: boolean } | null,
) => Promise<BoardJob>;

type NewJobRow = typeof jobs.$inferInsert;

/** How a posting becomes a job of the board, and how the board shows it. */
export interface BoardRows {
  /** With everything its text says. */
  rowFor(
    posting: Posting,
    given: Pick<
      NewJobRow,
      "source" | "tier" | "status" | "applyLink" | "addedByUserId" | "overrides"
    >,
    publishedAt: Date,
    now: Date,
    rates: RateTable,
  ): NewJobRow;
  /** The same to a reader as the job's own page. */
  show(row: NewJobRow & { readonly id?: number }, rates: RateTable): JobDetail;
  /** To be announced with whatever changes what is on the board. */
  readonly topic: string;
}

/** The listings that came in since a moment and are clearly open to South Africa, newest first. */
export type ListingsSince = (since: Date) => Promise<{
  readonly total: number;
  readonly totalIsCapped: boolean;
  readonly ids: string[];
}>;

/** Listed jobs that fit a search and came in after a moment, newest first, of these tiers only. */
export type FindNewJobs = (
  search: AlertSearch,
  of: { readonly tiers: readonly Tier[]; readonly since: Date },
  most: number,
) => Promise<JobCard[]>;

/** A playbook of the growth gallery, as a letter tells of it. */
export interface GrowthIdea {
  readonly id: number;
  readonly title: string;
  readonly description: string;
}

/** What a visitor does that counts for a job. */
export type JobDeed = "view" | "apply";

/** Of one day, as it was in South Africa. Days on which nothing happened are not among them. */
export interface DayFigures {
  readonly day: string;
  readonly views: number;
  readonly applyClicks: number;
}

/** How often jobs were looked at and applied for, by how many strangers and not by whom. */
export interface JobFigures {
  /** Counts it, unless the same browser has just done the same. */
  count(jobId: number, deed: JobDeed, visit: Visit): void;
  /** Both days included, in order. */
  ofJobs(
    jobIds: readonly number[],
    from: string,
    to: string,
  ): Promise<ReadonlyMap<number, readonly DayFigures[]>>;
  /** All jobs of the board together. */
  ofBoard(from: string, to: string): Promise<readonly DayFigures[]>;
}

/** What companies' ads have said, by the address of each company's page. */
export type Doors = () => Promise<ReadonlyMap<string, Door>>;

/** What a feature finds where its tasks run. */
export interface TaskServices extends Services {
  readonly limits: RateLimiter;
  readonly appUrl: string;
  /** Within a transaction, the rates as they are there. */
  readonly newestRates: (db: Queries) => Promise<RateTable>;
  readonly boardRows: BoardRows;
  readonly findNewJobs: FindNewJobs;
  /** Those that members find in the gallery, in its order. */
  readonly growthIdeas: (db: Queries) => Promise<readonly GrowthIdea[]>;
  /** The newest rates and those of the year before them, oldest first. */
  readonly ratesOfYear: (db: Queries) => Promise<readonly RateTable[]>;
  /** Kinds of data that show figures worked out with the rates. */
  readonly topicsShowing: readonly string[];
  /** Has everything that is stored in dollars worked out anew. */
  readonly workOutAnew: () => Promise<void>;
}

/** And what it finds where requests are answered. */
export interface HandlerServices extends TaskServices {
  readonly showRows: ShowRows;
  readonly readRates: ReadRates;
  /** Of all features. */
  readonly otherData: readonly DataOfUser[];
  readonly findJob: FindJob;
  /** Tells everybody who keeps a page of the board that what is on it has changed. */
  readonly boardChanged: (within: Queries) => Promise<void>;
  /** Kinds of data that go and come with the accounts of those who put them there. */
  readonly topicsOfPeople: readonly string[];
  /** Has somebody's premium not renewed any more, at the provider as well: handed over with whatever it follows from. */
  readonly stopRenewals: (enqueue: Enqueue, userId: number) => Promise<void>;
  readonly jobFigures: JobFigures;
  readonly doors: Doors;
  /** Public holidays that follow from no rule. */
  readonly declaredDays: (db: Queries) => Promise<readonly Holiday[]>;
  readonly listingsSince: ListingsSince;
  /** Ticks off a step of the start guide. */
  readonly startStepDone: (
    db: Queries,
    userId: number,
    step: StartStep,
    now: Date,
  ) => Promise<void>;
}
