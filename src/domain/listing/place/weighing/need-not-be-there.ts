import { countries } from "#domain/listing/vocabulary/countries.ts";
import { meaningsOf, vocabularyOf } from "#domain/listing/text/meanings.ts";
import { holds } from "#domain/listing/worth-trying.ts";
import type { Sentence } from "#domain/listing/text/sentences.ts";

const names = countries
  .trim()
  .split("\n")
  .map((row) => row.split("|")[0] ?? "");
const lands = vocabularyOf({ land: [...names, "eu, europe, european union, eea"].join(",") });

const bound =
  /\b(?:but|only|just|must|as long as|provided|if|unless|however|though|although|every day|all the time|full.?time|office|hub|commut\w+|near|months?|weeks?|first|initially|yet|anymore|to (?:know|notice|enjoy|love|understand|see|buy|use|shop|visit|read))\b/;

/** "You don't have to live in Germany" opens, where a whole country is named; of a town it says nothing. */
export const needNotBeThere = (sentence: Sentence, marked: string): boolean =>
  holds("freedFromPlace", marked) &&
  !bound.test(marked) &&
  meaningsOf(sentence.text, lands).found.size > 0;
