import type { auditEndpoints } from "#contract/admin/audit.ts";
import type { overviewEndpoints } from "#contract/admin/overview.ts";
import { usualAuditSort } from "#domain/desk/audit-deeds.ts";
import { keptUntilChanged } from "#server/adapters/database/kept-until-changed.ts";
import type { Feature } from "#server/feature.ts";
import { lookedFor } from "#server/lists/found-ids.ts";
import { cursorFor } from "#server/lists/cursor.ts";
import { readOverview, type WholeHouse } from "./overview.ts";
import {
  countEntries,
  findEntries,
  presentEntry,
  searchEntries,
  type EntriesWanted,
} from "./trail.ts";
import { trailFile } from "./trail-file.ts";

const pageSize = 50;
const countCap = 1_000;

/** What administrators see of everything at once: what needs them, and what they did. */
export const desk: Feature<typeof overviewEndpoints & typeof auditEndpoints> = {
  handlers: ({ database, queue, clock, showRows, jobFigures, boardRows }) => {
    const db = database.queries;
    const kept = keptUntilChanged<WholeHouse>(database.changes, clock, boardRows.topic);
    return {
      readOverview: async () =>
        readOverview({ db, jobFigures, kept }, await queue.failed(), clock.now()),

      async listAuditEntries({ query }) {
        const wanted = wantedIn(query);
        const looked = await lookedFor(wanted, countCap, {
          count: (cap) => countEntries(db, wanted, cap),
          find: (cap) => searchEntries(db, wanted, cap),
        });
        const rows = await findEntries(db, looked.wanted, query.cursor ?? null, pageSize + 1);
        const shown = rows.slice(0, pageSize);
        const last = rows.length > pageSize ? shown.at(-1) : undefined;
        return {
          entries: showRows("audit entries", shown, presentEntry),
          nextCursor: last === undefined ? null : cursorFor(wanted.sort, last),
          total: looked.total,
          totalIsCapped: looked.totalIsCapped,
        };
      },

      exportAuditEntries: ({ query }) => trailFile(db, showRows, wantedIn(query)),
    };
  },
};

type Asked = { readonly [Name in keyof EntriesWanted]?: EntriesWanted[Name] | undefined };

const wantedIn = (query: Asked): EntriesWanted => ({
  search: query.search ?? "",
  deed: query.deed ?? null,
  subject: query.subject ?? null,
  subjectId: query.subjectId ?? null,
  by: query.by ?? "",
  sort: query.sort ?? usualAuditSort,
});
