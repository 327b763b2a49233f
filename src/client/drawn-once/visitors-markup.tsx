import { QueryClientProvider } from "@tanstack/react-query";
import type { ReactElement } from "react";
import { renderToString } from "react-dom/server";
import {
  createStaticHandler,
  createStaticRouter,
  matchRoutes,
  StaticRouterProvider,
  type StaticHandlerContext,
} from "react-router";
import { AppContextProvider, type AppContext, type DrawOnce } from "#client/app-context.ts";
import { escapeHtml } from "#domain/markup/escape.ts";

interface Drawn {
  readonly version: string;
  /** What stands between the places where the page names its own address. */
  readonly pieces: readonly string[];
}

/** Stands where the address goes. Unguessable, so that no text on a page can ask for it. */
const mark = `/${crypto.randomUUID()}`;

const kept = new WeakMap<object, Drawn>();

/**
 * Draws parts of pages for visitors, who all see the same, and keeps the markup with what it shows. Not for anybody who is
 * signed in. A part must draw its markup from what it is handed and from the address alone, and name no ids by its place.
 */
export function visitorsMarkup(app: AppContext, url: URL): DrawOnce {
  const address = escapeHtml(url.pathname + url.search);
  return (of, version, part) => {
    const before = kept.get(of);
    const drawn = before?.version === version ? before : { version, pieces: piecesOf(app, part) };
    if (drawn !== before) kept.set(of, drawn);
    return drawn.pieces.join(address);
  };
}

function piecesOf(app: AppContext, part: ReactElement): readonly string[] {
  const { dataRoutes: routes, match } = createStaticHandler([{ path: "*", element: part }]);
  const location = { pathname: mark, search: "", hash: "", state: null, key: "" };
  const context: StaticHandlerContext = {
    basename: "/",
    location,
    matches: matchRoutes(routes, location) ?? [],
    statusCode: 200,
    loaderData: {},
    actionData: null,
    errors: null,
    loaderHeaders: {},
    actionHeaders: {},
    _match: match,
  };
  const markup = renderToString(
    <QueryClientProvider client={app.queryClient}>
      <AppContextProvider value={{ ...app, drawOnce: null }}>
        <StaticRouterProvider
          router={createStaticRouter(routes, context)}
          context={context}
          hydrate={false}
        />
      </AppContextProvider>
    </QueryClientProvider>,
  );
  return markup.split(mark);
}
