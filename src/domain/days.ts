/** Days as people write them down, `2026-11-16`: they have no hour and no zone, and sort as text. */

const dayMs = 24 * 60 * 60 * 1000;
/** South Africa keeps one clock all year. */
const sastAheadMs = 2 * 60 * 60 * 1000;

/** The day it is in South Africa. */
export const sastDay = (moment: Date): string => isoDay(moment.getTime() + sastAheadMs);

export const addDays = (day: string, days: number): string => isoDay(msOf(day) + days * dayMs);

export const daysBetween = (from: string, to: string): number =>
  Math.round((msOf(to) - msOf(from)) / dayMs);

const isoDay = (ms: number): string => new Date(ms).toISOString().slice(0, 10);
const msOf = (day: string): number => Date.parse(`${day}T00:00:00Z`);
