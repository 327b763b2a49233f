import { windowHoldsHome } from "#domain/listing/hours/windows.ts";
import { meaningsOf } from "#domain/listing/text/meanings.ts";
import { quote, type Sentence } from "#domain/listing/text/sentences.ts";
import { codesThatAreWords } from "#domain/listing/vocabulary/place-codes.ts";
import { reducedLists } from "./grammar/mark-places.ts";
import type { Sign } from "./openness/signs.ts";
import { namesCity, placesInField, placesInText } from "./places.ts";
import { otherSa, withShortNames } from "./short-codes.ts";

/** What stands in a location field and names no place. */
const placeless =
  /\b(?:100%|afstand|afstandwerk|all|and|based|casual|contract|distributed|flexible|freelance|from|full|fully|home|homebased|homeworkers?|homeworking|house|hybrid|in|internet|job|location|locations|multiple|office|on|online|only|or|own|part|position|remote|remotely|remoto|remota|uzaktan|fernarbeit|teletrabajo|zdalna|zdalnie|distans|role|telecommut(?:e|er|ing)|telework|teleworking|teletravail|tele|the|time|timezones?|tbd|tuis|tuiskantoor|van|various|virtual|virtually|wfh|work|worker|working|your)\b/g;

/** "Remote, IN": after a comma, or alone, such a word is the code of a place. */
const codeAlone = new RegExp(
  `(?:^|[,(/] ?)(?:${codesThatAreWords.split(", ").join("|")})(?:$|[,)/])`,
);

/** Streets are called after all kinds of places: "190 Commonwealth Dr". */
const streets =
  /\d{1,6}[a-z]? (?:[a-z.'-]{1,20} ){1,4}(?:street|st|drive|dr|avenue|ave|road|rd|boulevard|blvd|lane|ln|court|ct|way|highway|hwy|parkway|pkwy|square|plaza|terrace|crescent)\b/g;

/** "Anywhere (excl. Africa)" */
const fieldLeavesOut =
  /\b(?:excl|excluding|excludes?|except|not|no|minus|without|other than|outside|bar|apart from|non)\b[^a-z@]{0,3}(?:(?:of|for|from|in|the|open to|available in) ){0,3}(?:@(?:closed|foreign)\b[^a-z@]{0,3}(?:and |or )?){0,8}@(?:home|local|region|african)\b/;

/** "Worldwide (Americas time zones only)" */
const zonesElsewhere = /@(?:closed|foreign)\b[ -]time.?zones\b[^a-z]{0,3}(only\b)?/;
/** "Worldwide (US citizens)" */
const peopleElsewhere =
  /@(?:closed|foreign)\b[ -](?:citizens?|nationals?|residents?|passports?|work permits?|only)\b/;

/** "Remote (US hours)" says when, not where. */
const theirHours =
  /@(?:closed|foreign)\b[ -](?:business |working |office |work )?(?:hours|shifts?|schedule)\b/g;

export function signsInField(sentence: Sentence): Sign[] {
  // "Adelaide, SA" is in Australia.
  const bare = sentence.text.replace(streets, "");
  const named = otherSa.test(bare) ? bare.replace(/\bsa\b/g, "south australia") : bare;
  const { text: marked, found } = meaningsOf(named, placesInField);
  const text = marked.replace(theirHours, "");
  const evidence = quote(sentence);
  if (fieldLeavesOut.test(text)) return [{ rule: "field-leaves-out", says: "barred", evidence }];
  if (found.has("home")) return [{ rule: "field-names-south-africa", says: "home", evidence }];
  const isInside = /@world (?:in|within|across) (?:the )?@closed/.test(text);
  // "Amsterdam or remote" names a desk for those who want one.
  if (
    /@closed\b[^a-z@]{0,2} ?(?:or|\/) ?@?(?:fully )?(?:remote|placeless)(?![ ,(-]{1,3}(?:(?:in|within|from) (?:the )?)?@closed)|remote or @closed|@placeless @closed|@closed[ ,/-]{0,3}@placeless/.test(
      text,
    )
  )
    return [];
  // "Remote / Berlin" does, too; of "Remote / Mexico" nobody's desk is a whole country.
  if (text.includes("remote / @closed") && namesCity(named)) return [];
  // "Anywhere (UTC-8 to UTC-4)" goes no further than those zones.
  const isInWindow = windowHoldsHome(sentence);
  if (isInWindow === false) return [{ rule: "zone-window", says: "shut", evidence }];
  if (["world", "region", "african"].some((kind) => found.has(kind))) {
    const zones = zonesElsewhere.exec(text);
    if (zones !== null)
      return [
        {
          rule: "field-zones-elsewhere",
          says: zones[1] === undefined ? "somewhere" : "shut",
          evidence,
        },
      ];
    if (peopleElsewhere.test(text) && !/\b(?:no|not|non|except|excluding|minus)\b/.test(text))
      return [{ rule: "field-elsewhere", says: "shut", evidence }];
    if (!isInside) return [{ rule: "field-open", says: "open", evidence }];
  }
  if (isInWindow === true) return [{ rule: "zone-window", says: "open", evidence }];
  if (text.includes("@closed") || codeAlone.test(text))
    return [{ rule: "field-elsewhere", says: "shut", evidence }];
  const left = text.replaceAll("@placeless", "").replace(placeless, "");
  return /[a-z]{3}/.test(left) ? [{ rule: "field-somewhere", says: "somewhere", evidence }] : [];
}

/** In a title a place counts where it stands apart, or beside "remote": "EMEA" there is a market, not a home. */
export function signsInTitle(sentence: Sentence): Sign[] {
  // "At Acme London" names the company.
  const [own = ""] = withShortNames(sentence).split(" at ", 1);
  const { text, found } = meaningsOf(own, placesInText);
  const evidence = quote(sentence);
  if (["home", "local", "locals"].some((kind) => found.has(kind)))
    return [{ rule: "title-names-south-africa", says: "home", evidence }];
  const isInWindow = windowHoldsHome(sentence);
  if (isInWindow !== null)
    return [{ rule: "zone-window", says: isInWindow ? "open" : "shut", evidence }];
  const marked = reducedLists(text);
  if (titleElsewhere.test(marked) || cityAndPostcode.test(own))
    return [
      {
        rule: "title-elsewhere",
        says: "shut",
        isStrict: onlyThere.test(marked),
        isBesideRemote: besideRemote.test(marked),
        evidence,
      },
    ];
  return titleOpen.test(marked) ? [{ rule: "title-open", says: "open", evidence }] : [];
}

/** "Remote | LATAM only": nothing else opens that. */
const onlyThere = /@(?:closed|foreign)\b[^a-z@]{0,3}only\b/;
/** "(Remote, Americas)" */
const besideRemote = /[([|-] ?remote[^a-z@]{1,3}(?:in |within )?(?:the )?@closed ?(?:[)\]|]|$)/;
/** "Data Scientist - Carlsbad, CA 92009" */
const cityAndPostcode = /[-|] [a-z .'-]{3,30}, [a-z]{2} \d{5}\W*$/;
const titleElsewhere =
  /(?:\bremote ?[,-] ?(?:rou|pol|prt|esp|deu|fra|gbr|ita|nld|irl|isr|ind|mex|bra|arg|col|chl|can|aus|nzl|jpn|kor|sgp|phl|ken|nga|egy|tur|ukr|cze|hun|bgr|srb|hrv|grc|swe|nor|dnk|fin|che|aut|bel|ltu|lva|est|svk|svn|vnm|tha|mys|idn|are|sau)\)|(?:remote|wfh|virtual)[^a-z]{1,3}(?:in |from |within )?(?:the )?(?:[a-z]{2,4}\.?(?:, ?| or | and | ?\/ ?| & )(?:or |and )?){0,3}@closed(?![ -]?(?:time.?zones?|hours|friendly|tz\b))|remote in \w\w\b|remote,? (?:but )?(?:within|in|near|from|inside|close to)\b[^@|]{0,30} @closed|[-(,|] ?(?:remote ?)?(?:in (?:der |the )?)?@closed(?:, ?[a-z]{2})?(?: \d{5})? ?\)?!?(?:$| [-|])|[([]@closed|@(?:closed|foreign)\b[^a-z]{0,3}(?:[a-z]+ ){0,2}(?:only|remote|wfh|home.?based|home.?office|work from home)\b| in @closed|@closed residents?\b|@closed$)/;
const titleOpen =
  /\bfrom anywhere\b(?! in)|\bremote[^a-z@]{1,3}(?:@world|@region|anywhere|worldwide|global)\b|\b(?:anywhere|global|@region)[^a-z]{0,2} ?remote\b|@world/;
