import type { ClockSaid, TimeItem } from "../finding/item.ts";
import { gapIn } from "./gaps.ts";

const minutesIn = ({ hour, minute }: ClockSaid, half: "am" | "pm"): number =>
  ((hour % 12) + (half === "pm" ? 12 : 0)) * 60 + minute;

const isMereFigure = (clock: ClockSaid | null): boolean =>
  clock !== null && clock.half === undefined && clock.form === "figure";

/** In "2, 3 or 4 pm" the half of the day is said once. It holds as long as the times rise; otherwise nothing is settled. */
export function withHalvesShared(text: string, times: readonly TimeItem[]): TimeItem[] {
  const shared = [...times];
  for (let index = shared.length - 2; index >= 0; index -= 1) {
    const [one, next] = [shared[index], shared[index + 1]];
    if (one === undefined || next === undefined || !isList(text, one, next)) continue;
    const half =
      next.time.start?.half ?? (isMereFigure(next.time.start) ? next.time.end?.half : undefined);
    const limit = next.time.start;
    if (half !== undefined && limit !== null)
      shared[index] = inHalfBefore(one, half, minutesIn(limit, half));
  }
  for (const [index, next] of shared.entries()) {
    const one = shared[index - 1];
    const last = one?.time.end ?? one?.time.start;
    if (one === undefined || last?.half === undefined || !isList(text, one, next)) continue;
    const { start } = next.time;
    const isLater = start !== null && minutesIn(start, last.half) > minutesIn(last, last.half);
    if (isMereFigure(start) && next.time.end === null && isLater) {
      shared[index] = {
        ...next,
        time: { ...next.time, start: { ...start, half: last.half, form: "sure" } },
      };
    }
  }
  return shared;
}

const isList = (text: string, one: TimeItem, next: TimeItem): boolean =>
  next.from - one.to < 12 && gapIn(text.slice(one.to, next.from)) === "list";

function inHalfBefore(item: TimeItem, half: "am" | "pm", limit: number): TimeItem {
  const { start, end } = item.time;
  if (!isMereFigure(start) || (end !== null && !isMereFigure(end))) return item;
  const last = end ?? start;
  if (start === null || last === null || minutesIn(last, half) > limit) return item;
  if (end !== null && minutesIn(start, half) >= minutesIn(end, half)) return item;
  const sure = (clock: ClockSaid): ClockSaid => ({ ...clock, half, form: "sure" });
  return {
    ...item,
    time: { ...item.time, start: sure(start), end: end === null ? null : sure(end) },
  };
}
