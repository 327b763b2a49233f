import type { Result } from "./application.ts";

/** What can stand in the timeline of an application. */
export const eventKinds = ["moved", "followed-up"] as const;
export type EventKind = (typeof eventKinds)[number];

export interface TimelineEvent {
  readonly id: number;
  readonly kind: EventKind;
  /** Where it moved to; null for everything but a move. */
  readonly result: Result | null;
  /** The day it happened, which may be long before it was written down. */
  readonly on: string;
}

/** In the order they happened; of one day, in the order they were written down. */
export const inOrder = <Event extends Pick<TimelineEvent, "id" | "on">>(
  events: readonly Event[],
): readonly Event[] => events.toSorted((a, b) => compare(a.on, b.on) || a.id - b.id);

/** Where it stands: where the last move led, whatever was written down after it. */
export function standing(events: readonly TimelineEvent[]): Standing | null {
  const ordered = inOrder(events);
  const last = ordered.at(-1);
  const move = ordered.findLast(({ result }) => result !== null);
  if (last === undefined || move === undefined || move.result === null) return null;
  return { result: move.result, lastOn: last.on };
}

export interface Standing {
  readonly result: Result;
  /** Of the last thing that happened: silence is counted from here. */
  readonly lastOn: string;
}

/** How often the member has asked again since anything came of it. */
export function timesAsked(events: readonly Pick<TimelineEvent, "id" | "on" | "kind">[]): number {
  const ordered = inOrder(events);
  return ordered.length - 1 - ordered.findLastIndex(({ kind }) => kind === "moved");
}

const compare = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);
