import type { Word } from "../../text/read-text.ts";
import { joiningWords } from "../../vocabulary/everyday-words.ts";
import { personalVerbs } from "./personal-verbs.ts";
import { irregularPasts, isBaseForm, isDutyVerb } from "../../vocabulary/duty-verbs.ts";

/** Whether a word after "I" is a verb nobody told us of: "I lobby", "I upholstered". */
export function isOtherVerb({ low, stem }: Word): "past" | "plain" | null {
  if (isDutyVerb(stem) || personalVerbs.has(low) || joiningWords.has(low)) return null;
  if (!/^[a-z]{3,}$/.test(low) || low.endsWith("ly") || low.endsWith("ing")) return null;
  return /[^e]ed$/.test(low) ? "past" : "plain";
}

/** "Manages", "supervises": how a profile speaks of the one it is about. Many such words are nouns as well. */
export function isThirdForm({ low, stem }: Word): boolean {
  if (!low.endsWith("s") || !isDutyVerb(stem)) return false;
  return [low.slice(0, -1), low.slice(0, -2), `${low.slice(0, -3)}y`].some(isBaseForm);
}

/** Whether a word is a verb of work, and in which form. */
export function isVerbForm({ low, stem }: Word): "past" | "doing" | "plain" | null {
  // "found" is what somebody did who looked; whoever set up a company "founded" it.
  if (!isDutyVerb(stem) || low === "found") return null;
  if (irregularPasts.has(low) || /[^e]ed$/.test(low)) return "past";
  if (low.endsWith("ing")) return "doing";
  return isBaseForm(low) ? "plain" : null;
}
