import type { alertEndpoints } from "#contract/letters/alerts.ts";
import type { newsletterDeskEndpoints } from "#contract/letters/newsletter.ts";
import { newsDays } from "#domain/alerts/alert-rules.ts";
import { alerts as alertsTable } from "#server/adapters/database/schema.ts";
import type { Feature } from "#server/feature.ts";
import { deleteForGood } from "#server/lists/undoable-deletion.ts";
import { alertHandlers } from "./handlers.ts";
import { newsletterDeskHandlers } from "./newsletter/handlers.ts";
import { sendNewsletter } from "./newsletter/send-newsletter.ts";
import { sendAlerts } from "./send-alerts.ts";
import { alertsOf, letterStateOf, searchOf, sweepAlerts, type AlertRow } from "./store.ts";

export const alerts: Feature<typeof alertEndpoints & typeof newsletterDeskEndpoints> = {
  handlers: (services) => ({ ...alertHandlers(services), ...newsletterDeskHandlers(services) }),
  tasks: (services) => ({
    scheduled: [sendAlerts(services), sendNewsletter(services)],
    sweepers: [
      deleteForGood(services.database.queries, alertsTable),
      sweepAlerts(services.database.queries, 2 * newsDays),
    ],
  }),
  dataOfUser: async (db, { id }) => {
    const { newsletterWanted, bouncedAt } = await letterStateOf(db, id);
    return {
      alerts: (await alertsOf(db, id)).map(exported),
      letters: { newsletterWanted, addressRefusedAt: bouncedAt },
    };
  },
};

const exported = (row: AlertRow) => ({
  ...searchOf(row),
  frequency: row.frequency,
  createdAt: row.createdAt,
  pausedAt: row.pausedAt,
});
