import type { QueryClient } from "@tanstack/react-query";
import type { User } from "#contract/accounts.ts";
import { viewerName } from "#contract/viewer.ts";
import { toast } from "#client/ui/feedback/toast-store.ts";
import { userKey } from "../queries.ts";

// All tabs share one session. Each notes here for whom it was drawn last, and the others look when they are looked at.
const latestKey = "viewer";
/** For whom this tab was drawn before it had to start over. */
const beforeKey = "viewer-before";

const viewerIn = (queryClient: QueryClient): User | null =>
  queryClient.getQueryData<User | null>(userKey) ?? null;

export const shownViewer = (queryClient: QueryClient): string => viewerName(viewerIn(queryClient));

/** Draws the page anew for whoever is signed in now: nothing of the one before stays in this tab. */
export function startOver(queryClient: QueryClient): void {
  inStorage(() => sessionStorage.setItem(beforeKey, shownViewer(queryClient)));
  location.reload();
}

/** Notices, without asking the server, that another tab signed somebody else in, or out. */
export function followOtherTabs(queryClient: QueryClient): void {
  let shown = "";
  const note = () => {
    if (shown === shownViewer(queryClient)) return;
    shown = shownViewer(queryClient);
    inStorage(() => localStorage.setItem(latestKey, shown));
  };
  const compare = () => {
    const latest = inStorage(() => localStorage.getItem(latestKey));
    if (document.visibilityState === "visible" && latest !== null && latest !== shown)
      startOver(queryClient);
  };
  tellOfChange(viewerIn(queryClient));
  note();
  queryClient.getQueryCache().subscribe(({ type, query }) => {
    // Between two people the cache is empty for a moment, which is not the same as being signed out.
    if (type === "updated" && query.queryKey[0] === userKey[0]) note();
  });
  document.addEventListener("visibilitychange", compare);
  for (const event of ["storage", "pageshow"]) addEventListener(event, compare);
}

function tellOfChange(user: User | null): void {
  const before = inStorage(() => sessionStorage.getItem(beforeKey));
  inStorage(() => sessionStorage.removeItem(beforeKey));
  if (before === null || before === viewerName(user)) return;
  toast({
    title: user === null ? "You are signed out" : `You are now signed in as ${user.username}`,
    description:
      "That changed in another tab, so we loaded this page again. Nothing was done for the wrong account.",
  });
}

/** Storage may be forbidden; the server then still refuses what comes from the wrong page. */
function inStorage<Result>(look: () => Result): Result | null {
  try {
    return look();
  } catch {
    return null;
  }
}
