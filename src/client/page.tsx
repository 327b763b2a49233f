import type { ComponentType } from "react";
import {
  data,
  redirect,
  useLoaderData,
  type LoaderFunctionArgs,
  type RouteObject,
} from "react-router";
import { refusalOf, type Access } from "#domain/access.ts";
import type { PageHead } from "#contract/page.ts";
import { appRouterContext, type AppContext } from "./app-context.ts";
import { userQuery } from "./features/accounts/queries.ts";
import { ErrorScreen } from "./layout/error-screen.tsx";
import { PageError } from "./page-error.ts";
import { outcomeOf, type OnRefusal } from "./refusal.ts";

type Guard =
  | { readonly access: "public"; readonly onRefusal?: undefined }
  | { readonly access: Exclude<Access, "public">; readonly onRefusal: OnRefusal };

/** A row of the page table. */
export type PageRow = Guard & {
  readonly path: string;
  /** Folder and file below `features/`, without `-page.tsx`. */
  readonly page: string;
  /** Kinds of data the page shows to everybody; with this, the page for signed-out visitors may be kept. */
  readonly cacheTopics?: readonly string[];
  readonly demoOnly?: true;
};

export interface LoadArguments {
  readonly app: AppContext;
  readonly params: Readonly<Record<string, string | undefined>>;
  readonly url: URL;
}

/** What a `*-page.tsx` file exports. */
export interface PageModule {
  readonly Page: ComponentType;
  /** For rows whose refusal is `upsell`. */
  readonly Upsell?: ComponentType;
  /** In place of the usual screen, when the page cannot be shown. */
  readonly Failure?: ComponentType;
  /** Fills the query cache; the page then renders from it. Answers with a status when it is not 200. */
  readonly load?: (args: LoadArguments) => Promise<number | void>;
  readonly head: (args: LoadArguments) => PageHead;
}

const importers = import.meta.glob<PageModule>("./features/*/*-page.tsx");
const loaded = new Map<string, PageModule>();

/** Fetches a page's chunk once. */
export async function loadPage(name: string): Promise<PageModule> {
  const known = loaded.get(name);
  if (known !== undefined) return known;
  const importer = importers[`./features/${name}-page.tsx`];
  if (importer === undefined) throw new Error(`There is no page called ${name}`);
  const module = await importer();
  loaded.set(name, module);
  return module;
}

export const loadedPage = (name: string): PageModule | null => loaded.get(name) ?? null;

/** The source file of a page, as the build's manifest names it. */
export const pageSource = (name: string): string => `src/client/features/${name}-page.tsx`;

export function pageRoute(row: PageRow): RouteObject {
  return {
    path: row.path,
    handle: row,
    loader: async ({ context, params, request }: LoaderFunctionArgs) => {
      const app = context.get(appRouterContext);
      if (row.demoOnly === true && !app.site.isDemo) throw new PageError(404);
      const url = new URL(request.url);
      const viewer = await app.queryClient.ensureQueryData(userQuery(app.api));
      const outcome = outcomeOf(
        refusalOf(row.access, viewer),
        row.onRefusal ?? "nothing",
        url.pathname + url.search,
      );
      if ("redirectTo" in outcome) throw redirect(outcome.redirectTo);
      const module = await loadPage(row.page);
      const status = outcome.show === "page" ? await module.load?.({ app, params, url }) : null;
      return data(outcome.show, { status: status ?? 200 });
    },
    ErrorBoundary: function RoutedFailure() {
      const Failure = loadedPage(row.page)?.Failure ?? ErrorScreen;
      return <Failure />;
    },
    Component: function RoutedPage() {
      const show = useLoaderData<"page" | "upsell" | "nothing">();
      const module = loadedPage(row.page);
      if (show === "upsell" && module?.Upsell !== undefined) return <module.Upsell />;
      return show === "page" && module !== null ? <module.Page /> : null;
    },
  };
}
