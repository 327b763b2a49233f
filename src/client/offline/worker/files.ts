import { build, files } from "./build-facts.ts";

const cacheName = `files-${build}`;
const names: ReadonlySet<string> = new Set(files);

export const isFile = (pathname: string): boolean => names.has(pathname);

let underWay: Promise<void> | null = null;

/** Fetches them once, whoever else asks for it meanwhile. */
export function keepFiles(): Promise<void> {
  underWay ??= fetchMissing().finally(() => (underWay = null));
  return underWay;
}

/** Also where they were thrown away with a sign-out, after which a worker may well go on. */
async function fetchMissing(): Promise<void> {
  const cache = await caches.open(cacheName);
  if ((await cache.keys()).length < names.size) await cache.addAll(files);
}

/** Their names change with their content, so the one that was kept is the right one. */
export async function answerFile(request: Request): Promise<Response> {
  const kept = await caches.match(request, { cacheName, ignoreVary: true });
  return kept ?? fetch(request);
}

export const isOfThisBuild = (name: string): boolean =>
  name === cacheName || name.startsWith(`kept-${build}-`);
