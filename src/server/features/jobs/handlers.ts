import { jobCard, jobDetail, savedJob, type jobEndpoints } from "#contract/jobs.ts";
import { pageOfCompany } from "#domain/companies/door-list.ts";
import { jobIdIn } from "#domain/jobs/address.ts";
import { tiersOpenTo } from "#domain/jobs/visibility.ts";
import type { ReadRates } from "#domain/listing/pay/rates.ts";
import { fail } from "#server/app-error.ts";
import type { Clock } from "#server/adapters/clock/port.ts";
import type { Database } from "#server/adapters/database/port.ts";
import type { Doors } from "#server/feature.ts";
import type { Handlers } from "#server/http/api/handler.ts";
import type { ShowRows } from "#server/http/api/rows-shown.ts";
import { stateFor, stateOnBoard } from "./find-job.ts";
import { boardLister } from "./search/list-jobs.ts";
import { presentCard, presentDetail } from "./present.ts";
import { findWhole, newestLike } from "./stores/jobs.ts";
import { addReport } from "./stores/reports.ts";
import { removeSavedJob, restoreSavedJob, savedJobsReader, saveJob } from "./stores/saved-jobs.ts";

const similarShown = 2;
/** Some more, in case one of them cannot be shown. */
const similarRead = 10;

interface JobServices {
  readonly database: Database;
  readonly clock: Clock;
  readonly readRates: ReadRates;
  readonly showRows: ShowRows;
  readonly doors: Doors;
}

export function jobHandlers(services: JobServices): Handlers<typeof jobEndpoints> {
  const { database, clock, readRates, showRows, doors } = services;
  const db = database.queries;
  const listJobs = boardLister(services);
  const readSavedJobs = savedJobsReader(database);

  async function remove(viewer: { readonly id: number }, jobId: string) {
    const id = jobIdIn(jobId);
    if (id !== null) await removeSavedJob(database, viewer.id, Number(id), clock.now());
    return { ok: true } as const;
  }

  return {
    listJobs: ({ query, viewer }) =>
      listJobs(
        {
          search: query.search ?? "",
          roleType: query.roleType ?? null,
          experience: query.experience ?? null,
          salary: query.salary ?? null,
          isWorldwideOnly: query.worldwide === "true",
          isSavedOnly: query.saved === "true",
          sort: query.sort ?? "newest",
        },
        query.cursor ?? null,
        viewer,
      ),

    async savedJobs({ viewer }) {
      const rows = await readSavedJobs(viewer.id, tiersOpenTo(viewer));
      return showRows("saved jobs", rows, ({ id, title, company, applyLink }) =>
        savedJob.parse({ jobId: String(id), title, company, link: applyLink }),
      );
    },

    async getJob({ params, viewer }) {
      const { id, status } = await stateOnBoard(db, params.id, viewer, clock.now());
      if (status === "closed") fail("job_closed");
      const row = (await findWhole(db, id)) ?? fail("not_found");
      const rates = await readRates();
      const companyPath = pageOfCompany(await doors(), row.company);
      const [job] = showRows("jobs", [row], () =>
        jobDetail.parse(presentDetail(row, rates, companyPath)),
      );
      return job ?? fail("not_found");
    },

    async similarJobs({ params, viewer }) {
      const job = await stateOnBoard(db, params.id, viewer, clock.now());
      const rows = await newestLike(db, job, tiersOpenTo(viewer), similarRead);
      const rates = await readRates();
      return showRows("jobs", rows, (row) => jobCard.parse(presentCard(row, rates))).slice(
        0,
        similarShown,
      );
    },

    async saveJob({ body, viewer }) {
      const { id, status } = await stateFor(db, body.jobId, viewer);
      if (status === "closed") fail("job_closed");
      await saveJob(database, viewer.id, id, clock.now());
      const row = (await findWhole(db, id)) ?? fail("not_found");
      return { jobId: String(id), title: row.title, company: row.company, link: row.applyLink };
    },

    removeSavedJob: ({ params, viewer }) => remove(viewer, params.jobId),
    unsaveJob: ({ body, viewer }) => remove(viewer, body.jobId),

    async restoreSavedJob({ params, viewer }) {
      const id = jobIdIn(params.jobId) ?? fail("too_late_to_undo");
      await restoreSavedJob(database, viewer.id, Number(id), clock.now());
      return { ok: true };
    },

    async reportJob({ params, body, viewer }) {
      const { id } = await stateFor(db, params.id, viewer);
      const { kind, note } = body;
      const userId = viewer?.id ?? null;
      const report = { jobId: id, kind, note, userId, createdAt: clock.now() };
      return { ok: true, isNew: await database.transaction((tx) => addReport(tx, report)) };
    },
  };
}
