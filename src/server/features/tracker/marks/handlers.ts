import type { trackerViewEndpoints } from "#contract/tracker/views.ts";
import { lockUser } from "#server/adapters/database/tables/lock-user.ts";
import type { Handlers } from "#server/http/api/handler.ts";
import type { TrackerServices } from "../tracker-services.ts";
import { hideCompany, marksOf, setHidesApplied, showCompany } from "./store.ts";

type Rows = Pick<
  typeof trackerViewEndpoints,
  "trackerMarks" | "hideApplied" | "hideCompany" | "showCompany"
>;

export function markHandlers({ database }: TrackerServices): Handlers<Rows> {
  const db = database.queries;
  return {
    trackerMarks: ({ viewer }) => marksOf(db, viewer.id),

    async hideApplied({ viewer, body }) {
      await setHidesApplied(db, viewer.id, body.hidesApplied);
      return marksOf(db, viewer.id);
    },

    async hideCompany({ viewer, body }) {
      await database.transaction(async (tx) => {
        await lockUser(tx, viewer.id);
        await hideCompany(tx, viewer.id, body.company);
      });
      return marksOf(db, viewer.id);
    },

    async showCompany({ viewer, body }) {
      await showCompany(db, viewer.id, body.company);
      return marksOf(db, viewer.id);
    },
  };
}
