/** One address of a simulator, for a program or for a person. */
interface RouteLike {
  readonly method: "GET" | "POST";
  readonly path: RegExp;
}

/** The row that answers this request, with the parts of its path; null if there is none. */
export function routeOf<Route extends RouteLike>(
  routes: readonly Route[],
  method: string,
  path: string,
): { route: Route; params: string[] } | null {
  for (const route of routes) {
    const match = route.method === method ? route.path.exec(path) : null;
    if (match !== null) return { route, params: match.slice(1).map(decodeURIComponent) };
  }
  return null;
}

/** A file that a page of the simulator needs. */
export const fileAnswer = (type: string, text: string): Response =>
  new Response(text, {
    headers: { "content-type": `${type}; charset=utf-8`, "cache-control": "no-cache" },
  });
