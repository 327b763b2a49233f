import { paths } from "#domain/paths.ts";

/** Whatever shows applications asks under this name, so that one change makes all of it stale. */
export const trackerKey = ["tracker"] as const;

/** The page of one application. */
export const trackedPath = (id: number): string =>
  paths.trackedApplication.replace(":id", String(id));
