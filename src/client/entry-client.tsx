import "./styles/app.css";
import { hydrate, QueryClientProvider, type DehydratedState } from "@tanstack/react-query";
import { startTransition, StrictMode } from "react";
import { hydrateRoot } from "react-dom/client";
import { createBrowserRouter, matchRoutes, type HydrationState } from "react-router";
import { RouterProvider } from "react-router/dom";
import type { User } from "#contract/accounts.ts";
import type { SiteFacts } from "#contract/page.ts";
import { viewerName } from "#contract/viewer.ts";
import { createApi } from "./api.ts";
import { AppContextProvider, routerContext } from "./app-context.ts";
import { userKey } from "./features/accounts/queries.ts";
import { pageOn, rowOf } from "./head.ts";
import { keepHeadCurrent } from "./layout/document-head.ts";
import { loadPage } from "./page.tsx";
import { createQueryClient } from "./query-client.ts";
import { createRoutes, pages } from "./routes.tsx";

/** Takes over the page the server rendered, from the state it left in it. */
async function takeOver(root: HTMLElement, stateElement: HTMLElement): Promise<void> {
  const { site, queries, ...hydrationData } = JSON.parse(stateElement.textContent) as {
    site: SiteFacts;
    queries: DehydratedState;
  } & HydrationState;
  const queryClient = createQueryClient();
  hydrate(queryClient, queries);
  const api = createApi((path, init) => fetch(path, { ...init, credentials: "same-origin" }), {
    viewer: () => viewerName(queryClient.getQueryData<User | null>(userKey) ?? null),
    onOtherViewer: () =>
      void otherTabs.then(({ showNewViewer }) => showNewViewer(tab)).catch(() => location.reload()),
  });
  const tab = { api, queryClient, revalidate: () => router.revalidate() };
  const app = { api, queryClient, site };
  const routes = createRoutes(pages);
  const row = rowOf(matchRoutes(routes, location) ?? []);
  const page = pageOn(hydrationData.loaderData ?? {}) ?? row?.page ?? null;
  // A page that failed may have words of its own for it, or may be what failed.
  if (page !== null)
    await loadPage(page).catch((error: unknown) => {
      if (!hydrationData.errors) throw error;
    });
  const early = window.beforeScripts?.();
  // Whoever went back meanwhile is at an address that this page does not show.
  if (early && early.sentTo !== location.href.split("#")[0]) return location.reload();
  const router = createBrowserRouter(routes, {
    hydrationData,
    getContext: () => routerContext(app),
  });
  keepHeadCurrent(router, app);
  const { href } = location;
  // In small steps, between which the page stays responsive; a press on something hurries its part along.
  startTransition(() => {
    hydrateRoot(
      root,
      <StrictMode>
        <QueryClientProvider client={queryClient}>
          <AppContextProvider value={app}>
            <RouterProvider router={router} />
          </AppContextProvider>
        </QueryClientProvider>
      </StrictMode>,
      {
        // Whoever goes on meanwhile gets another page than the one that was sent: it is drawn anew, and nothing is wrong.
        onRecoverableError: (error) => location.href === href && reportError(error),
      },
    );
  });
  early?.pressed?.click();
  // Nothing on the screen waits for this, and without it the server still refuses what comes from the wrong page.
  const otherTabs = import("./features/accounts/auth/other-tabs.ts");
  void otherTabs.then(({ followOtherTabs }) => followOtherTabs(tab)).catch(() => undefined);
}

declare global {
  interface Window {
    /** What happened before there was anybody to hear it, kept by the page's own script. */
    beforeScripts?: () => { readonly sentTo: string; readonly pressed: HTMLElement | undefined };
  }
}

const root = document.querySelector<HTMLElement>("#root");
const state = document.querySelector<HTMLElement>("#state");
if (root !== null && state !== null) void takeOver(root, state);
