import { and, count, eq } from "drizzle-orm";
import type { applicationEndpoints } from "#contract/tracker/applications.ts";
import { mostContacts } from "#domain/tracker/application.ts";
import { fail } from "#server/app-error.ts";
import {
  applicationContacts,
  applicationDocuments,
  documents,
} from "#server/adapters/database/schema.ts";
import type { Handlers } from "#server/http/api/handler.ts";
import { isThere } from "#server/lists/undoable-deletion.ts";
import type { TrackerServices } from "../tracker-services.ts";
import { changeOne } from "./change-one.ts";

type Rows = Pick<
  typeof applicationEndpoints,
  "addContact" | "changeContact" | "removeContact" | "linkDocument" | "unlinkDocument"
>;

/** People and documents that belong to an application. */
export function attachedHandlers({ database }: TrackerServices): Handlers<Rows> {
  const change = changeOne(database);

  return {
    addContact: ({ viewer, params, body }) =>
      change(viewer, params.id, async (tx) => {
        const [kept] = await tx
          .select({ contacts: count() })
          .from(applicationContacts)
          .where(eq(applicationContacts.applicationId, params.id));
        if ((kept?.contacts ?? 0) >= mostContacts) fail("contacts_full");
        await tx.insert(applicationContacts).values({ ...body, applicationId: params.id });
      }),

    changeContact: ({ viewer, params, body }) =>
      change(viewer, params.id, async (tx) => {
        const changed = await tx
          .update(applicationContacts)
          .set(body)
          .where(thisContact(params))
          .returning({ id: applicationContacts.id });
        if (changed.length === 0) fail("not_found");
      }),

    removeContact: ({ viewer, params }) =>
      change(viewer, params.id, async (tx) => {
        await tx.delete(applicationContacts).where(thisContact(params));
      }),

    linkDocument: ({ viewer, params: { id, documentId } }) =>
      change(viewer, id, async (tx) => {
        const [own] = await tx
          .select({ id: documents.id })
          .from(documents)
          .where(
            and(eq(documents.id, documentId), eq(documents.userId, viewer.id), isThere(documents)),
          );
        if (own === undefined) fail("not_found");
        await tx
          .insert(applicationDocuments)
          .values({ applicationId: id, documentId })
          .onConflictDoNothing();
      }),

    unlinkDocument: ({ viewer, params: { id, documentId } }) =>
      change(viewer, id, async (tx) => {
        await tx
          .delete(applicationDocuments)
          .where(
            and(
              eq(applicationDocuments.applicationId, id),
              eq(applicationDocuments.documentId, documentId),
            ),
          );
      }),
  };
}

const thisContact = ({ id, contactId }: { readonly id: number; readonly contactId: number }) =>
  and(eq(applicationContacts.id, contactId), eq(applicationContacts.applicationId, id));
