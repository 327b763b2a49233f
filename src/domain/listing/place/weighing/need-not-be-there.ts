import { countries } from "#domain/listing/vocabulary/countries.ts";
import { meaningsOf, vocabularyOf } from "#domain/listing/text/meanings.ts";
import type { Sentence } from "#domain/listing/text/sentences.ts";

const names = countries
  .trim()
  .split("\n")
  .map((row) => row.split("|")[0] ?? "");
const lands = vocabularyOf({ land: [...names, "eu, europe, european union, eea"].join(",") });

/** Said to the reader, and of nothing that may be asked for beside it. */
const freed =
  /\b(?:no (?:requirement|need|obligation) (?:to (?:be|live|reside|sit)|for you to (?:be|live))|you (?:(?:do not|don't|won't|will not)(?: \w+)? (?:have|need) to|needn't|need not) (?:be|live|reside|sit)|(?:not|n't) (?:required|obliged|expected|necessary|essential|a must|a requirement|a condition) to (?:be|live|reside))\b[^.,;@]{0,24}@closed\b|\b(?:living|being|residing) (?:based |located )?in (?:the )?@closed (?:is not|isn't) (?:necessary|required|a (?:must|requirement|condition)|essential|needed)\b/;
const bound =
  /\b(?:but|only|just|must|as long as|provided|if|unless|however|though|although|every day|all the time|full.?time|office|hub|commut\w+|near|months?|weeks?|first|initially|yet|anymore|to (?:know|notice|enjoy|love|understand|see|buy|use|shop|visit|read))\b/;

/** "You don't have to live in Germany" opens, where a whole country is named; of a town it says nothing. */
export const needNotBeThere = (sentence: Sentence, marked: string): boolean =>
  freed.test(marked) && !bound.test(marked) && meaningsOf(sentence.text, lands).found.size > 0;
