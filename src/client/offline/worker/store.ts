import { sessionPolicy } from "#domain/accounts/session-policy.ts";
import { keptAtHeader } from "#contract/members/readable-offline.ts";
import { build } from "./build-facts.ts";

/** The oldest go first. */
const mostKept = 80;

const prefix = "kept-";
const cacheOf = (viewer: string): string => `${prefix}${build}-${viewer}`;

/** Counts how often the store was emptied: whatever was asked for before that comes too late to be kept. */
let emptied = 0;
let current: string | null = null;

/** To be taken before something is asked for. */
export const whenAsked = (): number => emptied;

interface Kept {
  readonly address: string;
  readonly viewer: string;
  readonly asked: number;
}

/** Keeps a copy of an answer for its viewer alone. Where there is no room for it, it is not kept, and nothing else is wrong. */
export async function keep({ address, viewer, asked }: Kept, answer: Response): Promise<void> {
  const copy = await copyOf(answer, Date.now());
  if (asked === emptied) await emptyForAllBut(viewer);
  if (asked !== emptied) return;
  try {
    const cache = await caches.open(cacheOf(viewer));
    await cache.put(address, copy);
    const keys = await cache.keys();
    await Promise.all(keys.slice(0, -mostKept).map((key) => cache.delete(key)));
  } catch {
    await caches.delete(cacheOf(viewer));
  }
  if (asked !== emptied) await caches.delete(cacheOf(viewer));
}

/** As it was but for what belonged to its way here; a page also tells its scripts how old it is. */
async function copyOf(answer: Response, now: number): Promise<Response> {
  const headers = new Headers(answer.headers);
  for (const name of ["content-encoding", "content-length", "vary"]) headers.delete(name);
  headers.set(keptAtHeader, String(now));
  const text = await answer.text();
  const isPage = text.startsWith("<!doctype html>");
  return new Response(isPage ? text.replace("<html ", `<html data-kept-at="${now}" `) : text, {
    headers,
  });
}

/** What was kept for an address, unless it is older than a session nobody used would be. */
export async function find(address: string, viewer: string | null): Promise<Response | null> {
  for (const cacheName of await namesOf(viewer)) {
    const kept = await caches.match(address, { cacheName });
    if (kept !== undefined && isFresh(kept)) return kept;
  }
  return null;
}

const isFresh = (kept: Response): boolean => Date.now() - keptAt(kept) < sessionPolicy.idleLimitMs;

export const keptAt = (kept: Response): number => Number(kept.headers.get(keptAtHeader));

const namesOf = async (viewer: string | null): Promise<string[]> =>
  (await caches.keys()).filter((name) =>
    viewer === null ? name.startsWith(cacheOf("")) : name === cacheOf(viewer),
  );

/** Every address that something is kept for, by whatever build. */
export async function keptAddresses(): Promise<string[]> {
  const names = (await caches.keys()).filter((name) => name.startsWith(prefix));
  const requests = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
  return requests.flat().map(({ url }) => addressOf(new URL(url)));
}

export const addressOf = ({ pathname, search }: URL): string => pathname + search;

/** One viewer at a time: what another left behind goes. */
export async function emptyForAllBut(viewer: string): Promise<void> {
  if (current !== null && current !== viewer) emptied += 1;
  current = viewer;
  await deleteWhere((name) => name.startsWith(prefix) && !name.endsWith(`-${viewer}`));
}

export async function empty(): Promise<void> {
  emptied += 1;
  current = null;
  await deleteWhere((name) => name.startsWith(prefix));
}

export async function deleteWhere(isOver: (name: string) => boolean): Promise<void> {
  const names = (await caches.keys()).filter(isOver);
  await Promise.all(names.map((name) => caches.delete(name)));
}
