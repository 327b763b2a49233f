import { oncePerSentence, type Sentence } from "#domain/listing/text/sentences.ts";
import { worthTrying } from "#domain/listing/worth-trying.ts";
import { clockRangesIn } from "../clocks/clock-ranges.ts";
import { zoneMentionsIn } from "./zone-mentions.ts";

/** Nearly every sentence names none, and that is quickly seen. */
export function mayNameZone(sentence: Sentence): boolean {
  const { zones, pilotTimes } = worthTrying(sentence);
  return zones.length > 0 || pilotTimes.length > 0;
}

/** The times of day and the zones that a sentence speaks of. */
export const zonesIn = oncePerSentence((sentence) => {
  const ranges = worthTrying(sentence).figures.length > 0 ? clockRangesIn(sentence.text) : [];
  return { ranges, mentions: zoneMentionsIn(sentence, ranges) };
});
