import type { DayItem, Span, TimeItem } from "../finding/item.ts";
import { gapIn, textBetween } from "./gaps.ts";

/** Days or times that are said as one list. */
export type Block =
  | { readonly kind: "day"; readonly items: DayItem[] }
  | { readonly kind: "time"; readonly items: TimeItem[] };

/** Runs of days and runs of times. Days that other words part ("out on Tuesday, but Wednesday …") are no run. */
export function blocksOf(
  text: string,
  items: readonly (DayItem | TimeItem)[],
  between: readonly Span[],
): Block[] {
  const blocks: Block[] = [];
  const gaps = between.toSorted((one, other) => one.from - other.from);
  for (const item of items.toSorted((one, other) => one.from - other.from || one.to - other.to)) {
    const last = blocks.at(-1);
    const end = last?.items.at(-1);
    const left = end === undefined ? "" : textBetween(text, end.to, item.from, gaps);
    const isVague =
      end?.kind === "day" && /\b(?:morning|afternoon|evening)/.test(text.slice(end.to, item.from));
    const goesOn =
      end !== undefined && gapIn(left) !== "words" && !(item.kind === "day" && isVague);
    if (last?.kind === "day" && item.kind === "day" && goesOn) last.items.push(item);
    else if (last?.kind === "time" && item.kind === "time" && goesOn) last.items.push(item);
    else
      blocks.push(
        item.kind === "day" ? { kind: "day", items: [item] } : { kind: "time", items: [item] },
      );
  }
  return blocks;
}
