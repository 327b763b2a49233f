import type { ComponentType } from "react";
import {
  data,
  redirect,
  useLoaderData,
  type LoaderFunctionArgs,
  type RouteObject,
} from "react-router";
import { refusalOf, type Access, type Viewer } from "#domain/access.ts";
import type { PageHead } from "#contract/page.ts";
import type { Api } from "./api.ts";
import type { FoundOut } from "./drawn-once/page-shapes.ts";
import { appRouterContext, type AppContext } from "./app-context.ts";
import { userQuery } from "./session/viewer.ts";
import { ErrorScreen } from "./layout/error-screen.tsx";
import type { NoticeName } from "./layout/notice.ts";
import { PageError } from "./page-error.ts";
import { outcomeOf, type OnRefusal, type Outcome } from "./refusal.ts";

type Upselling = Extract<OnRefusal, "upsell" | "to-auth-then-upsell">;

type Guard =
  | { readonly access: "public"; readonly onRefusal?: undefined }
  | {
      readonly access: Exclude<Access, "public">;
      readonly onRefusal: Exclude<OnRefusal, Upselling>;
      /** For `to-pricing` and `to-posting`, when it is not the usual one. */
      readonly notice?: NoticeName;
    }
  | {
      readonly access: Exclude<Access, "public">;
      readonly onRefusal: Upselling;
      /** The page shown in place of the one asked for. */
      readonly upsell: string;
    };

/** A row of the page table. Pages are named by folder and file below `features/`, without `-page.tsx`. */
export type PageRow = Guard & {
  readonly path: string;
  /** Null for what is not built yet: whoever may pass finds nothing there. */
  readonly page: string | null;
  /** What premium members find at this address instead. */
  readonly premiumPage?: string;
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
  /** In place of the usual screen, when the page cannot be shown. */
  readonly Failure?: ComponentType;
  /** Fills the query cache; the page then renders from it. Answers with a status when it is not 200. */
  readonly load?: (args: LoadArguments) => Promise<number | void>;
  readonly head: (args: LoadArguments) => PageHead;
  /** Only on the server, for a page with very many addresses: what it shows a visitor there, and how it is alike to others. */
  readonly findOut?: (args: Pick<LoadArguments, "url"> & { api: Api }) => Promise<FoundOut | null>;
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

export const loadedPage = (name: string | null): PageModule | null =>
  name === null ? null : (loaded.get(name) ?? null);

/** The source file of a page, as the build's manifest names it. */
export const pageSource = (name: string): string => `src/client/features/${name}-page.tsx`;

/** The page that stands at a row's address for this viewer, or null for an empty one. */
function pageFor(row: PageRow, viewer: Viewer | null, show: ShowOutcome): string | null {
  if (show === "nothing") return null;
  if (show === "upsell") return "upsell" in row ? row.upsell : null;
  const page = viewer?.isPremium === true ? (row.premiumPage ?? row.page) : row.page;
  if (page === null) throw new PageError(404);
  return page;
}

type ShowOutcome = Extract<Outcome, { show: unknown }>["show"];

export function pageRoute(row: PageRow): RouteObject {
  return {
    path: row.path,
    handle: row,
    /** Answers with the name of the page to show. */
    loader: async ({ context, params, request }: LoaderFunctionArgs) => {
      const app = context.get(appRouterContext);
      if (row.demoOnly === true && !app.site.isDemo) throw new PageError(404);
      const url = new URL(request.url);
      const viewer = await app.queryClient.ensureQueryData(userQuery(app.api));
      const outcome = outcomeOf(refusalOf(row.access, viewer), {
        onRefusal: row.onRefusal ?? "nothing",
        notice: ("notice" in row ? row.notice : undefined) ?? "premium-feature",
        wanted: url.pathname + url.search,
      });
      if ("redirectTo" in outcome) throw redirect(outcome.redirectTo);
      const name = pageFor(row, viewer, outcome.show);
      const module = name === null ? null : await loadPage(name);
      const status = await module?.load?.({ app, params, url });
      return data(name, { status: status ?? 200 });
    },
    ErrorBoundary: function RoutedFailure() {
      const Failure = loadedPage(row.page)?.Failure ?? ErrorScreen;
      return <Failure />;
    },
    Component: RoutedPage,
  };
}

function RoutedPage() {
  const module = loadedPage(useLoaderData<string | null>());
  return module === null ? null : <module.Page />;
}
