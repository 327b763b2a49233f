import type { QueryClient } from "@tanstack/react-query";
import {
  isPageReadableOffline,
  workerPath,
  type FromWorker,
  type ToWorker,
} from "#contract/members/readable-offline.ts";
import { viewerName } from "#contract/viewer.ts";
import type { User } from "#contract/accounts.ts";
import { userKey } from "#client/session/viewer.ts";
import { connection, noteConnection } from "./connection.ts";
import { showNote } from "./offline-note.tsx";

/** So long after the last change a page is worth keeping as it is now. */
const quietMs = 2_000;

let isFollowing = false;

/** Tells the worker whom this tab shows, and from then on has it keep the pages of a member that can be read offline. */
export function followConnection(queryClient: QueryClient): void {
  if (!import.meta.env.PROD) return void unregister();
  const user = queryClient.getQueryData<User | null>(userKey) ?? null;
  void navigator.serviceWorker.ready.then(({ active }) =>
    send(active, { viewer: viewerName(user) }),
  );
  if (isFollowing) return;
  isFollowing = true;
  keepCurrent(queryClient);
  navigator.serviceWorker.addEventListener("message", ({ data }: MessageEvent<FromWorker>) =>
    noteConnection(data.keptAt),
  );
  for (const change of ["online", "offline"]) addEventListener(change, () => noteConnection());
  addEventListener("click", openAsDocument, { capture: true });
  showNote(() => newestOn(queryClient));
}

/** A page is kept once it has been quiet for a moment, and again whenever what it shows has changed. */
function keepCurrent(queryClient: QueryClient): void {
  const kept = new Map<string, number>();
  // The worker has seen to the page that came through it.
  if (navigator.serviceWorker.controller !== null) kept.set(address(), newestOn(queryClient));
  const look = () => {
    const newest = newestOn(queryClient);
    const user = queryClient.getQueryData<User | null>(userKey) ?? null;
    const isWanted = user?.isPremium === true && isPageReadableOffline(location.pathname);
    if (!isWanted || !navigator.onLine || kept.get(address()) === newest) return;
    kept.set(address(), newest);
    void register(address());
  };
  let timer = setTimeout(look, quietMs);
  queryClient.getQueryCache().subscribe(() => {
    clearTimeout(timer);
    timer = setTimeout(look, quietMs);
  });
}

const address = (): string => location.pathname + location.search;

/** When the youngest of what is on the page was fetched. */
const newestOn = (queryClient: QueryClient): number =>
  Math.max(
    0,
    ...queryClient
      .getQueryCache()
      .getAll()
      .filter((query) => query.isActive())
      .map(({ state }) => state.dataUpdatedAt),
  );

/** Where storage or workers are forbidden, the page needs a connection as ever. */
async function register(keep: string): Promise<void> {
  try {
    await navigator.serviceWorker.register(workerPath, { updateViaCache: "none" });
    send((await navigator.serviceWorker.ready).active, { keep });
  } catch {
    return;
  }
}

function send(worker: ServiceWorker | null, message: ToWorker): void {
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- A worker is of this origin, and takes none.
  worker?.postMessage(message);
}

/** Without a connection a link leads to the page that was kept, or to one that says what there is. */
function openAsDocument(event: MouseEvent): void {
  if (!connection().isLost || event.button !== 0 || event.defaultPrevented) return;
  if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
  const link = event.target instanceof Element ? event.target.closest("a") : null;
  if (link === null || link.target !== "" || link.hasAttribute("download")) return;
  const isElsewhere = link.pathname + link.search !== address();
  if (link.origin !== location.origin || !isElsewhere) return;
  event.preventDefault();
  event.stopPropagation();
  location.assign(link.href);
}

/** What an earlier build left at the address that is developed at now. */
async function unregister(): Promise<void> {
  for (const registration of await navigator.serviceWorker.getRegistrations())
    await registration.unregister();
}
