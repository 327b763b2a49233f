import type { Evidence } from "#domain/listing/posting.ts";
import { matchOf } from "#domain/listing/rules/rule.ts";
import { quote, type Sentence } from "#domain/listing/text/sentences.ts";
import { worthTrying } from "#domain/listing/worth-trying.ts";
import type { ReasonId } from "./reasons.ts";

/** The reasons that the sentences give in so many words, each with what was said. */
export function saidIn(sentences: readonly Sentence[]): Map<ReasonId, Evidence[]> {
  const said = new Map<ReasonId, Evidence[]>();
  for (const sentence of sentences) {
    for (const way of worthTrying(sentence).risk) {
      const match = matchOf(way, sentence.text);
      if (match === null) continue;
      const evidence = quote(sentence, match.index, match.index + match[0].length);
      const before = said.get(way.reason) ?? [];
      if (before.at(-1)?.quote !== evidence.quote) said.set(way.reason, [...before, evidence]);
    }
  }
  return said;
}
