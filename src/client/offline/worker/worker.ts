import {
  isPageReadableOffline,
  isRowReadableOffline,
  type ToWorker,
} from "#contract/members/readable-offline.ts";
import { viewerName } from "#contract/viewer.ts";
import { answerChange, answerPage, answerRow, fetchPage } from "./answers.ts";
import { answerFile, isFile, isOfThisBuild, keepFiles } from "./files.ts";
import { deleteWhere, empty, emptyForAllBut, keptAddresses } from "./store.ts";

// Stands between the pages of this site and the network, once a member has opened a page that can be read offline.

declare const self: ServiceWorkerGlobalScope;

/** After a new build, so many of the pages that were kept are asked for anew. */
const mostKeptAnew = 12;

self.addEventListener("install", (event) => event.waitUntil(self.skipWaiting()));

self.addEventListener("activate", (event) => event.waitUntil(takeOver()));

self.addEventListener("message", (event) =>
  event.waitUntil(heed(event.data as ToWorker).catch(() => undefined)),
);

self.addEventListener("fetch", (event) => {
  const answer = answerTo(event);
  if (answer !== null) event.respondWith(answer);
});

/** Null for whatever goes its usual way. */
function answerTo(event: FetchEvent): Promise<Response> | null {
  const { request, clientId } = event;
  const { origin, pathname } = new URL(request.url);
  if (origin !== self.location.origin || request.headers.has("range")) return null;
  const asked = { request, clientId, waitUntil: event.waitUntil.bind(event) };
  const isApi = pathname.startsWith("/api/");
  // Whatever comes of it: who wants to leave wants nothing left behind.
  if (pathname === "/api/logout") event.waitUntil(leave());
  if (request.mode === "navigate")
    return request.method === "GET" && !isApi ? answerPage(asked) : null;
  if (request.method === "GET") {
    if (isRowReadableOffline(pathname)) return answerRow(asked);
    return isFile(pathname) ? answerFile(request) : null;
  }
  return isApi && request.method !== "HEAD" ? answerChange(asked) : null;
}

async function heed(message: ToWorker): Promise<void> {
  if ("viewer" in message)
    return message.viewer === viewerName(null) ? leave() : emptyForAllBut(message.viewer);
  await keepFiles();
  await fetchPage(message.keep);
}

/** Nobody is signed in: nothing stays on this device, the worker included. */
async function leave(): Promise<void> {
  await empty();
  await deleteWhere((name) => name.startsWith("files-"));
  await self.registration.unregister();
}

async function takeOver(): Promise<void> {
  const pages = (await keptAddresses()).filter((address) =>
    isPageReadableOffline(address.split("?")[0] ?? ""),
  );
  await deleteWhere((name) => !isOfThisBuild(name));
  await self.clients.claim();
  if (pages.length === 0) return;
  await keepFiles().catch(() => undefined);
  await Promise.allSettled(pages.slice(-mostKeptAnew).map(fetchPage));
}
