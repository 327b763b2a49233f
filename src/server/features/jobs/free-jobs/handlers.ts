import type { freeJobEndpoints } from "#contract/admin/free-jobs.ts";
import { usualFreeJobSort } from "#domain/desk/free-job.ts";
import type { RateTable } from "#domain/listing/pay/rates.ts";
import { addDays } from "#domain/membership/term.ts";
import { fail } from "#server/app-error.ts";
import type { Clock } from "#server/adapters/clock/port.ts";
import type { Database, Queries } from "#server/adapters/database/port.ts";
import { recordDeed } from "#server/adapters/database/schema.ts";
import type { Handlers } from "#server/http/api/handler.ts";
import type { ShowRows } from "#server/http/api/rows-shown.ts";
import { jobsTopic } from "../stores/jobs.ts";
import { freeJobsFile, pageOfFreeJobs } from "./list.ts";
import { deskOfMany } from "./many.ts";
import { changesOf, presentFreeJob, presentWhole } from "./present.ts";
import { addedRow, changedRow } from "./row.ts";
import {
  addFreeJob,
  findFreeJob,
  lockFreeJobs,
  wholeFreeJobs,
  writeFreeJob,
  type FreeJobsWanted,
} from "./store.ts";

const mostWhole = 1_000;

interface FreeJobServices {
  readonly database: Database;
  readonly clock: Clock;
  readonly showRows: ShowRows;
  readonly newestRates: (db: Queries) => Promise<RateTable>;
}

interface Asked {
  readonly search?: string | undefined;
  readonly activeOnly?: "true" | "false" | undefined;
  readonly sort?: FreeJobsWanted["sort"] | undefined;
}

/** Every deed is on record in the transaction that does it, and pages that show jobs learn of it. */
export function freeJobHandlers(services: FreeJobServices): Handlers<typeof freeJobEndpoints> {
  const { database, clock, showRows, newestRates } = services;
  const db = database.queries;
  const many = deskOfMany(database);

  return {
    async listFreeJobs({ query }) {
      const rows = await wholeFreeJobs(db, query.activeOnly !== "false", mostWhole);
      return showRows("free jobs", rows, presentWhole);
    },

    pageFreeJobs: ({ query }) =>
      pageOfFreeJobs(db, showRows, wantedIn(query), query.cursor ?? null),

    exportFreeJobs: ({ query }) => freeJobsFile(db, showRows, wantedIn(query)),

    readFreeJob: async ({ params }) =>
      presentFreeJob((await findFreeJob(db, params.id)) ?? fail("not_found")),

    async createFreeJob({ body, viewer }) {
      const now = clock.now();
      notYetToCome(body.publishedDate, now);
      return database.transaction(async (tx) => {
        const row = addedRow(body, { now, rates: await newestRates(tx), adminId: viewer.id });
        const added = (await addFreeJob(tx, row)) ?? fail("invalid_input", numberTaken);
        await recordDeed(tx, { at: now, byUserId: viewer.id, deed: "job-added", ...about(added) });
        await database.changes.announce(jobsTopic, tx);
        return presentFreeJob(added);
      });
    },

    async changeFreeJob({ params, body, viewer }) {
      const now = clock.now();
      notYetToCome(body.publishedDate, now);
      return database.transaction(async (tx) => {
        const [before = fail("not_found")] = await lockFreeJobs(tx, [params.id]);
        if (body.version !== undefined && body.version !== before.version)
          fail("changed_meanwhile", { current: presentFreeJob(before) });
        const row = changedRow(body, before, { now, rates: await newestRates(tx) });
        const after =
          (await writeFreeJob(tx, before.id, row)) ?? fail("invalid_input", numberTaken);
        const changes = changesOf(before, after);
        await recordDeed(tx, {
          at: now,
          byUserId: viewer.id,
          deed: "job-changed",
          ...about(after),
          changes,
        });
        await database.changes.announce(jobsTopic, tx);
        return presentFreeJob(after);
      });
    },

    async deleteFreeJob({ params, query, viewer }) {
      const jobs = [{ id: params.id, version: query.version }];
      const { done } = await many.change("delete", jobs, viewer.id, clock.now());
      if (done.length === 1) return { ok: true };
      const current = (await findFreeJob(db, params.id)) ?? fail("not_found");
      return fail("changed_meanwhile", { current: presentFreeJob(current) });
    },

    changeManyFreeJobs: ({ body, viewer }) =>
      many.change(body.deed, body.jobs, viewer.id, clock.now()),

    async restoreFreeJobs({ body, viewer }) {
      const restored = await many.restore(body.ids, viewer.id, clock.now());
      return restored.length === 0 ? fail("too_late_to_undo") : { restored };
    },
  };
}

const wantedIn = ({ search = "", activeOnly, sort = usualFreeJobSort }: Asked): FreeJobsWanted => ({
  search,
  isActiveOnly: activeOnly !== "false",
  sort,
});

const about = ({ id, title }: { readonly id: number; readonly title: string }) =>
  ({ subject: "job", subjectId: id, subjectName: title }) as const;

const numberTaken = { fields: { externalJobId: "Another job has this id already." } };

/** It would stand above everything else until that day. Somewhere it is tomorrow already. */
function notYetToCome(publishedDate: Date | undefined, now: Date): void {
  if (publishedDate !== undefined && publishedDate > addDays(now, 1))
    fail("invalid_input", { fields: { publishedDate: "That day is still to come." } });
}
