import type { moderationEndpoints } from "#contract/employers/moderation.ts";
import type { postingEndpoints } from "#contract/employers/postings.ts";
import type { Feature } from "#server/feature.ts";
import { exportPostings } from "./export-data.ts";
import { moderationHandlers } from "./moderation/handlers.ts";
import { postingHandlers } from "./own/handlers.ts";
import { lookAfterPostings } from "./tasks.ts";

export const employers: Feature<typeof postingEndpoints & typeof moderationEndpoints> = {
  handlers: (services) => ({ ...postingHandlers(services), ...moderationHandlers(services) }),
  tasks: (services) => ({ scheduled: [lookAfterPostings(services)] }),
  dataOfUser: exportPostings,
};
