import type { adminStrategyEndpoints } from "#contract/admin/growth-strategies.ts";
import type { growthGalleryEndpoints } from "#contract/guides/growth-gallery.ts";
import type { newsletterEndpoints } from "#contract/guides/newsletter.ts";
import type { strategyTagEndpoints } from "#contract/guides/strategy-tags.ts";
import type { Feature } from "#server/feature.ts";
import { growthStrategies } from "#server/adapters/database/schema.ts";
import { deleteForGood } from "#server/lists/undoable-deletion.ts";
import { adminStrategyHandlers } from "./admin/handlers.ts";
import { exportGuides } from "./export-data.ts";
import { newsletterHandlers } from "./newsletter/handlers.ts";
import { strategyHandlers } from "./strategies/handlers.ts";
import { strategiesReader } from "./strategies/store.ts";
import { tagHandlers } from "./tags/handlers.ts";

type Rows = typeof adminStrategyEndpoints &
  typeof growthGalleryEndpoints &
  typeof newsletterEndpoints &
  typeof strategyTagEndpoints;

export const guides: Feature<Rows> = {
  handlers: (services) => {
    const readStrategies = strategiesReader(services.database, services.clock);
    const within = { ...services, readStrategies };
    return {
      ...adminStrategyHandlers(services),
      ...strategyHandlers(within),
      ...tagHandlers(within),
      ...newsletterHandlers(within),
    };
  },
  tasks: ({ database }) => ({ sweepers: [deleteForGood(database.queries, growthStrategies)] }),
  dataOfUser: exportGuides,
};
