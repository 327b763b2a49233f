import type { growthGalleryEndpoints } from "#contract/guides/growth-gallery.ts";
import type { newsletterEndpoints } from "#contract/guides/newsletter.ts";
import type { strategyTagEndpoints } from "#contract/guides/strategy-tags.ts";
import type { Feature } from "#server/feature.ts";
import { exportGuides } from "./export-data.ts";
import { newsletterHandlers } from "./newsletter/handlers.ts";
import { strategyHandlers } from "./strategies/handlers.ts";
import { strategiesReader } from "./strategies/store.ts";
import { tagHandlers } from "./tags/handlers.ts";

type Rows = typeof growthGalleryEndpoints &
  typeof newsletterEndpoints &
  typeof strategyTagEndpoints;

export const guides: Feature<Rows> = {
  handlers: (services) => {
    const readStrategies = strategiesReader(services.database, services.clock);
    const within = { ...services, readStrategies };
    return { ...strategyHandlers(within), ...tagHandlers(within), ...newsletterHandlers(within) };
  },
  dataOfUser: exportGuides,
};
