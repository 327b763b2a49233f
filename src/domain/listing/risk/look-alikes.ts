import type { Evidence } from "#domain/listing/posting.ts";
import { everyMatch } from "#domain/listing/text/every-match.ts";
import { exactQuote, type Sentence } from "#domain/listing/text/sentences.ts";

// Cyrillic and Greek letters that a reader takes for Latin ones: а е о р с у х і ј ѕ ԁ һ ο.
const lookAlikes = "\u0430\u0435\u043E\u0440\u0441\u0443\u0445\u0456\u0458\u0455\u0501\u04BB\u03BF";
const someLookAlike = new RegExp(`[${lookAlikes}]`);
const word = /[a-z\u0370-\u052F]+/g;
const disguised = new RegExp(`^(?=.*[a-z])(?=.*[${lookAlikes}])[a-z${lookAlikes}]+$`);

/** Words that mix Latin letters with their doubles, as a copied name or address does. */
export const disguisedWords = (fields: readonly (readonly Sentence[])[]): Evidence[] =>
  fields.filter(mayDisguise).flat().flatMap(disguisedIn);

/** The whole text is looked at once: hardly any has such a letter. */
const mayDisguise = ([first]: readonly Sentence[]): boolean =>
  first !== undefined && someLookAlike.test(first.from.text);

const disguisedIn = (sentence: Sentence): Evidence[] =>
  everyMatch(sentence.text, word)
    .filter(([letters]) => disguised.test(letters))
    .map(({ 0: letters, index }) => exactQuote(sentence, index, index + letters.length));
