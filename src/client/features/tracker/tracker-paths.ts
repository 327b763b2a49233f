import { generatePath } from "react-router";
import { paths } from "#domain/paths.ts";

export const applicationPath = (id: number): string =>
  generatePath(paths.trackedApplication, { id: String(id) });
