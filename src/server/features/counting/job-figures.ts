import { isCrawler } from "#domain/jobs/published/crawlers.ts";
import type { DayFigures, JobFigures } from "#server/feature.ts";
import type { Services } from "#server/services.ts";
import { repeats } from "./repeats.ts";
import { countsOfBoard, countsOfJobs } from "./store.ts";
import { tally } from "./tally.ts";

/** What is gathered here is written down before anybody reads the figures, and before this process ends. */
export function jobFigures({
  database,
  clock,
  log,
  lastThings,
}: Pick<Services, "database" | "clock" | "log" | "lastThings">): JobFigures {
  const db = database.queries;
  const { add, flush } = tally({ database, clock, log });
  const isRepeat = repeats(clock);
  lastThings.add(flush);

  return {
    count(jobId, deed, visit) {
      const isNobody = visit.isOnlyLooking === true || isCrawler(visit.userAgent);
      if (!isNobody && !isRepeat(jobId, deed, visit)) add(jobId, deed);
    },

    async ofJobs(jobIds, from, to) {
      if (jobIds.length === 0) return new Map();
      await flush();
      const figures = new Map<number, DayFigures[]>();
      for (const { jobId, ...day } of await countsOfJobs(db, jobIds, from, to))
        figures.set(jobId, [...(figures.get(jobId) ?? []), day]);
      return figures;
    },

    async ofBoard(from, to) {
      await flush();
      return countsOfBoard(db, from, to);
    },
  };
}
