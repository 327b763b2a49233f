import type { applicationEndpoints } from "#contract/tracker/applications.ts";
import { sastDay } from "#domain/days.ts";
import { fail } from "#server/app-error.ts";
import { jobApplications } from "#server/adapters/database/schema.ts";
import { lockUser } from "#server/adapters/database/tables/lock-user.ts";
import type { Handlers } from "#server/http/api/handler.ts";
import { deleteForNow, undoDeletion } from "#server/lists/undoable-deletion.ts";
import { moveTo, moveTheStart } from "../timeline/store.ts";
import type { TrackerServices } from "../tracker-services.ts";
import { presentApplication, theirs } from "./columns.ts";
import { notInFuture } from "./not-in-future.ts";
import { readWhole } from "./read-whole.ts";
import {
  addApplication,
  allApplications,
  findAlike,
  findApplication,
  leaveListingToNewer,
  lockApplication,
  roomFor,
  writeApplication,
} from "./store.ts";
import { adTracker } from "./track.ts";

type Rows = Pick<
  typeof applicationEndpoints,
  | "listApplications"
  | "createApplication"
  | "trackListing"
  | "trackCheckedAd"
  | "findAlike"
  | "readApplication"
  | "changeApplication"
  | "deleteApplication"
  | "restoreApplication"
>;

export function applicationHandlers(services: TrackerServices): Handlers<Rows> {
  const { database, clock, showRows, startStepDone } = services;
  const db = database.queries;
  const ads = adTracker(services);

  return {
    async listApplications({ viewer, query }) {
      const rows = await allApplications(db, viewer.id, query);
      return showRows("applications", rows, presentApplication);
    },

    async createApplication({ viewer, body }) {
      const now = clock.now();
      notInFuture(body.dateApplied, "dateApplied", now);
      const id = await database.transaction(async (tx) => {
        const added = await addApplication(tx, {
          ...body,
          userId: viewer.id,
          origin: "typed",
          now,
        });
        await startStepDone(tx, viewer.id, "applications", now);
        return added;
      });
      return readWhole(db, viewer.id, id);
    },

    trackListing: ({ viewer, body }) => ads.fromListing(viewer, body.jobId),
    trackCheckedAd: ({ viewer, body }) => ads.fromText(viewer, body),
    findAlike: ({ viewer, query }) => findAlike(db, viewer.id, query),
    readApplication: ({ viewer, params }) => readWhole(db, viewer.id, params.id),

    async changeApplication({ viewer, params, body: { version, result, ...fields } }) {
      const now = clock.now();
      notInFuture(fields.dateApplied, "dateApplied", now);
      const isDone = await database.transaction(async (tx) => {
        const before = await lockApplication(tx, viewer.id, params.id);
        if (version !== undefined && version !== before.version) return false;
        await writeApplication(tx, before.id, fields);
        if (fields.dateApplied !== before.dateApplied)
          await moveTheStart(tx, before, fields.dateApplied);
        const { lastOn, ...stands } = await lockApplication(tx, viewer.id, params.id);
        if (result !== stands.result)
          await moveTo(tx, before.id, { result, on: later(sastDay(now), lastOn), note: null }, now);
        return true;
      });
      const current = await readWhole(db, viewer.id, params.id);
      return isDone ? current : fail("changed_meanwhile", { current });
    },

    async deleteApplication({ viewer, params }) {
      if ((await findApplication(db, viewer.id, params.id)) === null) fail("not_found");
      await deleteForNow(db, jobApplications, theirs(viewer.id, params.id), clock.now());
      return { ok: true };
    },

    async restoreApplication({ viewer, params }) {
      await database.transaction(async (tx) => {
        await lockUser(tx, viewer.id);
        await leaveListingToNewer(tx, viewer.id, params.id);
        const which = theirs(viewer.id, params.id);
        if (await undoDeletion(tx, jobApplications, which, clock.now()))
          await roomFor(tx, viewer.id, 0);
      });
      // Pressed twice, it is there all the same.
      const row = await findApplication(db, viewer.id, params.id);
      return row === null ? fail("too_late_to_undo") : readWhole(db, viewer.id, row.id);
    },
  };
}

/** What was applied for where it is tomorrow already comes before no move of today. */
const later = (day: string, other: string): string => (day > other ? day : other);
