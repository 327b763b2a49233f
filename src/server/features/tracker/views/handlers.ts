import { listedApplication, type trackerViewEndpoints } from "#contract/tracker/views.ts";
import { resultsUnder, type Result, type TrackerTab } from "#domain/tracker/application.ts";
import { addDays, sastDay } from "#domain/days.ts";
import { nextFollowUp } from "#domain/tracker/cadence.ts";
import { closableAfterDays } from "#domain/tracker/silence.ts";
import type { Handlers } from "#server/http/api/handler.ts";
import { linkTo } from "../applications/columns.ts";
import type { TrackerServices } from "../tracker-services.ts";
import {
  boardOf,
  countClosable,
  countsOf,
  dueAfter,
  dueBy,
  isNarrowed,
  pageOf,
  tagsOf,
  totalOf,
} from "./store.ts";

type Rows = Pick<typeof trackerViewEndpoints, "trackerPage" | "trackerBoard" | "dueFollowUps">;

export function viewHandlers({
  database,
  clock,
  showRows,
  declaredDays,
}: TrackerServices): Handlers<Rows> {
  const db = database.queries;
  const show = (rows: readonly ListedRow[]) => showRows("applications", rows, presentListed);

  return {
    async trackerPage({ viewer, query: { tab = "all", search = "", cursor = null, ...filters } }) {
      const wanted = { tab, search, ...filters };
      const { rows, nextCursor, which } = await pageOf(db, viewer.id, wanted, cursor);
      const counts = underTabs(await countsOf(db, viewer.id));
      return {
        applications: show(rows),
        nextCursor,
        total: isNarrowed(wanted) ? await totalOf(db, which) : counts[tab],
        counts,
        tags: await tagsOf(db, viewer.id),
      };
    },

    async trackerBoard({ viewer, query: { cursor = null, ...filters } }) {
      const columns = await boardOf(db, viewer.id, filters, cursor);
      const counts = await countsOf(db, viewer.id, filters);
      return {
        columns: columns.map(({ result, page }) => ({
          result,
          total: counts.find((counted) => counted.result === result)?.applications ?? 0,
          applications: show(page.rows),
          nextCursor: page.nextCursor,
        })),
      };
    },

    async dueFollowUps({ viewer }) {
      const today = sastDay(clock.now());
      const since = addDays(today, -closableAfterDays);
      const { rows, total } = await dueBy(db, viewer.id, today);
      return {
        due: show(rows),
        dueTotal: total,
        next: show(await dueAfter(db, viewer.id, today)),
        followUpForToday: nextFollowUp(today, 0, await declaredDays(db)),
        closable: await countClosable(db, viewer.id, since),
      };
    },
  };
}

type ListedRow = Awaited<ReturnType<typeof dueBy>>["rows"][number];

const presentListed = (row: ListedRow) => listedApplication.parse({ ...row, job: linkTo(row) });

function underTabs(
  rows: readonly { readonly result: Result; readonly applications: number }[],
): Record<TrackerTab, number> {
  const sumOf = (wanted: readonly Result[]) =>
    rows.reduce((sum, row) => sum + (wanted.includes(row.result) ? row.applications : 0), 0);
  return {
    all: rows.reduce((sum, row) => sum + row.applications, 0),
    pending: sumOf(resultsUnder.pending),
    active: sumOf(resultsUnder.active),
    completed: sumOf(resultsUnder.completed),
  };
}
