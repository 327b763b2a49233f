import type { demoEndpoints } from "#contract/demo.ts";
import type { Feature } from "#server/feature.ts";
import { demoHandlers } from "./handlers.ts";

export const demo: Feature<typeof demoEndpoints> = {
  handlers: ({ capturedMail, mailer, appUrl }) => demoHandlers(capturedMail, mailer, appUrl),
};
