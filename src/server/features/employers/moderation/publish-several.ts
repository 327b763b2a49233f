import { isForBoard } from "#domain/employers/posting-states.ts";
import { recordDeed } from "#server/adapters/database/schema.ts";
import type { EmployerServices } from "../employer-services.ts";
import { changeJob, lockPosting } from "../stores/postings.ts";
import { addStep, stepsOf } from "../stores/steps.ts";
import { publish, waitingPosting, type Seen } from "./decide.ts";

interface Done {
  readonly id: string;
  readonly version: number;
}

/** Each by itself: one that has changed meanwhile, or is not for this board, keeps none of the others back. */
export async function publishSeveral(
  services: EmployerServices,
  wanted: readonly Seen[],
): Promise<Done[]> {
  const done: Done[] = [];
  for (const seen of wanted) {
    const published = await services.inTransaction(async (within) => {
      const posting = await waitingPosting(within.tx, seen);
      if (posting === null || !isForBoard(posting)) return null;
      await publish(services, within, posting, seen.adminId);
      return { id: String(seen.id), version: posting.version + 1 };
    });
    if (published !== null) done.push(published);
  }
  return done;
}

/** As long as a notice with an Undo stays, and a little longer. */
const undoMs = 10 * 60_000;

/** Back among those that wait. Its letter has gone out by then; when it is published again, another one goes. */
export async function undoPublishing(
  { database, clock, boardRows }: EmployerServices,
  wanted: readonly Seen[],
): Promise<Done[]> {
  const now = clock.now();
  const done: Done[] = [];
  for (const { id, version, adminId } of wanted) {
    const undone = await database.transaction(async (tx) => {
      const posting = await lockPosting(tx, id);
      if (posting?.status !== "open" || posting.version !== version) return null;
      const [last] = await stepsOf(tx, id);
      if (last?.step !== "published" || now.getTime() - last.at.getTime() > undoMs) return null;
      await changeJob(tx, id, { status: "pending", updatedAt: now });
      await addStep(tx, { jobId: id, step: "taken-back", byUserId: adminId, at: now });
      await recordDeed(tx, {
        at: now,
        byUserId: adminId,
        deed: "publishing-undone",
        subject: "job",
        subjectId: id,
        subjectName: posting.title,
      });
      await database.changes.announce(boardRows.topic, tx);
      return { id: String(id), version: version + 1 };
    });
    if (undone !== null) done.push(undone);
  }
  return done;
}
