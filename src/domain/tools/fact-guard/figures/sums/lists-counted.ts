import type { ReadText, Word } from "../../text/read-text.ts";
import { peopleWords } from "../../vocabulary/people.ts";
import { ofListed, ofPeople, type WorkedOut } from "./said-of.ts";

const mostItems = 9;

/** "a gym, a bakery and a vet" are three: the lists of a text by the number of their items. */
export function* listsIn({ words, sentenceStarts }: ReadText): Generator<WorkedOut> {
  for (const [sentence, first] of sentenceStarts.slice(0, -1).entries()) {
    let items = 1;
    let several = severalAt(words[first]);
    for (let at = first + 1; at < (sentenceStarts[sentence + 1] ?? 0); at += 1) {
      const word = words[at];
      if (word === undefined) break;
      several += severalAt(word);
      const isLast = /^(?:and|&)$/.test(word.low) || word.gap === " & ";
      if (!isLast && !word.gap.startsWith(",")) continue;
      items += 1;
      const people = words
        .slice(Math.max(first, at - 6), at + 6)
        .filter(({ low }) => low === "me" || peopleWords.has(low) || peopleWords.has(`${low}s`));
      const about = people.length > 1 ? ofPeople : ofListed;
      const all = items + several + (isLast ? severalAt(words[at + 1]) : 0);
      for (const value of new Set([items, all]))
        if (value <= mostItems) yield { unit: "plain", value, about };
      if (isLast) [items, several] = [1, 0];
    }
  }
}

/** "two guesthouses" in a list are one more than an item. */
const severalAt = (word: Word | undefined): number =>
  Math.max(0, ["two", "three", "four", "five"].indexOf(word?.low ?? "") + 1);
