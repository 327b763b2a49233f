import {
  createStaticHandler,
  matchRoutes,
  type RouteObject,
  type StaticHandler,
  type StaticHandlerContext,
} from "react-router";

/** Of so many paths it is remembered which routes lead there: looking through all of them costs more than the page's own. */
const mostRemembered = 500;
const longestRemembered = 200;

/** A handler that knows the routes to this path and no others, under the names they have among all of them. */
export function handlersByPath(routes: RouteObject[]): (url: string) => StaticHandler {
  const ofAll = createStaticHandler(routes);
  const ofBranch = new Map<string, StaticHandler>();
  const known = new Map<string, StaticHandler>();

  function handlerFor(path: string): StaticHandler {
    const matches = matchRoutes(ofAll.dataRoutes, path) ?? [];
    const id = matches.at(-1)?.route.id;
    if (id === undefined) return ofAll;
    const handler = ofBranch.get(id) ?? createStaticHandler(branchOf({ matches }));
    ofBranch.set(id, handler);
    return handler;
  }

  return (url) => {
    const path = new URL(url).pathname;
    const before = known.get(path);
    if (before !== undefined) return before;
    const handler = handlerFor(path);
    if (path.length > longestRemembered) return handler;
    if (known.size >= mostRemembered) known.clear();
    known.set(path, handler);
    return handler;
  };
}

/** The routes that lead to the page, and no others: the router would prepare all of them anew for every page. */
export const branchOf = ({ matches }: Pick<StaticHandlerContext, "matches">): RouteObject[] =>
  matches.reduceRight<RouteObject[]>(
    (below, { route }) => [route.index === true ? route : { ...route, children: below }],
    [],
  );
