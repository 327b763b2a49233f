import type { HandlerServices } from "#server/feature.ts";

/** What the handlers of the tracker need. */
export type TrackerServices = Pick<
  HandlerServices,
  "clock" | "database" | "declaredDays" | "findJob" | "readRates" | "showRows" | "startStepDone"
>;
