import type { Experience } from "#domain/listing/facts.ts";
import type { Confidence, Evidence, Fact } from "#domain/listing/posting.ts";
import type { ReadPosting } from "#domain/listing/text/read-posting.ts";
import { everyMatch } from "#domain/listing/text/every-match.ts";
import { quote, withText, type Sentence } from "#domain/listing/text/sentences.ts";
import { worthTrying } from "#domain/listing/worth-trying.ts";
import { entryText } from "./experience-words.ts";

const seniorTitle =
  /\b(?:senior|sr|snr|lead(?! gen)|head|director|vp|svp|avp|evp|vice president|chief|cmo|ceo|cto|principal|staff (?:\w+ ){0,2}(?:designer|developer|engineer|manager|scientist|writer)|leiter|leiterin|leitung|fuhrungskraft|teamleiter|architect|president|iii|iv)\b/;
const entryTitle =
  /\b(?:intern|internship|junior|jr|trainee|learnership|learner|apprentice|graduate|entry|assistant|werkstudent|working student|praktikant|praktikum|volontar|student|beginner|clerk|typist|no experience)\b/;
/** The lowest rung in most companies, but "Associate Director" is none. */
const associateTitle =
  /\bassociate\b(?! (?:director|vice|vp|partner|principal|creative director))|\brepresentatives?\b|\breps?\b/;

const numbers: Readonly<Record<string, number>> = {
  one: 1,
  two: 2,
  three: 3,
  four: 4,
  five: 5,
  six: 6,
  seven: 7,
  eight: 8,
  nine: 9,
  ten: 10,
  twelve: 12,
  fifteen: 15,
  een: 1,
  twee: 2,
  drie: 3,
  vyf: 5,
};
const number = `(\\d{1,2}|${Object.keys(numbers).join("|")})`;
const years = new RegExp(
  `\\b${number}(?: ?\\((?:\\d{1,2}|[a-z]{3,8})\\))? ?(?:(\\+|[- ]plus)|(?:-|to|bis|or|and|tot) ?${number} ?\\+?)? ?(?:or more |plus )?\\+? ?(?:full |solid |consecutive )?(?:years?|yrs?|jahren?|jahre|jaar)\\b`,
  "g",
);
/** What the years are about: the applicant's work, not the company's age. */
const asked =
  /ondervinding|\bexp\b|not less than|no less than|upwards of|or more|\bmin\b|across|years? (?:or more |plus |and up |and more )?(?:as|behind|of|in|with|working)\b|experience|erfahrung|background|proven|track record|minimum|at least|mindestens|you have|you bring|you've|required|working (?:in|with|as)|in (?:a|an) (?:similar|related|\w+(?: \w*)?) (?:role|position)|as an?\b|hands.on|requirements?|qualif|expertise|managing|in \w+(?: \w*)? ?(?:marketing|role|industry|agency)/;
const ofTheCompany =
  /\b(?:we have(?! in mind)|we've|our (?:company|team|clients|firm|founders?|(?:\w+ )?(?:lead|head|manager|director|boss|ceo|cmo))|founded|since \d{4}|for (?:over|more than|the (?:past|last)) (?:\d+|\w+) years|in business|company with|over the (?:past|last|next)|within (?:the )?(?:first )?\w+ years?|next \w+ years?|years? of age|years? old|\d+.year (?:contract|degree|program|access)|year degree|vesting|per year|a year)\b/;

/** What tells how senior somebody must be. */
export type ExperienceRule =
  | "title-entry"
  | "title-senior"
  | "years-asked"
  | "title-associate"
  | "feed-level"
  | "entry-in-text"
  | "nothing-stated";

/** How senior somebody must be. A title that says it wins; then the years asked for; then other signs. */
export function experienceOf(read: ReadPosting): Fact<Experience> {
  const title = read.title.map(({ text }) => text).join(" ");
  const titleQuote = read.title.map((sentence) => quote(sentence));
  const bare = title.replace(/\([^)]{0,100}\)/g, " ");
  if (entryTitle.test(title) && !/\b(?:senior|head|director|executive assistant)\b/.test(bare)) {
    return fact("Entry Level", "high", titleQuote, "title-entry");
  }
  if (seniorTitle.test(bare)) return fact("Senior", "high", titleQuote, "title-senior");
  const stated = statedYears(read.description);
  if (stated !== null) return stated;
  return byOtherSigns(read, bare, titleQuote);
}

function byOtherSigns(
  read: ReadPosting,
  title: string,
  titleQuote: readonly Evidence[],
): Fact<Experience> {
  if (associateTitle.test(title))
    return fact("Entry Level", "medium", titleQuote, "title-associate");
  const tag = read.tags.find(({ text }) =>
    /required_experience:|experience required|berufs|level|junior|midweight/.test(text),
  );
  const byTag = tag === undefined ? null : levelOfTag(tag.text);
  if (tag !== undefined && byTag !== null) return fact(byTag, "medium", [quote(tag)], "feed-level");
  const entry = read.description.find(
    (sentence) => worthTrying(sentence).entryLevel.length > 0 && entryText.test(sentence.text),
  );
  if (entry !== undefined) return fact("Entry Level", "medium", [quote(entry)], "entry-in-text");
  return fact("Mid Level", "low", [], "nothing-stated");
}

function levelOfTag(text: string): Experience | null {
  if (/entry level|internship|no experience|berufseinstieg|junior/.test(text)) return "Entry Level";
  if (/:director|:executive/.test(text)) return "Senior";
  if (/:associate|midweight|berufserfahren/.test(text)) return "Mid Level";
  return null;
}

/** The most years any sentence asks for: "5 years in marketing, 2 with HubSpot" asks for five. */
function statedYears(sentences: readonly Sentence[]): Fact<Experience> | null {
  let most = -1;
  let decisive: Sentence | null = null;
  for (const written of sentences) {
    if (worthTrying(written).years.length === 0) continue;
    const sentence = withDecades(written);
    const { text } = sentence;
    for (const match of everyMatch(text, years)) {
      const around = text.slice(Math.max(0, match.index - 90), match.index + match[0].length + 90);
      const close = text.slice(Math.max(0, match.index - 30), match.index + match[0].length + 20);
      if (!asked.test(around) || ofTheCompany.test(close)) continue;
      const least = value(match[1]);
      const upper = match[3] === undefined ? null : value(match[3]);
      const judged = upper === 2 && least === 1 ? 1 : least;
      if (judged > most && judged <= 20) [most, decisive] = [judged, sentence];
    }
  }
  if (decisive === null) return null;
  return fact(levelOf(most), "high", [quote(decisive)], "years-asked");
}

/** "Half a decade" is five years. */
const withDecades = (sentence: Sentence): Sentence =>
  sentence.text.includes("decade")
    ? withText(
        sentence,
        sentence.text
          .replace(/half an? decade/, "5 years")
          .replace(/(?:an?|one) decade/, "10 years"),
      )
    : sentence;

const value = (text = "0"): number => numbers[text] ?? Number(text);

function levelOf(least: number): Experience {
  if (least >= 5) return "Senior";
  return least >= 2 ? "Mid Level" : "Entry Level";
}

const fact = (
  value: Experience,
  confidence: Confidence,
  evidence: readonly Evidence[],
  rule: ExperienceRule,
): Fact<Experience> => ({ value, confidence, evidence, rules: [rule] });
