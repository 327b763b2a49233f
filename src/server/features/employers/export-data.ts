import type { Queries } from "#server/adapters/database/port.ts";
import { ofEmployer } from "./stores/postings.ts";
import { stepsOf } from "./stores/steps.ts";

/** What an employer posted, as they typed it, and what happened to it. */
export async function exportPostings(
  db: Queries,
  user: { readonly id: number },
): Promise<Record<string, unknown>> {
  const rows = await ofEmployer(db, user.id);
  if (rows.length === 0) return {};
  const postings = [];
  for (const row of rows) {
    const { id, fields, status, submittedAt, expiresAt, closedAt, closeReason } = row;
    const history = (await stepsOf(db, id)).map(({ step, reason, at }) => ({ step, reason, at }));
    postings.push({
      jobId: String(id),
      fields,
      status,
      submittedAt,
      expiresAt,
      closedAt,
      closeReason,
      history,
    });
  }
  return { postings };
}
