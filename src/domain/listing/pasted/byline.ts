import { placesInField, placesInText } from "#domain/listing/place/places.ts";
import { meaningsOf } from "#domain/listing/text/meanings.ts";
import { plainText } from "#domain/listing/text/plain-text.ts";
import { bare } from "./lines.ts";
import { titleAtStart } from "./titles.ts";

interface Byline {
  readonly company?: string | undefined;
  readonly location?: string | undefined;
}

/** Who offers a job and where, as it stands in the line of its title, in those around it, or in a sentence. */
export function bylineIn(lines: readonly string[], title: string): Byline {
  const at = title === "" ? -1 : lines.findIndex((line) => line.includes(title));
  const beside = besideTitle(lines[at] ?? "", title);
  const around = at === -1 ? {} : aroundTitle(lines, at, title);
  const location = beside.location ?? around.location;
  // Where the title's own line says where, the one below it says who.
  const below = beside.location === undefined ? undefined : lines[at + 1];
  return {
    company:
      [beside.company, around.company, below].filter((words) => words !== undefined).find(isName) ??
      inSentence(lines),
    location,
  };
}

/** "… at Fernhill (Remote)", "… - Zapdo (Remote, EMEA)", "… | Loomly | Remote": what stands in brackets is not the name. */
function besideTitle(line: string, title: string): Byline {
  const rest = line.slice(line.indexOf(title) + title.length).split(/(?<=[.!?])\s/)[0] ?? "";
  const parts = rest
    .split(/\s[|·•]\s/.test(rest) ? /\s[|·•]\s/ : /\s(?:[-–—@/]|at)\s/)
    .slice(1)
    .map((part) => bare(part).replace(/[.!]$/, ""));
  const bracket = /\(([^()]{2,60})\)/.exec(rest)?.[1] ?? "";
  const place = parts.find((part) => isPlace(withoutBrackets(part)));
  return {
    company: parts.map(withoutBrackets).find(isName),
    location: place ?? (isPlace(bracket) ? bracket : undefined),
  };
}

const withoutBrackets = (part: string): string => (part.split(/\s?[([]/)[0] ?? part).trim();

/** "Fathom & Field · London (Remote)" below a title, or company and place on two lines, as boards print them. */
function aroundTitle(lines: readonly string[], at: number, title: string): Byline {
  // Some boards say the title twice.
  const [first = "", second = ""] = lines.slice(at + 1).filter((line) => !line.startsWith(title));
  const [left = "", right] = first.split(/\s[·•|]\s/);
  if (right !== undefined) {
    // Without a company of its own the line is about the place and its age.
    const isAge = /\b(?:ago|applicants?|hours?|days?|weeks?|months?)\b/i.test(right);
    return isAge ? { company: lines[at - 1], location: left } : { company: left, location: right };
  }
  if (isPlace(first)) return { location: first };
  return isName(first) && isPlace(second) ? { company: first, location: second } : {};
}

const name = String.raw`(\p{Lu}[\p{L}\p{N}&'-]{1,30}(?: (?:&|and|of|\p{Lu}[\p{L}\p{N}&'-]{0,30})){0,4})`;
const introductions = [
  /^See who (.{2,60}) has hired for this role$/,
  new RegExp(
    String.raw`(?:^|[.!?] )${name} is (?:now |currently |also )?(?:hiring|looking|seeking|recruiting|searching)\b`,
    "u",
  ),
  new RegExp(String.raw`\b(?:to|and) join ${name}(?=[.,!]|$| as )`, "u"),
];
const notNames =
  /^(?:our|we|the|this|my|an?|it|who|what|company|client|one|he|she|they|there|us)\b/i;

/** "Fernhill is hiring", "to join Fernhill". */
const inSentence = (lines: readonly string[]): string | undefined =>
  lines
    .flatMap((line) => introductions.flatMap((pattern) => pattern.exec(line)?.[1] ?? []))
    .find((found) => !notNames.test(found));

const longestName = 60;

/** A name is short, is no sentence, no label and no title. */
const isName = (line: string): boolean =>
  line.length >= 2 &&
  line.length <= longestName &&
  /^[\p{Lu}\p{N}]/u.test(line) &&
  !/[.!?:]$|:\s|^\d{1,2}[.)]|\d{4}|[$€£]|https?:/.test(line) &&
  titleAtStart(line) === null &&
  !headings.test(line) &&
  !isTrade(line) &&
  !isPlace(line);

/** How a section of an ad begins, and who must not be named. */
const headings =
  /^(?:about|what|who|why|how|your?|our|we|the (?:role|job|team|company|position|offer)|(?:job|role|company|key|main|position)? ?(?:description|summary|overview|purpose|details|duties|responsibilities|requirements|qualifications|benefits|perks)|apply|salary|pay|location|hours|skills|must have|nice to have|confidential|undisclosed|private advertiser|client)\b/i;

/** A few words on the trade, the size or the terms of whoever hires are not their name. */
const isTrade = (words: string): boolean => {
  const told = words.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
  return told.length > 0 && told.every((word) => tradeWords.has(word));
};
const tradeWords: ReadonlySet<string> = new Set(
  `adtech advertising aerospace affiliate agencies agency agri agriculture agritech ai apparel app apps architecture automotive aviation b2b b2c banking beauty betting biotech blockchain broadcasting
  brand brands business casino charity client cleantech clothing company confidential construction consulting consumer cosmetics crypto cybersecurity d2c dating defi delivery dtc e ecommerce commerce
  edtech education energy engineering entertainment esports events fashion finance financial fintech fitness fmcg food foodtech forex furniture gambling games gaming global goods government group health
  healthcare healthtech hospitality hotels hr igaming industrial industry insurance insurtech investment investments it jewellery leading legal leisure lifestyle logistics luxury manufacturing
  marketplace martech media medical medtech mining mobile nft ngo non nonprofit online organisation organization payments pets pharma pharmaceutical pharmaceuticals platform products profit property proptech public
  publishing real estate recruitment renewable renewables restaurant restaurants retail saas sector security services skincare software solar sport sports start startup startups up scale scaleup staffing sports
  sustainability tech technology telco telecom telecoms telecommunications tourism trading transport travel utilities venture wealth web3 wellness wine wholesale and of in the a an for
  full part time fulltime parttime permanent temporary temp contract contractor contracting freelance freelancer internship casual fixed term ongoing immediate immediately urgent asap start flexible
  hours shift night day evening weekend weekends month months 1 2 3 6 9 12 entry mid senior junior level remote remotely hybrid onsite on site wfh work from home office based fully
  us uk eu international worldwide`.split(/\s+/),
);

const waysOfWorking =
  /\b(?:remote|remotely|hybrid|on-?site|wfh|work from home|worldwide|anywhere)\b/g;
const besides = /(?<!@)\b(?:and|or|in|the|of|area|region|greater|metro|only|based|fully)\b/g;

/** A few words that are mostly about a place or a way of working. Codes of places are words too, so they need a comma. */
function isPlace(words: string): boolean {
  if (words === "" || words.length > longestName || /[.!?]$|:\s/.test(words)) return false;
  const plain = plainText(words).text.replace(waysOfWorking, "@way");
  const { text } = meaningsOf(plain, words.includes(",") ? placesInField : placesInText);
  const told = text.replace(besides, "").match(/@?[a-z]+/g) ?? [];
  const places = told.filter((word) => word.startsWith("@")).length;
  return places > 0 && places * 2 >= told.length;
}
