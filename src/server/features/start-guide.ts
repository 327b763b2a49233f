import { and, eq } from "drizzle-orm";
import type { startGuideEndpoints, StartProgress } from "#contract/start-guide.ts";
import { isStillOn } from "#domain/calendar/moments.ts";
import { startSteps, type StartStep } from "#domain/start-guide.ts";
import { hoursOfVisit } from "#domain/visits.ts";
import type { Clock } from "#server/adapters/clock/port.ts";
import type { Database, Queries } from "#server/adapters/database/port.ts";
import { startGuideSteps, visits } from "#server/adapters/database/schema.ts";
import type { Feature } from "#server/feature.ts";
import type { Handlers } from "#server/http/api/handler.ts";

const hourMs = 60 * 60 * 1000;

interface StartGuideServices {
  readonly database: Database;
  readonly clock: Clock;
}

function startGuideHandlers({
  database,
  clock,
}: StartGuideServices): Handlers<typeof startGuideEndpoints> {
  const db = database.queries;

  /** In the order of the guide, whenever they were done. */
  async function progressOf(userId: number): Promise<StartProgress> {
    const rows = await stepsOf(db, userId);
    return {
      done: startSteps.filter((step) => rows.some((row) => row.step === step)),
      hasComeBack: await hasComeBack(db, userId, clock.now()),
    };
  }

  return {
    readStartGuide: ({ viewer }) => progressOf(viewer.id),

    async markStartStep({ viewer, params, body }) {
      const { step } = params;
      const userId = viewer.id;
      if (body.isDone) await startStepDone(db, userId, step, clock.now());
      else
        await db
          .delete(startGuideSteps)
          .where(and(eq(startGuideSteps.userId, userId), eq(startGuideSteps.step, step)));
      return progressOf(userId);
    },
  };
}

/** A visit is noted once its page stands, so the one under way may be the first that is known. */
async function hasComeBack(db: Queries, userId: number, now: Date): Promise<boolean> {
  const [visit] = await db.select().from(visits).where(eq(visits.userId, userId));
  if (visit === undefined) return false;
  return visit.beforeAt !== null || !isStillOn(visit.visitedAt, hoursOfVisit * hourMs, now);
}

/** A step that was done by itself: whoever does what it asks for need not tick it off. */
export async function startStepDone(
  db: Queries,
  userId: number,
  step: StartStep,
  doneAt: Date,
): Promise<void> {
  await db.insert(startGuideSteps).values({ userId, step, doneAt }).onConflictDoNothing();
}

const stepsOf = (db: Queries, userId: number) =>
  db.select().from(startGuideSteps).where(eq(startGuideSteps.userId, userId));

async function exportStartGuide(
  db: Queries,
  { id }: { readonly id: number },
): Promise<Record<string, unknown>> {
  const rows = await stepsOf(db, id);
  return { startGuide: rows.map(({ step, doneAt }) => ({ step, doneAt })) };
}

export const startGuide: Feature<typeof startGuideEndpoints> = {
  handlers: startGuideHandlers,
  dataOfUser: exportStartGuide,
};
