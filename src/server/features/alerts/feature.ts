import type { alertEndpoints } from "#contract/alerts.ts";
import { newsDays } from "#domain/alerts/alert-rules.ts";
import { alerts as alertsTable } from "#server/adapters/database/schema.ts";
import type { Feature } from "#server/feature.ts";
import { deleteForGood } from "#server/lists/undoable-deletion.ts";
import { alertHandlers } from "./handlers.ts";
import { sendAlerts } from "./send-alerts.ts";
import { alertsOf, searchOf, sweepAlerts, type AlertRow } from "./store.ts";

export const alerts: Feature<typeof alertEndpoints> = {
  handlers: alertHandlers,
  tasks: (services) => ({
    scheduled: [sendAlerts(services)],
    sweepers: [
      deleteForGood(services.database.queries, alertsTable),
      sweepAlerts(services.database.queries, 2 * newsDays),
    ],
  }),
  dataOfUser: async (db, { id }) => ({ alerts: (await alertsOf(db, id)).map(exported) }),
};

const exported = (row: AlertRow) => ({
  ...searchOf(row),
  frequency: row.frequency,
  createdAt: row.createdAt,
  pausedAt: row.pausedAt,
});
