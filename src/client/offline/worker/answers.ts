import { isPageReadableOffline, type FromWorker } from "#contract/members/readable-offline.ts";
import { viewerHeader, viewerName } from "#contract/viewer.ts";
import { keepFiles } from "./files.ts";
import { offlinePage } from "./offline-page.ts";
import { addressOf, empty, emptyForAllBut, find, keep, keptAt, whenAsked } from "./store.ts";

declare const self: ServiceWorkerGlobalScope;

const nobody = viewerName(null);

/** From the server whenever it answers, whatever it says; from the store only when nothing does. */
export async function answerPage({ request, ...event }: Asked): Promise<Response> {
  const address = addressOf(new URL(request.url));
  const asked = whenAsked();
  try {
    const answer = await fetch(request);
    event.waitUntil(learnFromPage(address, answer.clone(), asked).catch(() => undefined));
    return answer;
  } catch {
    return (await find(address, null)) ?? offlinePage();
  }
}

/** Asks for a page in the background, to keep it. */
export async function fetchPage(address: string): Promise<void> {
  const asked = whenAsked();
  const answer = await fetch(address, { redirect: "manual", cache: "no-store" });
  await learnFromPage(address, answer, asked);
}

/** A page says whom it was drawn for. A redirect, a failure or a page of another kind says nothing, and is not kept. */
async function learnFromPage(address: string, answer: Response, asked: number): Promise<void> {
  const viewer = answer.headers.get(viewerHeader);
  if (viewer === null || answer.status !== 200 || answer.redirected) return;
  if (viewer === nobody) return empty();
  await emptyForAllBut(viewer);
  const { pathname, searchParams } = new URL(address, self.location.origin);
  // What a form was sent back with is for that moment.
  const isOfMoment = searchParams.has("problem") || searchParams.has("done");
  if (!isPageReadableOffline(pathname) || isOfMoment) return;
  // Without its files a page could not be opened.
  await keepFiles();
  await keep({ address, viewer, asked }, answer);
}

/** The server has made sure that the viewer named in the question is the one it answers. */
export async function answerRow({ request, ...event }: Asked): Promise<Response> {
  const address = addressOf(new URL(request.url));
  const viewer = request.headers.get(viewerHeader);
  const asked = whenAsked();
  try {
    const answer = await fetch(request);
    if (answer.status === 401 || answer.status === 403) event.waitUntil(empty());
    else if (answer.ok && viewer !== null && viewer !== nobody)
      event.waitUntil(keep({ address, viewer, asked }, answer.clone()));
    return answer;
  } catch (error) {
    const kept = viewer === null ? null : await find(address, viewer);
    if (kept === null) throw error;
    event.waitUntil(tell(event.clientId, { keptAt: keptAt(kept) }));
    return kept;
  }
}

async function tell(clientId: string, message: FromWorker): Promise<void> {
  (await self.clients.get(clientId))?.postMessage(message);
}

/**
 * Whatever was certainly never sent is refused in so many words. What broke off on its way may have arrived, so that is
 * left to the page.
 */
export async function answerChange({ request }: Asked): Promise<Response> {
  const wasOnline = navigator.onLine;
  try {
    return await fetch(request);
  } catch (error) {
    if (wasOnline) throw error;
    return Response.json(
      {
        code: "offline",
        message: "You are offline, so this was not saved. Try again once you are connected.",
      },
      { status: 503 },
    );
  }
}

export interface Asked {
  readonly request: Request;
  readonly clientId: string;
  waitUntil(work: Promise<unknown>): void;
}
