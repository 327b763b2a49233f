import { listedApplication, type trackerViewEndpoints } from "#contract/tracker/views.ts";
import { addDays, sastDay } from "#domain/days.ts";
import { nextFollowUp } from "#domain/tracker/cadence.ts";
import { closableAfterDays } from "#domain/tracker/silence.ts";
import type { Handlers } from "#server/http/api/handler.ts";
import { linkTo } from "../applications/columns.ts";
import { keptByRevision } from "../kept-by-revision.ts";
import type { TrackerServices } from "../tracker-services.ts";
import { boardOf, countClosable, dueAfter, dueBy, pageOf, totalOf } from "./store.ts";
import { countIn, countsUnderTabs, tagsIn, tallyOf } from "./tally.ts";

type Rows = Pick<typeof trackerViewEndpoints, "trackerPage" | "trackerBoard" | "dueFollowUps">;

export function viewHandlers({
  database,
  clock,
  showRows,
  declaredDays,
}: TrackerServices): Handlers<Rows> {
  const db = database.queries;
  const tallyNow = keptByRevision(db, (userId) => tallyOf(db, userId));
  const show = (rows: readonly ListedRow[]) => showRows("applications", rows, presentListed);

  return {
    async trackerPage({ viewer, query: { tab = "all", search = "", cursor = null, ...filters } }) {
      const wanted = { tab, search, ...filters };
      const { rows, nextCursor, which } = await pageOf(db, viewer.id, wanted, cursor);
      const tally = await tallyNow(viewer.id);
      return {
        applications: show(rows),
        nextCursor,
        total: search === "" ? countIn(tally, filters, tab) : await totalOf(db, which),
        counts: countsUnderTabs(tally),
        tags: tagsIn(tally),
      };
    },

    async trackerBoard({ viewer, query: { cursor = null, ...filters } }) {
      const columns = await boardOf(db, viewer.id, filters, cursor);
      const tally = await tallyNow(viewer.id);
      return {
        columns: columns.map(({ result, page }) => ({
          result,
          total: countIn(tally, { ...filters, result }),
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
