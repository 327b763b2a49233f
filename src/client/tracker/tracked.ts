import { paths } from "#domain/paths.ts";

/** The page of one application. */
export const trackedPath = (id: number): string =>
  paths.trackedApplication.replace(":id", String(id));
