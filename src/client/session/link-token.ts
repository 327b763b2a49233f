import { useSyncExternalStore } from "react";

/**
 * The token in the address a mail leads to. It stands behind the `#`, so only the browser knows it:
 * null on the server and while taking over from it, empty when there is none.
 */
export const useLinkToken = (): string | null =>
  useSyncExternalStore(onHashChange, hash, () => null);

/**
 * The same for a task of its own for each link. In the browser it is known from the first moment: if it became another
 * one while the scripts take over, what somebody has typed by then would be gone.
 */
export function useLinkTask(): { readonly token: string; readonly isIncomplete: boolean } {
  const token = useLinkToken();
  const isServer = typeof location === "undefined";
  return { token: token ?? (isServer ? "" : hash()), isIncomplete: token === "" };
}

const hash = (): string => location.hash.slice(1);

function onHashChange(listener: () => void): () => void {
  window.addEventListener("hashchange", listener);
  return () => window.removeEventListener("hashchange", listener);
}
