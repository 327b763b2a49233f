import type { ReadText } from "../../text/read-text.ts";
import type { Figure } from "../figure.ts";
import { spans } from "../number-names.ts";

/** What an amount comes to in a year, where it is said how often: "$60,000 a month". */
export function rateOf({ words }: ReadText, { last, value }: Figure): number | null {
  for (let at = last + 1; at < last + 6 && words[at]?.sentence === words[last]?.sentence; at += 1) {
    const low = words[at]?.low ?? "";
    // "$120k/mo", "R8k pm".
    const isShort = at === last + 1 && (words[at]?.gap === "/" || low === "pm");
    if (isShort && /^(?:mo|pm|month)$/.test(low)) return Math.round(value * 12);
    const span = /^(?:a|per|each|every)$/.test(low) ? words[at + 1]?.low : low.replace(/ly$/, "");
    const months = low.startsWith("annual") ? 12 : spans.get(span ?? "");
    if (months !== undefined && span !== low) return Math.round((value * 12) / months);
  }
  return null;
}

/** "a case study a month", "one a week": how long until the next, in months. */
export function onceIn({ words }: ReadText, at: number): number | null {
  if (!/^(?:a|an|one)$/.test(words[at]?.low ?? "")) return null;
  for (let next = at + 1; next < at + 5; next += 1) {
    if (words[next]?.gap !== " ") return null;
    if (/^(?:a|per|each|every)$/.test(words[next]?.low ?? ""))
      return spans.get(words[next + 1]?.low ?? "") ?? null;
  }
  return null;
}
