import { resolve } from "node:path";
import { runnerImport } from "vite";

interface ModuleGraph {
  getModuleInfo(id: string): {
    readonly importedIds: readonly string[];
    readonly dynamicallyImportedIds: readonly string[];
    readonly code: string | null;
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

/** As many characters of source a page rather fetches for nothing than it asks for one more file. */
const worthAFile = 6_000;

/**
 * Cuts what pages share into files, by the table of pages. What every page needs is one file. By default there would be
 * another for every set of pages that has anything in common: dozens of a few hundred bytes each, which cost requests and
 * compress badly. Two such files become one wherever the requests saved are worth more than what pages then fetch without
 * needing it. What every page fetches once it stands is in none of these files, or it would bring them to every page.
 */
export async function groupsFromPages(entry: string) {
  const { module: routes } = await runnerImport<Routes>(resolve("src/client/routes.tsx"));
  return [
    // Libraries come along with whatever of ours needs them first.
    { name: inStart(resolve(entry)), debugName: "start" },
    {
      name: sharedBetween(pagesOf(routes), resolve(entry)),
      debugName: "shared",
      // Each module has a name of its own here. Whatever it needs is needed by at least the same pages.
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
  const shared = new Map([...users].filter(([, sharing]) => sharing.length > 1));
  const alike = Object.groupBy(shared, ([, sharing]) => sharing.join(" "));
  const bundles = joinWhatPays(
    Object.values(alike).map((entries = []) => bundleOf(entries, graph)),
    graph,
  );
  return new Map(
    bundles.flatMap(({ modules }, index) =>
      modules.map((module) => [module, `shared-${index}`] as const),
    ),
  );
}

/** What comes to a page in one file. */
interface Bundle {
  /** Those that need anything of it. */
  readonly pages: ReadonlySet<string>;
  readonly modules: readonly string[];
  readonly size: number;
}

function bundleOf(entries: readonly (readonly [string, string[]])[], graph: ModuleGraph): Bundle {
  const modules = entries.map(([module]) => module);
  const sizeOf = (module: string) => graph.getModuleInfo(module)?.code?.length ?? 0;
  return {
    pages: new Set(entries[0]?.[1]),
    modules,
    size: modules.reduce((sum, module) => sum + sizeOf(module), 0),
  };
}

/** Of the pairs that promise most, the one that pays best; then again, until none does. */
function joinWhatPays(bundles: readonly Bundle[], graph: ModuleGraph): readonly Bundle[] {
  let left = bundles;
  let cost = costOf(left, graph);
  for (;;) {
    const tried = promising(left).map(([one, other]) => {
      const next = left.filter((bundle) => bundle !== one && bundle !== other);
      next.push(joined(one, other));
      return { next, cost: costOf(next, graph) };
    });
    const best = tried.toSorted((one, other) => one.cost - other.cost)[0];
    if (best === undefined || best.cost >= cost) return left;
    left = best.next;
    cost = best.cost;
  }
}

const mostTried = 24;

/** Pairs that many pages need both of, and of which few would fetch one for nothing. */
const promising = (bundles: readonly Bundle[]): readonly (readonly [Bundle, Bundle])[] =>
  bundles
    .flatMap((one, index) =>
      bundles.slice(0, index).map((other) => {
        const both = one.pages.intersection(other.pages).size;
        const wasted = (other.pages.size - both) * one.size + (one.pages.size - both) * other.size;
        return { pair: [one, other] as const, gain: both * worthAFile - wasted };
      }),
    )
    .filter(({ gain }) => gain > 0)
    .toSorted((one, other) => other.gain - one.gain)
    .slice(0, mostTried)
    .map(({ pair }) => pair);

const joined = (one: Bundle, other: Bundle): Bundle => ({
  pages: one.pages.union(other.pages),
  modules: [...one.modules, ...other.modules],
  size: one.size + other.size,
});

/** What all pages fetch together. A file brings those along that it imports from, for whichever of its modules. */
function costOf(bundles: readonly Bundle[], graph: ModuleGraph): number {
  const home = new Map(
    bundles.flatMap((bundle) => bundle.modules.map((module) => [module, bundle])),
  );
  const imported = new Map(
    bundles.map((bundle) => [
      bundle,
      new Set(
        bundle.modules
          .flatMap((module) => graph.getModuleInfo(module)?.importedIds ?? [])
          .flatMap((module) => home.get(module) ?? []),
      ),
    ]),
  );
  const pages = new Set(bundles.flatMap((bundle) => [...bundle.pages]));
  let cost = 0;
  for (const page of pages) {
    const fetched = new Set(bundles.filter((bundle) => bundle.pages.has(page)));
    // What is added on the way is visited too.
    for (const bundle of fetched) {
      cost += bundle.size + worthAFile;
      for (const other of imported.get(bundle) ?? []) fetched.add(other);
    }
  }
  return cost;
}

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
