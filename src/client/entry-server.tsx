import { dehydrate, QueryClientProvider, type DehydratedState } from "@tanstack/react-query";
import { renderToString } from "react-dom/server";
import { createStaticRouter, StaticRouterProvider, type StaticHandlerContext } from "react-router";
import type { PageRenderer, PageRequest, PageResult } from "#contract/page.ts";
import { escapeJson } from "#domain/markup/escape.ts";
import { createApi, type Api } from "./api.ts";
import { pageShapes, type FoundOut, type StandIn } from "./drawn-once/page-shapes.ts";
import { visitorsMarkup } from "./drawn-once/visitors-markup.tsx";
import { AppContextProvider, routerContext, type AppContext } from "./app-context.ts";
import { userQuery } from "./session/viewer.ts";
import { headOf, pageOn, rowOf } from "./head.ts";
import { keptAddresses, rowsByPath } from "./kept-address.ts";
import { readFailure } from "./page-error.ts";
import { loadedPage, pageSource, type PageRow } from "./page.tsx";
import { createQueryClient } from "./query-client.ts";
import { branchOf, handlersByPath } from "./drawn-once/route-branches.ts";
import { createRoutes, pages } from "./routes.tsx";

/** Renders pages on the server, from any table of them. */
export function createRenderer(rows: readonly PageRow[]): PageRenderer {
  const routes = createRoutes(rows);
  const handlerAt = handlersByPath(routes);
  const rowAt = rowsByPath(routes);
  const shapes = pageShapes();

  async function draw(
    request: PageRequest,
    known: Pick<FoundOut, "give"> | null,
    standIn: StandIn | null = null,
  ): Promise<PageResult> {
    const { app, markup } = appFor(request, standIn?.objects);
    known?.give(app.queryClient);
    const routed = await handlerAt(request.url).query(new Request(request.url), {
      requestContext: routerContext(app),
    });
    if (routed instanceof Response) return asRedirect(routed);
    return renderPage(app, markup, routed, request.url, standIn?.now ?? null);
  }

  return {
    keptAddress: keptAddresses(rowAt),
    async render(request) {
      const known = await foundOut(request, rowAt);
      const { url } = request;
      const filled =
        known?.shaped &&
        (await shapes.fill(known.shaped, (standIn) =>
          draw({ ...request, url: new URL(standIn.address, url).href }, standIn, standIn),
        ));
      return filled ?? draw(request, known);
    },
  };
}

/** What the page at an address finds out for a visitor; null for one that tells nothing before it is drawn, or fails to. */
async function foundOut(
  { url: address, viewer, returned, fetchApi }: PageRequest,
  rowAt: ReturnType<typeof rowsByPath>,
): Promise<FoundOut | null> {
  if (viewer !== null || returned !== null) return null;
  const url = new URL(address);
  const row = rowAt(url.pathname);
  if (row?.access !== "public" || row.demoOnly === true) return null;
  const findOut = loadedPage(row.page)?.findOut;
  // A failure is met again where it can be shown.
  return (await findOut?.({ api: apiBy(fetchApi), url }).catch(() => null)) ?? null;
}

export const renderer = createRenderer(pages);

interface Drawing {
  readonly app: AppContext;
  /** Null for pages of somebody who is signed in: they are drawn whole. */
  readonly markup: ReturnType<typeof visitorsMarkup> | null;
}

/** No page asks for more than JSON while it is drawn, and nobody takes such a question back. */
const apiBy = (fetchApi: PageRequest["fetchApi"]): Api =>
  createApi((path, { method, headers, body = null }) =>
    typeof body === "object" && body !== null
      ? Promise.reject(new TypeError("A page that is being drawn sends no files"))
      : fetchApi(path, { method, headers, body }),
  );

function appFor(
  { fetchApi, site, viewer, returned }: PageRequest,
  standIns?: readonly object[],
): Drawing {
  const api = apiBy(fetchApi);
  const queryClient = createQueryClient();
  queryClient.setQueryData(userQuery(api).queryKey, viewer);
  const app = { api, queryClient, site, sentTo: viewer, returned, drawOnce: null };
  if (viewer !== null) return { app, markup: null };
  const markup = visitorsMarkup(app, standIns);
  return { app: { ...app, drawOnce: markup.drawOnce }, markup };
}

function asRedirect(response: Response): PageResult {
  const location = response.headers.get("location");
  if (location === null) throw new Error("A loader answered with a response that is no redirect");
  return { kind: "redirect", location, status: response.status };
}

function renderPage(
  app: AppContext,
  markup: Drawing["markup"],
  routed: StaticHandlerContext,
  url: string,
  fetchedAt: number | null,
): PageResult {
  const html = renderToString(
    <QueryClientProvider client={app.queryClient}>
      <AppContextProvider value={app}>
        <StaticRouterProvider
          router={createStaticRouter(branchOf(routed), routed)}
          context={routed}
          hydrate={false}
        />
      </AppContextProvider>
    </QueryClientProvider>,
  );
  const error: unknown = routed.errors === null ? null : Object.values(routed.errors)[0];
  const failure = error === null ? null : readFailure(error);
  const row = rowOf(routed.matches);
  const page = pageOn(routed.loaderData) ?? row?.page ?? null;
  const status = failure?.status ?? routed.statusCode;
  const hasFailedPart = app.queryClient
    .getQueryCache()
    .getAll()
    .some(({ state }) => state.status === "error");
  const { queries, mutations } = dehydrate(app.queryClient, {
    shouldDehydrateQuery: ({ state }) => state.status !== "pending",
  });
  const state = {
    site: app.site,
    ...(app.returned !== null && { returned: app.returned }),
    // What failed here is shown as failed there, until somebody tries again.
    queries: {
      mutations,
      queries: fetchedAt === null ? queries : queries.map((query) => fetched(query, fetchedAt)),
    },
    loaderData: routed.loaderData,
    errors: routed.errors && mapValues(routed.errors, readFailure),
  };
  return {
    kind: "page",
    status,
    head: headOf(app, routed, failure, new URL(url)),
    html: markup?.putTogether(html) ?? [html],
    state: markup?.writeState(state) ?? [escapeJson(state)],
    modules: page === null || loadedPage(page) === null ? [] : [pageSource(page)],
    cacheTopics: status === 200 && !hasFailedPart ? (row?.cacheTopics ?? null) : null,
    error: failure !== null && failure.status >= 500 ? error : null,
  };
}

const fetched = (query: DehydratedState["queries"][number], at: number) => ({
  ...query,
  dehydratedAt: at,
  state: { ...query.state, dataUpdatedAt: at },
});

const mapValues = <Value, Result>(
  record: Record<string, Value>,
  change: (value: Value) => Result,
) => Object.fromEntries(Object.entries(record).map(([key, value]) => [key, change(value)]));
