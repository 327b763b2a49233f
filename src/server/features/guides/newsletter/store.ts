import { and, eq } from "drizzle-orm";
import type { LaunchStep } from "#domain/guides/newsletter.ts";
import { specialties, type Specialty } from "#domain/tools/resumes/specialties.ts";
import type { Queries } from "#server/adapters/database/port.ts";
import { newsletterPlans, newsletterSteps } from "#server/adapters/database/schema.ts";

export const launchStepsOf = (db: Queries, userId: number) =>
  db
    .select({ step: newsletterSteps.step, doneAt: newsletterSteps.doneAt })
    .from(newsletterSteps)
    .where(eq(newsletterSteps.userId, userId))
    .orderBy(newsletterSteps.doneAt);

export async function markLaunchStep(
  db: Queries,
  userId: number,
  step: LaunchStep,
  doneAt: Date,
): Promise<void> {
  await db.insert(newsletterSteps).values({ userId, step, doneAt }).onConflictDoNothing();
}

export async function unmarkLaunchStep(
  db: Queries,
  userId: number,
  step: LaunchStep,
): Promise<void> {
  await db
    .delete(newsletterSteps)
    .where(and(eq(newsletterSteps.userId, userId), eq(newsletterSteps.step, step)));
}

/** One that is no specialty any more was never chosen. */
export async function specialtyOf(db: Queries, userId: number): Promise<Specialty | null> {
  const [row] = await db.select().from(newsletterPlans).where(eq(newsletterPlans.userId, userId));
  return specialties.find((one) => one === row?.specialty) ?? null;
}

export async function putSpecialty(
  db: Queries,
  userId: number,
  specialty: Specialty,
): Promise<void> {
  await db
    .insert(newsletterPlans)
    .values({ userId, specialty })
    .onConflictDoUpdate({ target: newsletterPlans.userId, set: { specialty } });
}
