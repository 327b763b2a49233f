import type { aiKeyEndpoints } from "#contract/tools/ai-key.ts";
import type { aiToolEndpoints } from "#contract/tools/ai-tools.ts";
import type { documentEndpoints } from "#contract/tools/documents.ts";
import type { readyMadeEndpoints } from "#contract/tools/ready-made.ts";
import type { spendingEndpoints } from "#contract/tools/spending.ts";
import type { termsEndpoints } from "#contract/tools/terms.ts";
import type { Feature } from "#server/feature.ts";
import { askHandlers } from "./ask/handlers.ts";
import { documentHandlers } from "./documents/handlers.ts";
import { exportTools } from "./export-data.ts";
import { keyHandlers } from "./key/handlers.ts";
import { readyMadeHandlers } from "./ready-made/handlers.ts";
import { spendingHandlers } from "./spending/handlers.ts";
import { termsHandlers } from "./terms/handlers.ts";
import { toolTasks } from "./tasks.ts";

type Rows = typeof aiKeyEndpoints &
  typeof aiToolEndpoints &
  typeof documentEndpoints &
  typeof readyMadeEndpoints &
  typeof spendingEndpoints &
  typeof termsEndpoints;

export const tools: Feature<Rows> = {
  handlers: (services) => ({
    ...askHandlers(services),
    ...documentHandlers(services),
    ...keyHandlers(services),
    ...readyMadeHandlers(services),
    ...spendingHandlers(services),
    ...termsHandlers(services),
  }),
  tasks: toolTasks,
  dataOfUser: exportTools,
};
