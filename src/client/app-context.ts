import type { QueryClient } from "@tanstack/react-query";
import { createContext, useContext, type ReactElement } from "react";
import { createContext as createRouterContext, RouterContextProvider } from "react-router";
import type { User } from "#contract/accounts.ts";
import type { ReturnedForm, SiteFacts } from "#contract/page.ts";
import type { Api } from "./api.ts";

/** What every page can reach: on the server one per request, in the browser one per tab. */
export interface AppContext {
  readonly api: Api;
  readonly queryClient: QueryClient;
  readonly site: SiteFacts;
  /** Whom the server drew the page for, whoever it is by now. */
  readonly sentTo: User | null;
  /** For the page that came with it, and no other. */
  readonly returned: ReturnedForm | null;
  /** Null in the browser, and for pages of somebody who is signed in. */
  readonly drawOnce: DrawOnce | null;
}

/**
 * What stands for the markup of a part that shows this object, until the page is put together. The part is drawn anew only for
 * another version of it, at the given address or, left out, at that of any page. Null for what has not been shown before: most
 * of that never is again.
 */
export type DrawOnce = (
  of: object,
  version: string,
  part: ReactElement,
  at?: string,
) => string | null;

const AppReactContext = createContext<AppContext | null>(null);
export const AppContextProvider = AppReactContext.Provider;

/** The same, for loaders. */
export const appRouterContext = createRouterContext<AppContext>();

export function useApp(): AppContext {
  const app = useContext(AppReactContext);
  if (app === null) throw new Error("useApp needs an AppContextProvider above it");
  return app;
}

export function routerContext(app: AppContext): RouterContextProvider {
  const provider = new RouterContextProvider();
  provider.set(appRouterContext, app);
  return provider;
}
