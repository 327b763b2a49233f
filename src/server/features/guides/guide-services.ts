import type { HandlerServices } from "#server/feature.ts";
import type { ReadStrategies } from "./strategies/store.ts";

/** What the handlers of the guides need. */
export interface GuideServices extends Pick<
  HandlerServices,
  "clock" | "database" | "showRows" | "startStepDone"
> {
  readonly readStrategies: ReadStrategies;
}
