import "./styles/app.css";
import { hydrate, QueryClientProvider, type DehydratedState } from "@tanstack/react-query";
import { startTransition, StrictMode, useEffect, type ReactNode } from "react";
import { hydrateRoot } from "react-dom/client";
import { createBrowserRouter, matchRoutes, type HydrationState } from "react-router";
import { RouterProvider } from "react-router/dom";
import type { User } from "#contract/accounts.ts";
import type { ReturnedForm, SiteFacts } from "#contract/page.ts";
import { viewerName } from "#contract/viewer.ts";
import { createApi } from "./api.ts";
import { AppContextProvider, routerContext } from "./app-context.ts";
import { userKey } from "./session/viewer.ts";
import type { BeforeScripts } from "./ui/form/before-scripts.ts";
import { pageOn, rowOf } from "./head.ts";
import { holdStepsForParts, wakeParts } from "./later-part.tsx";
import { keepHeadCurrent } from "./layout/document-head.ts";
import { loadPage } from "./page.tsx";
import { createQueryClient } from "./query-client.ts";
import { createRoutes, pages } from "./routes.tsx";

/** Takes over the page the server rendered, from the state it left in it. */
async function takeOver(root: HTMLElement, stateElement: HTMLElement): Promise<void> {
  await breath();
  const {
    site,
    queries,
    returned = null,
    ...hydrationData
  } = JSON.parse(stateElement.textContent) as {
    site: SiteFacts;
    queries: DehydratedState;
    returned?: ReturnedForm;
  } & HydrationState;
  const queryClient = createQueryClient();
  hydrate(queryClient, queries);
  const api = createApi((path, init) => fetch(path, { ...init, credentials: "same-origin" }), {
    viewer: () => viewerName(queryClient.getQueryData<User | null>(userKey) ?? null),
    onOtherViewer: () =>
      void otherTabs.then(({ showNewViewer }) => showNewViewer(tab)).catch(() => location.reload()),
  });
  const tab = { api, queryClient, revalidate: () => router.revalidate() };
  const sentTo = queryClient.getQueryData<User | null>(userKey) ?? null;
  const app = { api, queryClient, site, sentTo, returned, drawOnce: null };
  const routes = createRoutes(pages);
  const row = rowOf(matchRoutes(routes, location) ?? []);
  const page = pageOn(hydrationData.loaderData ?? {}) ?? row?.page ?? null;
  // A page that failed may have words of its own for it, or may be what failed.
  if (page !== null)
    await loadPage(page).catch((error: unknown) => {
      if (!hydrationData.errors) throw error;
    });
  await breath();
  // From here on nothing may come between: what is pressed now is heard by React, or by nobody.
  const early = window.beforeScripts?.();
  // Whoever went back meanwhile is at an address that this page does not show.
  if (early && early.sentTo !== location.href.split("#")[0]) return location.reload();
  const replay = replayOf(early);
  holdStepsForParts();
  const router = createBrowserRouter(routes, {
    hydrationData,
    getContext: () => routerContext(app),
  });
  keepHeadCurrent(router, app);
  // Nothing changes around a part that is not there.
  router.subscribe(() => wakeParts());
  const { href } = location;
  // In small steps, between which the page stays responsive; a press on something hurries its part along.
  startTransition(() => {
    hydrateRoot(
      root,
      <StrictMode>
        <QueryClientProvider client={queryClient}>
          <AppContextProvider value={app}>
            <WhenTakenOver does={replay}>
              <RouterProvider router={router} />
            </WhenTakenOver>
          </AppContextProvider>
        </QueryClientProvider>
      </StrictMode>,
      {
        // Whoever goes on meanwhile gets another page than the one that was sent: it is drawn anew, and nothing is wrong.
        onRecoverableError: (error) => location.href === href && reportError(error),
      },
    );
  });
  // Nothing on the screen waits for this, and without it the server still refuses what comes from the wrong page.
  const otherTabs = import("./session/other-tabs.ts");
  void otherTabs.then(({ followOtherTabs }) => followOtherTabs(tab)).catch(() => undefined);
  if (site.isDemo)
    void import("./features/demo/view-as-bar.ts")
      .then(({ keepBarCurrent }) => keepBarCurrent(queryClient))
      .catch(() => undefined);
}

/** Lets a press or a scroll that waits be answered first. A slow phone takes long for each of the steps around it. */
const breath = () =>
  new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.addEventListener("message", resolve, { once: true });
    port1.start();
    port2.postMessage(null);
  });

/** Around everything, so when it is there, all of that is. Beside it, it would change the names of what has one. */
function WhenTakenOver({ does, children }: { does: () => void; children: ReactNode }) {
  useEffect(does, [does]);
  return children;
}

/**
 * For what was done before the scripts arrived. Most pages have nothing of the kind, so only the others fetch what does
 * it again. Whoever presses something else until then means that instead, and whoever has gone on is not called back.
 */
function replayOf(early: BeforeScripts | undefined): () => void {
  if (early === undefined || (early.changed.size === 0 && early.pressed === undefined))
    return nothing;
  const { href } = location;
  const fetched = import("./ui/form/before-scripts.ts");
  let { pressed } = early;
  addEventListener("click", () => (pressed = undefined), { capture: true, once: true });
  let isDone = false;
  return () => {
    if (isDone) return;
    isDone = true;
    void fetched
      .finally(() => early.pressed?.removeAttribute("aria-busy"))
      .then(({ replay }) => location.href === href && replay({ ...early, pressed }));
  };
}

const nothing = () => undefined;

const root = document.querySelector<HTMLElement>("#root");
const state = document.querySelector<HTMLElement>("#state");
if (root !== null && state !== null) void takeOver(root, state);
