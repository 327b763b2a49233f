import { and, asc, desc, eq, getTableColumns } from "drizzle-orm";
import { wholeApplication } from "#contract/tracker/application.ts";
import { inOrder } from "#domain/tracker/timeline.ts";
import type { Queries } from "#server/adapters/database/port.ts";
import {
  applicationContacts,
  applicationDocuments,
  applicationEvents,
  documents,
  jobApplications,
  jobs,
} from "#server/adapters/database/schema.ts";
import { isThere } from "#server/lists/undoable-deletion.ts";
import { applicationColumns, linkTo, ownApplications } from "./columns.ts";

const a = jobApplications;

/**
 * All of a member's applications with all that belongs to them, in as many questions as one of them takes. One that the
 * tracker could not show is theirs all the same, and comes as it stands.
 */
export async function readAll(db: Queries, userId: number): Promise<object[]> {
  const rows = await db
    .select({ ...applicationColumns, ad: a.ad })
    .from(a)
    .leftJoin(jobs, eq(jobs.id, a.jobId))
    .where(ownApplications(userId))
    .orderBy(desc(a.dateApplied), desc(a.id));
  const events = byApplication(await allEvents(db, userId));
  const contacts = byApplication(await allContacts(db, userId));
  const linked = byApplication(await allDocuments(db, userId));
  return rows.map((row) =>
    asShown({
      ...row,
      job: linkTo(row),
      events: inOrder(events.get(row.id) ?? []),
      contacts: contacts.get(row.id) ?? [],
      documents: linked.get(row.id) ?? [],
    }),
  );
}

const asShown = (whole: object): object => wholeApplication.safeParse(whole).data ?? whole;

const byApplication = <Row extends { readonly applicationId: number }>(rows: readonly Row[]) =>
  Map.groupBy(rows, ({ applicationId }) => applicationId);

const allEvents = (db: Queries, userId: number) =>
  db
    .select({ ...getTableColumns(applicationEvents), on: applicationEvents.happenedOn })
    .from(applicationEvents)
    .innerJoin(a, eq(a.id, applicationEvents.applicationId))
    .where(ownApplications(userId));

const allContacts = (db: Queries, userId: number) =>
  db
    .select(getTableColumns(applicationContacts))
    .from(applicationContacts)
    .innerJoin(a, eq(a.id, applicationContacts.applicationId))
    .where(ownApplications(userId))
    .orderBy(asc(applicationContacts.id));

const allDocuments = (db: Queries, userId: number) =>
  db
    .select({
      applicationId: applicationDocuments.applicationId,
      id: documents.id,
      tool: documents.tool,
      title: documents.title,
    })
    .from(applicationDocuments)
    .innerJoin(documents, eq(documents.id, applicationDocuments.documentId))
    .innerJoin(a, eq(a.id, applicationDocuments.applicationId))
    .where(and(ownApplications(userId), isThere(documents)))
    .orderBy(asc(documents.id));
