import type { Evidence } from "#domain/listing/posting.ts";
import { Gate } from "#domain/listing/rules/gate.ts";
import { matchOf } from "#domain/listing/rules/rule.ts";
import { quote, type Sentence } from "#domain/listing/text/sentences.ts";
import { asking } from "./rows/asking.ts";
import { promises } from "./rows/promises.ts";
import type { ReasonId } from "./reasons.ts";
import { schemes } from "./rows/schemes.ts";

interface Said {
  readonly reason: ReasonId;
  readonly pattern: RegExp;
  readonly unless?: RegExp | undefined;
}

/** Each way of saying something by itself, so that only what a sentence may hold is looked for in it. */
const ways: readonly Said[] = [
  ...[...asking, ...promises].flatMap(({ reason, patterns, ...rest }) =>
    patterns.map((pattern) => ({ reason, pattern, ...rest })),
  ),
  ...schemes.map(({ effect, pattern, unless }) => ({ reason: effect, pattern, unless })),
];
const gate = new Gate(ways);

/** The reasons that the sentences give in so many words, each with what was said. */
export function saidIn(sentences: readonly Sentence[]): Map<ReasonId, Evidence[]> {
  const said = new Map<ReasonId, Evidence[]>();
  for (const sentence of sentences) {
    for (const way of gate.worthTrying(sentence.text)) {
      const match = matchOf(way, sentence.text);
      if (match === null) continue;
      const evidence = quote(sentence, match.index, match.index + match[0].length);
      const before = said.get(way.reason) ?? [];
      if (before.at(-1)?.quote !== evidence.quote) said.set(way.reason, [...before, evidence]);
    }
  }
  return said;
}
