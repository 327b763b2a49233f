import { irregularForms } from "../vocabulary/meanings/irregular-forms.ts";

const stems = new Map<string, string>();
const mostKept = 20_000;

/**
 * The part of a word that its forms share, in one spelling: "managed", "managing" and "management" are one, and so are
 * "optimisation" and "optimize". It need not be a word.
 */
export function stemOf(low: string): string {
  const kept = stems.get(low);
  if (kept !== undefined) return kept;
  const stem = irregularForms.get(low) ?? cut(oneSpelling(low));
  if (stems.size >= mostKept) stems.clear();
  stems.set(low, stem);
  return stem;
}

const spellings: readonly (readonly [RegExp, string])[] = [
  [/is(?=(?:e|ed|es|er|ers|ing|ation|ations)$)/, "iz"],
  [/ys(?=(?:e|ed|es|ing|er|ers)$)/, "yz"],
  [/our(?=(?:s|ed|ing|ite|ites|al|able|ful)?$)/, "or"],
  [/ogue(?=s?$)/, "og"],
  [/amme(?=s?$)/, "am"],
  [/tre(?=s?$)/, "ter"],
  [/^enquir/, "inquir"],
  [/([a-z]{3}e)ll(?=(?:ed|ing|er|ers)$)/, "$1l"],
  [/ence(?=[ds]?$)/, "ense"],
];

/** Three letters before an ending make a word long enough to have one: "rise" and "wise" keep theirs. */
function oneSpelling(low: string): string {
  if (low.length < 5) return low;
  return spellings.reduce(
    (word, [british, american]) =>
      word.length > 5 || american !== "iz" ? word.replace(british, american) : word,
    low,
  );
}

/** Endings, the first that fits is taken off; what is left has at least three letters. */
const endings: readonly (readonly [ending: string, left: string])[] = [
  ["izations", "iz"],
  ["ization", "iz"],
  ["entations", "ent"],
  ["entation", "ent"],
  ["formation", "form"],
  ["ements", ""],
  ["ement", ""],
  ["ments", ""],
  ["ment", ""],
  ["ional", ""],
  ["ions", ""],
  ["ion", ""],
  ["ings", ""],
  ["ing", ""],
  ["iers", "y"],
  ["ier", "y"],
  ["ies", "y"],
  ["ied", "y"],
  ["ers", ""],
  ["ors", ""],
  ["ists", ""],
  ["ed", ""],
  ["er", ""],
  ["or", ""],
  ["ist", ""],
  ["ly", ""],
  ["es", ""],
];

/** Words that end in "ment" all the way down. */
const wholeInMent =
  /^(?:segment|comment|document|implement|experiment|element|supplement|complement|department|apartment|moment|garment|equipment|environment|sentiment|compliment|payment)/;

/** And words that end in "ly" so. */
const wholeInLy = new Set("reply apply supply family assembly comply rely".split(" "));

function cut(word: string): string {
  if (/\d/.test(word) || word.length < 4) return word;
  const keepsMent = wholeInMent.test(word);
  if (wholeInLy.has(word)) return word;
  for (const [ending, left] of endings) {
    if (keepsMent && /^e?ment/.test(ending)) continue;
    if (!word.endsWith(ending) || word.length - ending.length + left.length < 3) continue;
    const rest = single(word.slice(0, -ending.length) + left);
    // "delivered" is one with "deliver", and that with "delivers".
    const isVerb = ending === "ed" || ending === "ing";
    return withoutLastVowel(
      isVerb && /[^aeiou](?:er|or)$/.test(rest) && rest.length > 5 ? rest.slice(0, -2) : rest,
    );
  }
  if (word.endsWith("s") && !/(?:ss|us|is)$/.test(word)) return withoutLastVowel(word.slice(0, -1));
  return withoutLastVowel(word);
}

/** "planned" doubles what "plan" does not. */
const single = (word: string): string =>
  word.at(-1) === word.at(-2) && /[bdgmnprt]$/.test(word) ? word.slice(0, -1) : word;

const withoutLastVowel = (word: string): string =>
  word.length > 3 && word.endsWith("e") ? word.slice(0, -1) : word;
