import type { Clock } from "#server/adapters/clock/port.ts";

export interface TestClock extends Clock {
  advance(milliseconds: number): void;
}

export const minutes = (count: number): number => count * 60_000;
export const days = (count: number): number => minutes(count * 24 * 60);

export function testClock(start = new Date("2026-11-15T08:00:00Z")): TestClock {
  let time = start.getTime();
  return {
    now: () => new Date(time),
    advance: (milliseconds) => void (time += milliseconds),
  };
}
