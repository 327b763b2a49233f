import type { Word } from "../../text/read-text.ts";
import { irregularPasts, isBaseForm, isDutyVerb } from "../../vocabulary/duty-verbs.ts";

/** Whether a word is a verb of work, and in which form. */
export function isVerbForm({ low, stem }: Word): "past" | "doing" | "plain" | null {
  // "found" is what somebody did who looked; whoever set up a company "founded" it.
  if (!isDutyVerb(stem) || low === "found") return null;
  if (irregularPasts.has(low) || /[^e]ed$/.test(low)) return "past";
  if (low.endsWith("ing")) return "doing";
  return isBaseForm(low) ? "plain" : null;
}
