import type { moderationEndpoints, ModerationDetail } from "#contract/employers/moderation.ts";
import { usualModerationSort, type ModerationView } from "#domain/employers/moderation-order.ts";
import type { Queries } from "#server/adapters/database/port.ts";
import { fail } from "#server/app-error.ts";
import type { Handlers } from "#server/http/api/handler.ts";
import type { Within } from "#server/work/port.ts";
import type { EmployerServices } from "../employer-services.ts";
import { reviewOf } from "../review.ts";
import { findJobRow, type StandingRow } from "../stores/postings.ts";
import { findInQueue } from "../stores/queue.ts";
import type { QueueWanted } from "../stores/queue-search.ts";
import { stepsOf } from "../stores/steps.ts";
import { publish, returnWithReason, waitingPosting, type Seen } from "./decide.ts";
import { listQueue, queueFile } from "./list-queue.ts";
import { presentDetail } from "./present.ts";
import { publishSeveral, undoPublishing } from "./publish-several.ts";

interface Asked {
  readonly search?: string | undefined;
  readonly view?: ModerationView | undefined;
  readonly sort?: QueueWanted["sort"] | undefined;
}

export function moderationHandlers(
  services: EmployerServices,
): Handlers<typeof moderationEndpoints> {
  const { database, inTransaction, readRates, showRows, boardRows } = services;
  const db = database.queries;

  async function detailOf(id: number, within: Queries = db): Promise<ModerationDetail> {
    const row = (await findInQueue(within, id)) ?? fail("not_found");
    const job = (await findJobRow(within, id)) ?? fail("not_found");
    const review = reviewOf(boardRows, row.fields, job, await readRates());
    return presentDetail(row, review, await stepsOf(within, id));
  }

  /** Somebody else may have decided, or the employer have edited it, since it was looked at. */
  async function decide(
    seen: Seen,
    deed: (within: Within, posting: StandingRow) => Promise<void>,
  ): Promise<ModerationDetail> {
    // Read before, as the transaction may hold the only connection.
    await readRates();
    await inTransaction(async (within) => {
      const posting = await waitingPosting(within.tx, seen);
      if (posting === null)
        fail("changed_meanwhile", { current: await detailOf(seen.id, within.tx) });
      await deed(within, posting);
    });
    return detailOf(seen.id);
  }

  return {
    listModeration: ({ query }) => listQueue(db, showRows, wantedIn(query), query.cursor ?? null),

    exportModeration: ({ query }) => queueFile(db, showRows, wantedIn(query)),

    readModeration: ({ params }) => detailOf(params.id),

    publishPosting: ({ params, body, viewer }) =>
      decide({ id: params.id, version: body.version, adminId: viewer.id }, (within, posting) =>
        publish(services, within, posting, viewer.id),
      ),

    returnPosting: ({ params, body, viewer }) =>
      decide({ id: params.id, version: body.version, adminId: viewer.id }, (within, posting) =>
        returnWithReason(services, within, posting, viewer.id, body.reason),
      ),

    async publishPostings({ body, viewer }) {
      return { done: await publishSeveral(services, seenBy(viewer.id, body.postings)) };
    },

    async undoPublishing({ body, viewer }) {
      return { done: await undoPublishing(services, seenBy(viewer.id, body.postings)) };
    },
  };
}

const wantedIn = ({
  search = "",
  view = "waiting",
  sort = usualModerationSort,
}: Asked): QueueWanted => ({ search, view, sort });

const seenBy = (adminId: number, postings: readonly Omit<Seen, "adminId">[]): Seen[] =>
  postings.map(({ id, version }) => ({ id, version, adminId }));
