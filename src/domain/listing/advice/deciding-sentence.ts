import { beginningOf } from "#domain/jobs/beginning.ts";
import type { Evidence } from "#domain/listing/posting.ts";

/** What a card has room for. */
const longest = 120;

/**
 * The passage that decided, short enough for a card: a sentence of the text before the word of a field, which stands on the
 * card anyway. Null when it was silence that decided.
 */
export function decidingSentence(evidence: readonly Evidence[]): string | null {
  const said = evidence.find(({ field }) => field === "description") ?? evidence[0];
  if (said === undefined) return null;
  const words = beginningOf(said.quote, longest).replace(/[;:,]$/, "");
  return words === "" ? null : words;
}
