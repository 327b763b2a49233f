import type { ReadText } from "../../text/read-text.ts";
import { peopleWords } from "../../vocabulary/people.ts";
import { ofListed, ofPeople, type WorkedOut } from "./said-of.ts";

const mostItems = 9;

/** "a gym, a bakery and a vet" are three: the lists of a text by the number of their items. */
export function* listsIn({ words, sentenceStarts }: ReadText): Generator<WorkedOut> {
  for (const [sentence, first] of sentenceStarts.slice(0, -1).entries()) {
    let items = 1;
    for (let at = first + 1; at < (sentenceStarts[sentence + 1] ?? 0); at += 1) {
      const word = words[at];
      if (word === undefined) break;
      const isLast = /^(?:and|&)$/.test(word.low) || word.gap === " & ";
      if (!isLast && !word.gap.startsWith(",")) continue;
      items += 1;
      const isPeople =
        words
          .slice(Math.max(first, at - 6), at + 6)
          .filter(({ low }) => peopleWords.has(low) || peopleWords.has(`${low}s`)).length > 1;
      if (items <= mostItems)
        yield { unit: "plain", value: items, about: isPeople ? ofPeople : ofListed };
      if (isLast) items = 1;
    }
  }
}
