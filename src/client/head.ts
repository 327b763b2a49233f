import type { Params } from "react-router";
import { brand } from "#domain/brand.ts";
import type { PageHead } from "#contract/page.ts";
import type { AppContext } from "./app-context.ts";
import type { PageFailure } from "./page-error.ts";
import { loadedPage, type PageRow } from "./page.tsx";

interface Match {
  readonly params: Params;
  readonly route: { readonly handle?: unknown };
}

/** The page row among the matched routes, if any. */
export function rowOf(matches: readonly Match[]): PageRow | null {
  const handle = matches.at(-1)?.route.handle;
  return handle === undefined ? null : (handle as PageRow);
}

/** Title and description of what is on screen; the same on the server and in the browser. */
export function headOf(
  app: AppContext,
  matches: readonly Match[],
  failure: PageFailure | null,
  url: URL,
): PageHead {
  const row = rowOf(matches);
  const module = row === null ? null : loadedPage(row.page);
  if (failure !== null || module === null) {
    const title =
      failure === null || failure.status === 404 ? "Page not found" : "Something went wrong";
    return { title, description: brand.tagline, canonical: null };
  }
  return module.head({ app, params: matches.at(-1)?.params ?? {}, url });
}
