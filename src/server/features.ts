import type { endpoints } from "#contract/index.ts";
import type { DataOfUser, HandlerServices, TaskServices } from "./feature.ts";
import { addressRefused } from "./features/alerts/bounces.ts";
import { alerts } from "./features/alerts/feature.ts";
import { accounts } from "./features/accounts/feature.ts";
import { checkAJob } from "./features/check-a-job/feature.ts";
import { howWeRead } from "./features/how-we-read.ts";
import { desk } from "./features/desk/feature.ts";
import { demo } from "./features/demo/feature.ts";
import { feeds } from "./features/feeds/feature.ts";
import { employers } from "./features/employers/feature.ts";
import { holidays } from "./features/holidays/feature.ts";
import { declaredDays } from "./features/holidays/store.ts";
import { guides } from "./features/guides/feature.ts";
import { growthIdeas } from "./features/guides/strategies/store.ts";
import { boardRows } from "./features/jobs/board-rows.ts";
import { companies } from "./features/companies/feature.ts";
import { companyDoors } from "./features/companies/doors.ts";
import { counting } from "./features/counting/feature.ts";
import { jobFigures } from "./features/counting/job-figures.ts";
import { jobs } from "./features/jobs/feature.ts";
import { jobFinder } from "./features/jobs/find-job.ts";
import { newJobsFinder } from "./features/jobs/new-jobs.ts";
import { listingsSince } from "./features/jobs/listings-since.ts";
import { jobsTopic } from "./features/jobs/stores/jobs.ts";
import { workOutPay } from "./features/jobs/work-out-pay.ts";
import { membership } from "./features/membership/feature.ts";
import { stopRenewalsName } from "./features/membership/tasks/names.ts";
import { rates } from "./features/rates/feature.ts";
import { ratesReader } from "./features/rates/read-rates.ts";
import { newestTable, tablesOfYear } from "./features/rates/store.ts";
import { startGuide, startStepDone } from "./features/start-guide.ts";
import { tools } from "./features/tools/feature.ts";
import { tracker } from "./features/tracker/feature.ts";
import { visitsFeature } from "./features/visits.ts";
import type { Handlers } from "./http/api/handler.ts";
import type { DocumentRow } from "./http/documents.ts";
import { rateLimiter, type RateLimiter } from "./http/limits/rate-limit.ts";
import type { ShowRows } from "./http/api/rows-shown.ts";
import type { Services } from "./services.ts";
import { ownQueued, ownScheduled } from "./work/own-tasks.ts";
import type { QueuedTask, ScheduledTask, Tasks } from "./work/port.ts";

/** All there are. They do not know each other; what one has that another needs is handed over below. */
const features = [
  accounts,
  alerts,
  checkAJob,
  howWeRead,
  desk,
  demo,
  employers,
  holidays,
  guides,
  jobs,
  counting,
  companies,
  rates,
  feeds,
  membership,
  startGuide,
  tools,
  tracker,
  visitsFeature,
] as const;

export const taskServices = (services: Services, limits: RateLimiter): TaskServices => ({
  ...services,
  limits,
  appUrl: services.config.appUrl,
  newestRates: newestTable,
  boardRows,
  findNewJobs: newJobsFinder(services, newestTable),
  growthIdeas,
  ratesOfYear: tablesOfYear,
  topicsShowing: [jobsTopic],
  workOutAnew: () => services.queue.enqueue(workOutPay, {}),
});

export const handlerServices = (
  services: Services,
  limits: RateLimiter,
  showRows: ShowRows,
): HandlerServices => ({
  ...taskServices(services, limits),
  showRows,
  readRates: ratesReader(services.database, services.clock),
  otherData: features.flatMap((feature): DataOfUser[] =>
    feature.dataOfUser === undefined ? [] : [feature.dataOfUser],
  ),
  topicsOfPeople: [jobsTopic],
  stopRenewals: (enqueue, userId) => enqueue(stopRenewalsName, { userId }),
  findJob: jobFinder(services.database.queries),
  boardChanged: (within) => services.database.changes.announce(jobsTopic, within),
  jobFigures: jobFigures(services),
  doors: companyDoors(services),
  listingsSince: listingsSince(services.database.queries),
  startStepDone,
  declaredDays,
});

/** A row whose feature is missing above does not compile here. */
export function handlersOf(services: HandlerServices): Handlers<typeof endpoints> {
  const handlers = features.map((feature) => feature.handlers(services));
  return Object.assign({}, ...handlers) as Intersection<(typeof handlers)[number]>;
}

type Intersection<One> = (One extends unknown ? (one: One) => void : never) extends (
  all: infer All,
) => void
  ? All
  : never;

export const documentsOf = (services: HandlerServices): readonly DocumentRow[] =>
  features.flatMap((feature) => feature.documents?.(services) ?? []);

const tasksOf = (services: Services): Tasks[] => {
  const within = taskServices(services, rateLimiter(services.database, services.clock));
  return features.flatMap((feature) => feature.tasks?.(within) ?? []);
};

/** Everything that happens by itself. */
export function scheduledTasks(services: Services): readonly ScheduledTask[] {
  const parts = tasksOf(services);
  const sweepers = parts.flatMap((part) => part.sweepers ?? []);
  return [...parts.flatMap(({ scheduled = [] }) => scheduled), ...ownScheduled(services, sweepers)];
}

/** Everything that happens because somebody asked. */
export const queuedTasks = (services: Services): readonly QueuedTask[] => [
  ...ownQueued(services, (mail) => addressRefused(services, mail)),
  ...tasksOf(services).flatMap(({ queued = [] }) => queued),
];
