import { useCallback, useEffect, useSyncExternalStore } from "react";
import type { JobCard } from "#contract/jobs.ts";
import { inStorage } from "#client/session/device-storage.ts";
import { useUser } from "#client/session/viewer.ts";

/** What this browser remembers of a reader's visits to the board. No one else is told. */
interface Visits {
  /** When the visit before this one ended; null on the first. */
  readonly newSince: number | null;
  readonly lastAt: number;
  /** The jobs that were opened, last one last. */
  readonly seen: readonly string[];
}

/** Who comes back later than this is on another visit. */
const visitMs = 30 * 60 * 1000;
const mostSeen = 500;
const prefix = "board:";

const known = new Map<string, Visits | null>();
const listeners = new Set<() => void>();

/** Each reader of a shared device has their own. */
const useName = (): string => `${prefix}${useUser()?.id ?? ""}`;

/** Notes that somebody looks at the board now, by the time the list was fetched. */
export function useNotedVisit(now: number): void {
  const name = useName();
  useEffect(() => {
    if (now === 0) return;
    const before = visitsOf(name);
    const isAnother = before !== null && now - before.lastAt > visitMs;
    keep(name, {
      newSince: isAnother ? before.lastAt : (before?.newSince ?? null),
      lastAt: Math.max(now, before?.lastAt ?? 0),
      seen: before?.seen ?? [],
    });
  }, [name, now]);
}

/** Notes that somebody has opened this job. */
export function useNotedAsSeen(jobId: string, now: number): void {
  const name = useName();
  useEffect(() => {
    const before = visitsOf(name) ?? { newSince: null, lastAt: now, seen: [] };
    if (before.seen.at(-1) === jobId) return;
    const seen = [...before.seen.filter((id) => id !== jobId), jobId].slice(-mostSeen);
    keep(name, { ...before, seen });
  }, [name, jobId, now]);
}

/** What this reader's visits say of a job. Pages come without it: they are the same for everybody. */
export function useVisitMark({
  id,
  publishedDate,
}: Pick<JobCard, "id" | "publishedDate">): "new" | "seen" | null {
  const name = useName();
  const visits = useSyncExternalStore(
    listen,
    useCallback(() => visitsOf(name), [name]),
    () => null,
  );
  if (visits === null) return null;
  if (visits.seen.includes(id)) return "seen";
  return visits.newSince !== null && Date.parse(publishedDate) > visits.newSince ? "new" : null;
}

function visitsOf(name: string): Visits | null {
  const before = known.get(name);
  if (before !== undefined) return before;
  const text = inStorage(() => localStorage.getItem(name));
  const visits = text === null ? null : visitsIn(text);
  known.set(name, visits);
  return visits;
}

function keep(name: string, visits: Visits): void {
  known.set(name, visits);
  inStorage(() => localStorage.setItem(name, JSON.stringify(visits)));
  for (const listener of listeners) listener();
}

function listen(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Anything may stand in a device's storage, older versions of this included. */
function visitsIn(text: string): Visits | null {
  const { newSince, lastAt, seen } = Object(inStorage(() => JSON.parse(text) as unknown)) as Record<
    keyof Visits,
    unknown
  >;
  if (typeof lastAt !== "number" || !Array.isArray(seen)) return null;
  return {
    newSince: typeof newSince === "number" ? newSince : null,
    lastAt,
    seen: seen.filter((id) => typeof id === "string"),
  };
}
