import type { User } from "#contract/accounts.ts";
import type { Endpoint } from "#contract/endpoint.ts";
import { viewerHeader, viewerName } from "#contract/viewer.ts";
import { fail } from "#server/app-error.ts";
import { headerOf, type HttpContext } from "../context.ts";

/**
 * A tab drawn for one account must not act in the name of another that signed in through a second tab. Whoever has been
 * signed out since hears that from the row itself, wherever it asks for a sign-in.
 */
export function sameViewerOnly(c: HttpContext, row: Endpoint, viewer: User | null): void {
  if (row.tellsViewer === true || (viewer === null && row.access !== "public")) return;
  const shown = headerOf(c, viewerHeader);
  if (shown !== undefined && shown !== viewerName(viewer)) fail("viewer_changed");
}
