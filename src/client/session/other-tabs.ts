import type { User } from "#contract/accounts.ts";
import { viewerName } from "#contract/viewer.ts";
import type { AppContext } from "#client/app-context.ts";
import { toast } from "#client/ui/feedback/toast-store.ts";
import { inStorage } from "./device-storage.ts";
import { changeViewer, userKey, userQuery } from "./viewer.ts";

interface Tab extends Pick<AppContext, "api" | "queryClient"> {
  /** Has the page decide afresh what its viewer may see. */
  readonly revalidate: () => Promise<void>;
}

/** Whom this tab showed before it was loaded again. Where storage is forbidden, the server still refuses what comes from the wrong page. */
const beforeKey = "viewer-before";

const viewerIn = ({ queryClient }: Pick<Tab, "queryClient">): User | null =>
  queryClient.getQueryData<User | null>(userKey) ?? null;

const shownViewer = (tab: Pick<Tab, "queryClient">): string => viewerName(viewerIn(tab));

/** Shows the page to whoever is signed in now, and says so. */
export async function showNewViewer(tab: Tab): Promise<void> {
  const before = shownViewer(tab);
  if (before !== viewerName(null)) {
    inStorage(() => sessionStorage.setItem(beforeKey, before));
    // Loaded again, nothing of the one before stays in this tab.
    location.reload();
    return;
  }
  // Nothing here is anybody's, so the page stays, with whatever was typed into it.
  const { api, queryClient } = tab;
  changeViewer(queryClient, await queryClient.fetchQuery({ ...userQuery(api), staleTime: 0 }));
  tellOfChange(before, viewerIn(tab));
  await tab.revalidate();
}

/** All tabs share one session. Each tells the others whom it shows; one that shows somebody else follows once it is looked at. */
export function followOtherTabs(tab: Tab): void {
  const others = new BroadcastChannel("viewer");
  let told = "";
  let latest = "";
  const tell = () => {
    if (told === shownViewer(tab)) return;
    told = latest = shownViewer(tab);
    followMember(tab);
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- A channel reaches its own origin only, and takes none.
    others.postMessage(told);
  };
  const follow = () => {
    if (document.visibilityState === "hidden" || latest === shownViewer(tab)) return;
    latest = shownViewer(tab);
    void showNewViewer(tab);
  };
  tellOfChange(
    inStorage(() => sessionStorage.getItem(beforeKey)),
    viewerIn(tab),
  );
  inStorage(() => sessionStorage.removeItem(beforeKey));
  tell();
  tab.queryClient.getQueryCache().subscribe(({ type, query }) => {
    // Between two people the cache is empty for a moment, which is not the same as being signed out.
    if (type === "updated" && query.queryKey[0] === userKey[0]) tell();
  });
  others.addEventListener("message", ({ data }: MessageEvent<string>) => {
    latest = data;
    follow();
  });
  document.addEventListener("visibilitychange", follow);
}

/** For a member, whose pages can be read offline, and for whoever comes after one: that is for the worker to know. */
function followMember(tab: Tab): void {
  const worker = "serviceWorker" in navigator ? navigator.serviceWorker : null;
  if (worker === null || (worker.controller === null && viewerIn(tab)?.isPremium !== true)) return;
  void import("#client/offline/follow-connection.ts")
    .then(({ followConnection }) => followConnection(tab.queryClient))
    .catch(() => undefined);
}

function tellOfChange(before: string | null, user: User | null): void {
  if (before === null || before === viewerName(user)) return;
  toast({
    title: user === null ? "You are signed out" : `You are now signed in as ${user.username}`,
    description:
      "That changed in another tab, so this page changed too. Nothing was done for the wrong account.",
  });
}
