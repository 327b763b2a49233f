import {
  adFiller,
  members,
  plainVerbs,
  sameThings,
} from "#domain/tools/letters/lists/marketing-names.ts";
import { isSmallWord } from "#domain/tools/letters/reading/language.ts";
import {
  addPhrases,
  meaningOf,
  phraseAt,
  phraseBook,
} from "#domain/tools/letters/reading/phrase-book.ts";
import type { ReadText } from "#domain/tools/letters/reading/read-text.ts";
import { meaningStem } from "#domain/tools/letters/reading/stems.ts";

/** A thing that is spoken of, however it is called. */
export interface Concept {
  readonly id: string;
  readonly weight: number;
  /** Whether it is a skill or a tool of the trade rather than a word. */
  readonly isNamed: boolean;
  readonly first: number;
  readonly end: number;
}

type Meaning = { readonly id: string; readonly weight: number } | "filler";

const namedWeight = 2;
const wordWeight = 1;
const verbWeight = 0.4;

const named = (id: string): Meaning => ({ id, weight: namedWeight });

/** The first list to name a thing has it: what is the same comes before what belongs to it. */
const things = phraseBook<Meaning>(sameThings.map((names, index) => [named(`@${index}`), names]));
const idOfName = (name: string): string => {
  const known = meaningOf(things, name);
  return known === undefined || known === "filler" ? `@${name}` : known.id;
};

/** What else somebody speaks of who names this. */
const kindsOf = new Map<string, string[]>();
for (const [kind, names] of members) {
  for (const name of [kind, ...names.split(",").map((each) => each.trim())]) {
    const id = idOfName(name);
    addPhrases(things, named(id), name);
    if (name !== kind) kindsOf.set(id, [...(kindsOf.get(id) ?? []), idOfName(kind)]);
  }
}
for (const verb of plainVerbs.split(","))
  addPhrases(things, { id: meaningStem(verb.trim()), weight: verbWeight }, verb);
addPhrases(things, "filler", adFiller);

/** What a stretch of text speaks of, in its order. */
export function conceptsIn(
  { tokens }: ReadText,
  { first, end }: { first: number; end: number },
): Concept[] {
  const concepts: Concept[] = [];
  for (let at = first; at < end; at += 1) {
    const phrase = phraseAt(tokens, at, end, things);
    if (phrase !== undefined) {
      if (phrase.meaning !== "filler") {
        const { id, weight } = phrase.meaning;
        concepts.push({ id, weight, isNamed: weight === namedWeight, first: at, end: phrase.end });
      }
      at = phrase.end - 1;
      continue;
    }
    const word = tokens[at]?.text ?? "";
    if (word.length < 2 || /^\d/.test(word) || isSmallWord(word)) continue;
    concepts.push({
      id: meaningStem(word),
      weight: wordWeight,
      isNamed: false,
      first: at,
      end: at + 1,
    });
  }
  return concepts;
}

/** A text whose words are the names of the trade is meant to be English, even if it has no sentences. */
export function isShopTalk(read: ReadText): boolean {
  const names = conceptsIn(read, { first: 0, end: read.tokens.length }).filter(
    ({ isNamed }) => isNamed,
  );
  const words = names.reduce((sum, { first, end }) => sum + end - first, 0);
  return words > read.tokens.length * mostNames;
}

const mostNames = 0.3;

/** A thing and the kinds it belongs to: whoever names HubSpot has named a CRM. */
export const answeredBy = (id: string): readonly string[] => [id, ...(kindsOf.get(id) ?? [])];
