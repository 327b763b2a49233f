import type { SourceDetail, sourceEndpoints } from "#contract/admin/sources.ts";
import type { Changes, Deed } from "#domain/desk/audit-deeds.ts";
import { addDays, sastDay } from "#domain/days.ts";
import { termsOf } from "#domain/feeds/terms.ts";
import type { Queries } from "#server/adapters/database/port.ts";
import { recordDeed } from "#server/adapters/database/schema.ts";
import { fail } from "#server/app-error.ts";
import type { HandlerServices } from "#server/feature.ts";
import type { Handlers } from "#server/http/api/handler.ts";
import type { Source } from "../stores/sources.ts";
import { handOverRun } from "../tasks.ts";
import { presentRun, presentSource } from "./present.ts";
import * as store from "./store.ts";

const daysShown = 30;

type Needs = Pick<HandlerServices, "database" | "clock" | "inTransaction">;

export function sourceHandlers({
  database,
  clock,
  inTransaction,
}: Needs): Handlers<typeof sourceEndpoints> {
  const db = database.queries;

  const found = async (id: number, within: Queries = db): Promise<Source> =>
    (await store.findSource(within, id)) ?? fail("not_found");

  async function show(id: number): Promise<SourceDetail> {
    const source = await found(id);
    const runs = await store.runsOf(db, id);
    const listed = await store.listedBySource(db);
    return {
      source: presentSource(source, runs[0], listed.get(id) ?? 0, clock.now()),
      runs: runs.map(presentRun),
      copies: await store.copiesOf(db, id),
    };
  }

  const tell = (tx: Queries, deed: Deed, source: Source, byUserId: number, changes: Changes = {}) =>
    recordDeed(tx, {
      at: clock.now(),
      byUserId,
      deed,
      subject: "source",
      subjectId: source.id,
      subjectName: source.name,
      changes,
    });

  return {
    async listSources() {
      const now = clock.now();
      const [all, runs, listed] = [
        await store.everySource(db),
        await store.lastRuns(db),
        await store.listedBySource(db),
      ];
      const from = addDays(sastDay(now), 1 - daysShown);
      const added = await store.addedByDay(db, new Date(`${from}T00:00:00+02:00`));
      const days = Array.from({ length: daysShown }, (_, index) => addDays(from, index));
      return {
        sources: all.map((row) =>
          presentSource(row, runs.get(row.id), listed.get(row.id) ?? 0, now),
        ),
        days: days.map((day) => ({ day, added: added.get(day) ?? 0 })),
      };
    },

    readSource: ({ params }) => show(params.id),

    async addSource({ body: { kind, name, place }, viewer }) {
      const now = clock.now();
      const address = kind === "rss" ? place : null;
      const { offByDefault } = termsOf(kind, address);
      const id = await inTransaction(async ({ tx, enqueue }) => {
        const added = await store.insertSource(tx, {
          kind,
          name,
          address,
          board: kind === "rss" ? null : place,
          isPaused: offByDefault,
          nextAt: now,
          createdAt: now,
        });
        if (added === null) return fail("invalid_input", alreadyThere);
        await tell(tx, "source-added", await found(added, tx), viewer.id);
        if (!offByDefault)
          await handOverRun(enqueue, added, { isAsked: false, isSmallerAccepted: false });
        return added;
      });
      return show(id);
    },

    async pauseSource({ params: { id }, body: { isPaused }, viewer }) {
      await database.transaction(async (tx) => {
        const source = await found(id, tx);
        if (source.isPaused === isPaused) return;
        await store.setPaused(tx, id, isPaused);
        await tell(tx, isPaused ? "source-paused" : "source-resumed", source, viewer.id);
      });
      return show(id);
    },

    async runSource({ params: { id }, body: { isSmallerAccepted }, viewer }) {
      const source = await found(id);
      refuseHaste(source, clock.now(), isSmallerAccepted);
      await inTransaction(async ({ tx, enqueue }) => {
        const changes = { smallerAccepted: [false, isSmallerAccepted] } as const;
        await tell(tx, "source-run", source, viewer.id, isSmallerAccepted ? changes : {});
        await handOverRun(enqueue, id, { isAsked: true, isSmallerAccepted });
      });
      return show(id);
    },

    async tellApart({ params: { id }, body: { key }, viewer }) {
      const now = clock.now();
      await inTransaction(async ({ tx, enqueue }) => {
        const source = await found(id, tx);
        const jobId = await store.tellApart(tx, { sourceId: id, key, by: viewer.id, now });
        if (jobId === null) return fail("not_found");
        await tell(tx, "copy-told-apart", source, viewer.id, { job: [jobId, null] });
        if (mayBeAsked(source, now))
          await handOverRun(enqueue, id, { isAsked: true, isSmallerAccepted: false });
      });
      return show(id);
    },
  };
}

const alreadyThere = { fields: { place: "This one is read already." } };

const minuteMs = 60_000;

/** Its terms say how often it may be asked, whoever wants to know. What failed may be tried once more. */
function mayBeAsked({ kind, address, answeredAt, trouble, nextAt }: Source, now: Date): boolean {
  // One that named a moment itself is not asked before.
  if (trouble === "limited") return nextAt <= now;
  const { everyMinutes } = termsOf(kind, address);
  return answeredAt === null || now.getTime() - answeredAt.getTime() >= everyMinutes * minuteMs;
}

function refuseHaste(source: Source, now: Date, isSmallerAccepted: boolean): void {
  const isLookedAt = isSmallerAccepted && source.trouble === "shrunk";
  if (!isLookedAt && !mayBeAsked(source, now)) fail("source_too_soon");
}
