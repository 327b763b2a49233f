import { dirname, relative, resolve } from "node:path";
import { runnerImport } from "vite";

interface ModuleGraph {
  getModuleInfo(id: string): {
    readonly importedIds: readonly string[];
    readonly dynamicallyImportedIds: readonly string[];
  } | null;
}

/** As much of the table of pages as matters here. */
interface Routes {
  readonly pages: readonly {
    readonly page: string | null;
    readonly premiumPage?: string;
    readonly upsell?: string;
    readonly demoOnly?: true;
  }[];
}

type NameOfGroup = (module: string, graph: ModuleGraph) => string | null;

/** Beyond so many features, naming them all would make a file for next to every module. */
const mostFeatures = 5;

/**
 * Cuts what pages share into files, by the table of pages. What every page needs is one file. What the pages of one
 * feature share is another, and so is what up to five features share; what no more than two thirds of their pages need stays
 * with those. What more features share is one file if half of all pages need it, and else one for each room it stands in:
 * a page that has a table takes no fields along. What every page fetches once it stands is in none of these files, or it would bring them to every
 * page. By default there would be a file for every set of pages that has anything in common, which costs
 * requests and compresses worse.
 */
export async function groupsFromPages(entry: string) {
  const { module: routes } = await runnerImport<Routes>(resolve("src/client/routes.tsx"));
  return [
    // Libraries come along with whatever of ours needs them first.
    { name: inStart(resolve(entry)), debugName: "start" },
    {
      name: sharedBetween(pagesOf(routes), resolve(entry)),
      debugName: "shared",
      // Each module has a name of its own here. Whatever it needs is needed by at least the same features.
      includeDependenciesRecursively: false,
    },
  ];
}

/** All that a visitor can come to. The pages of a demo show a little of everything, and have no say. */
const pagesOf = ({ pages }: Routes): readonly string[] => {
  const named = pages
    .filter(({ demoOnly }) => demoOnly !== true)
    .flatMap((row) => [row.page, row.premiumPage, row.upsell])
    .filter((page) => typeof page === "string");
  // One page may stand in several rows, and shares nothing with itself.
  return [...new Set(named)];
};

function inStart(entry: string): NameOfGroup {
  let start: ReadonlySet<string> | undefined;
  return (module, graph) => {
    start ??= new Set(
      [...neededBy(entry, graph)].filter((needed) => needed.startsWith(resolve("src"))),
    );
    return start.has(module) ? "start" : null;
  };
}

function sharedBetween(pages: readonly string[], entry: string): NameOfGroup {
  let names: ReadonlyMap<string, string> | undefined;
  return (module, graph) => {
    names ??= namesOfShared(pages, neededBy(entry, graph), graph);
    return names.get(module) ?? null;
  };
}

function namesOfShared(
  pages: readonly string[],
  start: ReadonlySet<string>,
  graph: ModuleGraph,
): ReadonlyMap<string, string> {
  const users = new Map<string, string[]>();
  const everywhere = new Set([...start, ...neededAfter(start, graph)]);
  for (const page of pages) {
    for (const module of neededBy(resolve(`src/client/features/${page}-page.tsx`), graph)) {
      if (!everywhere.has(module)) users.set(module, [...(users.get(module) ?? []), page]);
    }
  }
  const names = new Map<string, string>();
  for (const [module, sharing] of users) {
    const features = [...new Set(sharing.map(featureOf))];
    if (sharing.length > 1) names.set(module, nameFor(module, { sharing, features, pages }));
  }
  return names;
}

interface Sharing {
  readonly sharing: readonly string[];
  readonly features: readonly string[];
  readonly pages: readonly string[];
}

function nameFor(module: string, { sharing, features, pages }: Sharing): string {
  if (features.length > mostFeatures)
    return sharing.length * 2 > pages.length ? "most" : roomOf(module);
  const all = pages.filter((page) => features.includes(featureOf(page)));
  const isForFew = sharing.length * 3 <= all.length * 2;
  return (isForFew ? sharing : features).join("-");
}

/** As the name of a file may be written. */
const roomOf = (module: string): string =>
  relative(resolve("."), dirname(module)).replaceAll(/\W+/g, "-");

const featureOf = (page: string): string => page.split("/")[0] ?? page;

/** What the start fetches later by itself: all but the pages. */
const neededAfter = (start: ReadonlySet<string>, graph: ModuleGraph): readonly string[] =>
  [...start]
    .flatMap((module) => graph.getModuleInfo(module)?.dynamicallyImportedIds ?? [])
    .filter((module) => !module.endsWith("-page.tsx"))
    .flatMap((module) => Array.from(neededBy(module, graph)));

/** Everything a module imports up front, and itself. */
function neededBy(module: string, graph: ModuleGraph): ReadonlySet<string> {
  const needed = new Set<string>();
  const visit = (id: string): void => {
    if (needed.has(id)) return;
    needed.add(id);
    graph.getModuleInfo(id)?.importedIds.forEach(visit);
  };
  visit(module);
  return needed;
}
