import { randomUUID } from "node:crypto";
import { eq } from "drizzle-orm";
import type { applicationEndpoints } from "#contract/tracker/applications.ts";
import type { trackerViewEndpoints } from "#contract/tracker/views.ts";
import { addDays, sastDay } from "#domain/days.ts";
import { nextFollowUp } from "#domain/tracker/cadence.ts";
import { closableAfterDays } from "#domain/tracker/silence.ts";
import { timesAsked } from "#domain/tracker/timeline.ts";
import { jobApplications } from "#server/adapters/database/schema.ts";
import { lockUser } from "#server/adapters/database/tables/lock-user.ts";
import type { Handlers } from "#server/http/api/handler.ts";
import { changeOne } from "../applications/change-one.ts";
import { notInFuture } from "../applications/not-in-future.ts";
import { eventsOf } from "../applications/read-whole.ts";
import type { TrackerServices } from "../tracker-services.ts";
import { askedAgain, closeQuiet, moveTo, removeEvent, reopenQuiet } from "./store.ts";

type Rows = Pick<typeof applicationEndpoints, "moveApplication" | "followUp" | "removeEvent"> &
  Pick<typeof trackerViewEndpoints, "closeQuiet" | "reopenQuiet">;

export function timelineHandlers({
  database,
  clock,
  declaredDays,
}: TrackerServices): Handlers<Rows> {
  const change = changeOne(database);

  return {
    moveApplication({ viewer, params, body }) {
      const now = clock.now();
      notInFuture(body.on, "on", now);
      return change(viewer, params.id, (tx) => moveTo(tx, params.id, body, now));
    },

    followUp({ viewer, params, body }) {
      const now = clock.now();
      notInFuture(body.on, "on", now);
      const { id } = params;
      return change(viewer, id, async (tx) => {
        await askedAgain(tx, id, body.on, now);
        const asked = timesAsked(await eventsOf(tx, id));
        const followUpDate = nextFollowUp(body.on, asked, await declaredDays(tx));
        await tx.update(jobApplications).set({ followUpDate }).where(eq(jobApplications.id, id));
      });
    },

    removeEvent: ({ viewer, params }) =>
      change(viewer, params.id, (tx) => removeEvent(tx, params.id, params.eventId)),

    async closeQuiet({ viewer }) {
      const now = clock.now();
      const on = sastDay(now);
      const since = addDays(on, -closableAfterDays);
      const undo = randomUUID();
      const closed = await database.transaction(async (tx) => {
        await lockUser(tx, viewer.id);
        return closeQuiet(tx, viewer.id, { since, on, batch: undo, now });
      });
      return { closed, undo };
    },

    async reopenQuiet({ viewer, body }) {
      const reopened = await database.transaction((tx) => reopenQuiet(tx, viewer.id, body.undo));
      return { reopened };
    },
  };
}
