import type { Queries } from "#server/adapters/database/port.ts";
import { allDocuments } from "./documents/store.ts";
import { findKey } from "./key/store.ts";
import { termsOf } from "./terms/store.ts";
import { allCalls, capOf, presentCall } from "./spending/store.ts";

/** Everything but the key itself, of which only its last signs are told. */
export async function exportTools(
  db: Queries,
  { id }: { readonly id: number },
): Promise<Record<string, unknown>> {
  const key = await findKey(db, id);
  const documents = await allDocuments(db, id);
  const calls = await allCalls(db, id);
  return {
    aiKey: key && { endsWith: key.ending, state: key.state, savedAt: key.savedAt },
    aiMonthlyLimitInCents: await capOf(db, id),
    workingTerms: await termsOf(db, id),
    aiCalls: calls.map(presentCall),
    documents: documents.map(({ tool, source, title, createdAt, jobTitle, request, result }) => ({
      tool,
      writtenBy: source,
      title,
      createdAt,
      job: jobTitle,
      request,
      result,
    })),
  };
}
