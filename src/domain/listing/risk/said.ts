import type { Evidence } from "#domain/listing/posting.ts";
import { matchOf } from "#domain/listing/rules/rule.ts";
import { quote, type Sentence } from "#domain/listing/text/sentences.ts";
import { worthTrying } from "#domain/listing/worth-trying.ts";
import { toldIn } from "./passages/told.ts";
import type { ReasonId } from "./reasons.ts";

/** The reasons that the sentences give in so many words, each with what was said. */
export function saidIn(sentences: readonly Sentence[]): Map<ReasonId, Evidence[]> {
  const said = new Map<ReasonId, Evidence[]>();
  const note = (reason: ReasonId, evidence: Evidence): void => {
    const before = said.get(reason) ?? [];
    if (before.at(-1)?.quote !== evidence.quote) said.set(reason, [...before, evidence]);
  };
  for (const sentence of sentences) {
    for (const way of worthTrying(sentence).risk) {
      const match = matchOf(way, sentence.text);
      if (match === null) continue;
      note(way.reason, quote(sentence, match.index, match.index + match[0].length));
    }
  }
  for (const [reason, evidence] of toldIn(sentences)) note(reason, evidence);
  return said;
}
