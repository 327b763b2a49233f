import type { HandlerServices } from "#server/feature.ts";

/** What the handlers of the tools need. */
export type ToolServices = Pick<
  HandlerServices,
  | "ai"
  | "clock"
  | "config"
  | "database"
  | "findJob"
  | "prompts"
  | "readRates"
  | "secrets"
  | "showRows"
  | "startStepDone"
>;
