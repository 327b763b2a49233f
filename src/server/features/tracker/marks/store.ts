import { and, asc, count, desc, eq, isNotNull } from "drizzle-orm";
import type { TrackerMarks } from "#contract/tracker/views.ts";
import { companyKey as keyOf } from "#domain/tracker/alike.ts";
import { fail } from "#server/app-error.ts";
import type { Queries } from "#server/adapters/database/port.ts";
import {
  hiddenCompanies,
  jobApplications,
  trackerSettings,
} from "#server/adapters/database/schema.ts";
import { ownApplications } from "../applications/columns.ts";

const { userId, companyKey, company } = hiddenCompanies;

/** More are on no page of the board. */
const mostMarked = 2_000;
const mostHidden = 500;

/** What the board marks or hides for this member. */
export async function marksOf(db: Queries, member: number): Promise<TrackerMarks> {
  const applied = await db
    .select({
      jobId: jobApplications.jobId,
      on: jobApplications.dateApplied,
      applicationId: jobApplications.id,
    })
    .from(jobApplications)
    .where(and(ownApplications(member), isNotNull(jobApplications.jobId)))
    .orderBy(desc(jobApplications.dateApplied))
    .limit(mostMarked);
  const [settings] = await db
    .select({ hidesApplied: trackerSettings.hidesApplied })
    .from(trackerSettings)
    .where(eq(trackerSettings.userId, member));
  const hidden = await db
    .select({ company })
    .from(hiddenCompanies)
    .where(eq(userId, member))
    .orderBy(asc(company));
  return {
    applied: applied.map(({ jobId, on, applicationId }) => ({
      jobId: String(jobId),
      on,
      applicationId,
    })),
    hidesApplied: settings?.hidesApplied ?? false,
    hiddenCompanies: hidden.map((row) => row.company),
  };
}

export async function setHidesApplied(
  db: Queries,
  member: number,
  hidesApplied: boolean,
): Promise<void> {
  await db
    .insert(trackerSettings)
    .values({ userId: member, hidesApplied })
    .onConflictDoUpdate({ target: trackerSettings.userId, set: { hidesApplied } });
}

/** Comes with the member locked. However its name is written, a company is hidden once. */
export async function hideCompany(tx: Queries, member: number, name: string): Promise<void> {
  const added = await tx
    .insert(hiddenCompanies)
    .values({ userId: member, companyKey: keyOf(name), company: name })
    .onConflictDoNothing()
    .returning({ company });
  if (added.length === 0) return;
  const [kept] = await tx
    .select({ companies: count() })
    .from(hiddenCompanies)
    .where(eq(userId, member));
  if ((kept?.companies ?? 0) > mostHidden) fail("hidden_companies_full");
}

export async function showCompany(db: Queries, member: number, name: string): Promise<void> {
  await db.delete(hiddenCompanies).where(and(eq(userId, member), eq(companyKey, keyOf(name))));
}
