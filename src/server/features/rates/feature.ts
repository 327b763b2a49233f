import type { rateEndpoints } from "#contract/admin/rates.ts";
import type { Feature } from "#server/feature.ts";
import { exportRates } from "./export-data.ts";
import { rateHandlers } from "./handlers.ts";
import { updateRates } from "./update-rates.ts";

export const rates: Feature<typeof rateEndpoints> = {
  handlers: rateHandlers,
  tasks: (services) => ({ scheduled: [updateRates(services)] }),
  dataOfUser: exportRates,
};
