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

/** What the router knows of the address it stands at, on the server and in the browser. */
export interface Routed {
  readonly matches: readonly Match[];
  readonly loaderData: LoaderData;
}

type LoaderData = Readonly<Record<string, unknown>>;

/** The page row among the matched routes, if any. */
export function rowOf(matches: readonly Match[]): PageRow | null {
  const handle = matches.at(-1)?.route.handle;
  return handle === undefined ? null : (handle as PageRow);
}

/** The name of the page on screen: of the routes that match, only the page's own has a loader, and that is its answer. */
export const pageOn = (loaderData: LoaderData): string | null =>
  Object.values(loaderData).find((name) => typeof name === "string") ?? null;

/** Title and description of what is on screen; the same on the server and in the browser. */
export function headOf(
  app: AppContext,
  routed: Routed,
  failure: PageFailure | null,
  url: URL,
): PageHead {
  const module = loadedPage(pageOn(routed.loaderData));
  if (failure !== null || module === null) {
    const title =
      failure === null || failure.status === 404 ? "Page not found" : "Something went wrong";
    return { title, description: brand.tagline, canonical: null };
  }
  return module.head({ app, params: routed.matches.at(-1)?.params ?? {}, url });
}
