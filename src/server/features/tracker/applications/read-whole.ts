import { and, asc, eq } from "drizzle-orm";
import {
  wholeApplication,
  type AdThatDay,
  type WholeApplication,
} from "#contract/tracker/application.ts";
import { payAtRate } from "#domain/listing/pay/in-rand.ts";
import { inOrder } from "#domain/tracker/timeline.ts";
import { fail } from "#server/app-error.ts";
import type { Queries } from "#server/adapters/database/port.ts";
import {
  applicationContacts,
  applicationDocuments,
  applicationEvents,
  documents,
} from "#server/adapters/database/schema.ts";
import { isThere } from "#server/lists/undoable-deletion.ts";
import { presentApplication } from "./columns.ts";
import { findApplication } from "./store.ts";

/** One application with all that belongs to it, for its owner. */
export async function readWhole(
  db: Queries,
  userId: number,
  id: number,
): Promise<WholeApplication> {
  const row = (await findApplication(db, userId, id)) ?? fail("not_found");
  const events = await eventsOf(db, id);
  const contacts = await contactsOf(db, id);
  const linked = await documentsOf(db, id);
  return wholeApplication.parse({
    ...presentApplication(row),
    ad: row.ad && adAsToldNow(row.ad),
    events: inOrder(events),
    contacts,
    documents: linked,
  });
}

/** At the rate of its day, but in the way we say it now: what was kept before knew of months only. */
const adAsToldNow = ({ facts, payInRand, ...ad }: AdThatDay): AdThatDay => ({
  ...ad,
  facts,
  payInRand:
    payInRand &&
    payAtRate({ pay: facts.pay, riskVerdict: facts.risk.verdict }, { ...payInRand, isOld: false }),
});

export const eventsOf = (db: Queries, applicationId: number) =>
  db
    .select({
      id: applicationEvents.id,
      kind: applicationEvents.kind,
      result: applicationEvents.result,
      on: applicationEvents.happenedOn,
      note: applicationEvents.note,
    })
    .from(applicationEvents)
    .where(eq(applicationEvents.applicationId, applicationId));

const contactsOf = (db: Queries, applicationId: number) =>
  db
    .select()
    .from(applicationContacts)
    .where(eq(applicationContacts.applicationId, applicationId))
    .orderBy(asc(applicationContacts.id));

const documentsOf = (db: Queries, applicationId: number) =>
  db
    .select({ id: documents.id, tool: documents.tool, title: documents.title })
    .from(applicationDocuments)
    .innerJoin(documents, eq(documents.id, applicationDocuments.documentId))
    .where(and(eq(applicationDocuments.applicationId, applicationId), isThere(documents)))
    .orderBy(asc(documents.id));
