import { meaningsOf } from "#domain/listing/text/meanings.ts";
import type { Sentence } from "#domain/listing/text/sentences.ts";
import { placesInText } from "#domain/listing/place/places.ts";
import { withShortNames } from "#domain/listing/place/short-codes.ts";
import { worthTrying, worthTryingIn } from "#domain/listing/worth-trying.ts";
import type { Reduction } from "./reduction.ts";
import { countriesOf, worldWithin } from "./countries-of.ts";
import { firstReductions, reductions } from "./whose-place.ts";

/** The address of a page may hold any word. */
const withoutAddresses = (text: string): string =>
  text.includes("http") || text.includes("@") || text.includes("www.")
    ? text.replace(text.includes("@") ? pagesAndMail : pages, "")
    : text;
const pages = /(?:https?:|www\.)\S+/g;
const pagesAndMail = /(?:https?:|www\.)\S+|\S{1,60}@\S{1,60}/g;

/** A sentence in which places stand as what they mean to somebody in South Africa, lists as one, other people's as theirs. */
export function markedPlaces(sentence: Sentence): string {
  const named = withShortNames(sentence);
  const bare = withoutAddresses(named);
  // Most sentences name no place, as the walk over them has shown.
  if (named === sentence.text && worthTrying(sentence).placeNames.length === 0) return bare;
  const { text, found } = meaningsOf(bare, placesInText);
  if (found.size === 0) return text;
  return reduced(text);
}

/** In the order in which one row leaves the text to the next; lists are put together once brackets are read. */
const steps = [...firstReductions, null, ...countriesOf, ...worldWithin, ...reductions] as const;
const keepsHere: ReadonlySet<Reduction> = new Set(reductions);

/** What a row needs may only come to be where another row has changed the text, so the text is walked over again then. */
function reduced(text: string): string {
  let marked = text;
  let worth = worthTryingIn(marked).reductions;
  for (const row of steps) {
    if (row !== null && (worth.length === 0 || !worth.includes(row))) continue;
    const next = row === null ? reducedLists(marked) : withReduction(marked, row);
    if (next === marked) continue;
    marked = next;
    worth = worthTryingIn(marked).reductions;
  }
  return marked;
}

function withReduction(marked: string, row: Reduction): string {
  const { pattern, becomes } = row;
  if (!keepsHere.has(row)) return marked.replace(pattern, becomes);
  return marked.replace(pattern, (whole) => (isHere.test(whole) ? `${becomes}-here` : becomes));
}

/** Others' places keep whether they are here, as an office may be. */
const isHere = /@(?:home|local)\b/;

const tag = "@(?:home|region|closed|local|african|foreign|locals|africans|foreigners)\\b";
const joint =
  "(?: ?(?:,|/|&|\\+|\\(|•|·|\\||;) ?| )(?:(?:and/or|and|or|und|oder|of|ou|y|e|i|plus|as well as|nor|then|to|down to|up to|through to|all the way to|right down to|as far as|the|even|also|either|in|from|anywhere in|other|any|any other|all|most|every|parts of|within) ){0,3}(?:(?:and, )?(?:as of|since|more recently|lately)[a-z0-9 ]{0,18}, )?";
const lists = new RegExp(`(?:${tag})(?:${joint}(?:${tag})){1,40}`, "g");

/** A list of places with ours among them is ours: "Europe, the Middle East or Africa". */
export function reducedLists(text: string): string {
  if (!text.includes("@", text.indexOf("@") + 1)) return text;
  return text.replace(lists, (whole) => {
    const kinds = whole.match(/@\w+/g) ?? [];
    const last = kinds.at(-1) ?? "";
    const forms = formsOf(last);
    const level = kinds.some((kind) => /@(?:home|local)/.test(kind))
      ? 0
      : kinds.some((kind) => /@(?:region|african)/.test(kind))
        ? 1
        : 2;
    return forms[level] ?? last;
  });
}

/** A list takes the form of its last member: places, adjectives, or people. */
function formsOf(last: string): readonly string[] {
  if (/@(?:locals|africans|foreigners)$/.test(last)) return ["@locals", "@africans", "@foreigners"];
  if (/@(?:local|african|foreign)$/.test(last)) return ["@local", "@african", "@foreign"];
  return ["@home", "@region", "@closed"];
}
