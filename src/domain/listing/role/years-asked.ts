import { Clue } from "#domain/listing/rules/clue.ts";
import { everyMatch } from "#domain/listing/text/every-match.ts";
import { withText, type Sentence } from "#domain/listing/text/sentences.ts";
import { mayGive, worthTrying } from "#domain/listing/worth-trying.ts";

export interface YearsAsked {
  readonly least: number;
  readonly sentence: Sentence;
}

const numbers: ReadonlyMap<string, number> = new Map(
  [
    "one een ein einem einen einer un uno una une",
    "two twee zwei dos deux due",
    "three drie drei tres trois tre",
    "four vier cuatro quatre quattro",
    "five vyf vijf funf cinco cinq cinque",
    "six ses zes sechs seis",
    "seven sewe zeven sieben siete sept",
    "eight agt acht ocho huit",
    "nine nege negen neun",
    "ten tien zehn diez dix",
    "eleven elf",
    "twelve twaalf zwolf",
    "thirteen",
    "fourteen",
    "fifteen vyftien vijftien funfzehn",
  ].flatMap((names, index) => names.split(" ").map((name) => [name, index + 1] as const)),
);
const number = `(\\d{1,2}|${[...numbers.keys()].join("|")})`;
const years = new RegExp(
  `(?:\\b|(?<=[a-z]{4}))${number}(?: ?\\((?:\\d{1,2}|[a-z]{3,8})\\))? ?(?:(\\+|[- ]plus)|(?:-|to|bis|or|and|tot|a|of|oder|und|y|en) ?${number} ?\\+?)? ?(?:or more |plus |odd )?\\+? ?(?:full |solid |good |consecutive |volle )?(?:years?|yrs?|jahren?|jahre|jaar|jare|jaren|anos?|anni|ans(?= d))\\b`,
  "g",
);

/** What the years are about: the applicant's work, not the company's age. */
const asked =
  /ervaring|experiencia|behind you|under your belt|practice|spent|career|expect|esperienza|we (?:want|need|ask)|you(?:'ll)? need|your cv|your first|must have|should have|worked|in the (?:field|trade|industry|game|job|business|saddle)|on the job|ondervinding|\bexp\b|not less than|no less than|upwards of|or more|\bmin\b|across|years? (?:or more |plus |and up |and more )?(?:as|behind|of|in|with|working)\b|experience|erfahrung|background|proven|track record|minimum|at least|mindestens|you have|you bring|you've|required|working (?:in|with|as)|in (?:a|an) (?:similar|related|\w+(?: \w*)?) (?:role|position)|as an?\b|hands.on|requirements?|qualif|expertise|managing|in \w+(?: \w*)? ?(?:marketing|role|industry|agency)/;
const ofTheCompany =
  /\b(?:team averages|averages|we have(?! in mind)|we've|our (?:company|team|clients|firm|founders?|agency|studio|business|brand|people|owners?|mentors?|editors?|writers?|(?:\w+ )?(?:lead|head|manager|director|boss|ceo|cmo))|founded|since \d{4}|for (?:over|more than|the (?:past|last)) (?:\d+|\w+) years|in business|company with|over the (?:past|last|next)|within (?:the )?(?:first )?\w+ years?|next \w+ years?|years? of age|years? old|(?:citizens?|residents?|aged?|between the ages of|persons?) \d{2} ?(?:-|to|and) ?\d{2} years|of the (?:last|past) \w+ years?|\d+.year (?:contract|degree|program|access)|year degree|vesting|per year|a year|years? ago|after \d+ years?|years'? service|resid\w+ [^.]{0,60}years?|with us|been here|in (?:\d+|\w+) (?:jahren|years)(?! of| in)|average|tenure|years? running|in a row|turns? \w+|birthday|(?:mentor|manager|boss|founder|director|colleague|editor|lead|ceo|cmo|cto|head|vp|owner|coach|team|partner)s?,? (?:who )?(?:with|has|have|brings?)|first (?:\d+|\w+) years?|every (?:\d+|\w+) years?|been (?:around|going|trading|running|making|building|helping))\b/;

/** "You don't need five years", "no more than two years", "up to one year". */
const notNeeded =
  /\b(?:don't|do not|needn't|no need|not need|not asking|not ask|not after|not looking|not want|doesn't|does not|not insist|not necessarily)(?: \w+){0,5} $/;
const notNeededAfter =
  /^[^.]{0,40}?\b(?:(?:is|are) not|isn't|aren't|not|never) (?:strictly )?(?:required|needed|necessary|essential|a must|asked|expected|what we)/;
const atMost =
  /\b(?:up to|no more than|not more than|at most|maximum(?: of)?|max|less than|under|fewer than|hoogstens|maximal|hochstens|bis zu|como maximo)(?: an?| about)? $/;

/** The most years any sentence asks for: "5 years in marketing, 2 with HubSpot" asks for five. */
export function yearsAsked(sentences: readonly Sentence[]): YearsAsked | null {
  let most: YearsAsked | null = null;
  let areOthers = false;
  for (const written of sentences) {
    if (worthTrying(written).years.length === 0) continue;
    const sentence = withYears(written);
    for (const match of everyMatch(sentence.text, years)) {
      const least = yearsIn(sentence.text, match);
      if (least === null) areOthers = true;
      else if (least > (most?.least ?? -1) && least <= 20) most = { least, sentence };
    }
  }
  return most ?? (areOthers ? yearsLeftOut(sentences) : null);
}

/** A line no longer than this says its years for the job. */
const shortLine = 60;

function yearsIn(text: string, match: RegExpExecArray): number | null {
  const end = match.index + match[0].length;
  const around = text.slice(Math.max(0, match.index - 90), end + 90);
  const close = text.slice(Math.max(0, match.index - 30), end + 20);
  const isShort = text.trim().length <= shortLine;
  if (!isShort && !asked.test(around)) return null;
  if (ofTheCompany.test(isShort ? text : close)) return null;
  const before = text.slice(Math.max(0, match.index - 60), match.index);
  if (notNeeded.test(before) || notNeededAfter.test(text.slice(end, end + 70))) return null;
  const least = valueOf(match[1]);
  if (atMost.test(before)) return Math.max(0, Math.min(least - 1, 2));
  const upper = match[3] === undefined ? null : valueOf(match[3]);
  // "Six to twelve months" is half a year to one.
  if (upper !== null && upper < least) return upper;
  return upper === 2 && least === 1 ? 1 : least;
}

/** "Our founders have twenty years; you need two." */
function yearsLeftOut(sentences: readonly Sentence[]): YearsAsked | null {
  for (const sentence of sentences) {
    const [, number] = yourNumber.exec(sentence.text) ?? [];
    if (number !== undefined) return { least: valueOf(number), sentence };
  }
  return null;
}

const yourNumber = new RegExp(
  `\\b(?:you(?:'ll| will|'d)? (?:\\w+ )?(?:need|bring|have|want|show|are asked for)|we (?:expect|need|want|ask for|ask))(?: around| about| just| only| at least| some| roughly| maybe){0,2} ${number}(?: (?:or|to) \\w+)?(?: (?:from|of) you)?\\W*$`,
);

const valueOf = (text = "0"): number => numbers.get(text) ?? Number(text);

/** Years told in other words, in the order in which they are put into figures. */
const inFigures = (
  [
    [/\bhalf a dozen years/, "6 years"],
    [/\b(?:a|one) dozen(?:.plus)? years/, "12 years"],
    [/\bhalf an? decade/, "5 years"],
    [/\b(?:an?|one)(?: \w+)? decade\b/, "10 years"],
    [
      /(?<!\b(?:over|nearly|almost|than|for|past|last)(?: \w{1,20})? )\b(?:(?:two|several|a couple of|some) )?decades of\b/,
      "20 years of",
    ],
    [
      /\b(?:\d|one|two|three|four|six|nine) months? ?(?:to|-|up to) ?(?=(?:\d|one|two|three)\b ?(?:\+ ?)?(?:years?|yrs?)\b)/,
      "0 to ",
    ],
    [/\b(?:a |'n |un |ein )?(?:couple(?: of)?|paar|par de) (years|jaar|jahre|anos)/, "2 $1"],
    [
      /\b(?:a few|several|a handful of|some|a good few|einige|mehrere|enkele|etlike|'n paar|varios|algunos) (years|jahre|jaren|jaar|jare|anos)\b(?! ago)/,
      "3 $1",
    ],
    [/\bmehrjahrige\w* (?:\w+ )?(?:berufs)?erfahrung/, "3 jahre erfahrung"],
    [/\ba year or (?:two|so)\b/, "1 year"],
    [
      /\ba (?:full |good |solid )?year(?:'s)?(?= (?:of |in |as |at |on )?(?:\w+ ){0,4}(?:experience|practice|agency|role|job|work|marketing|seo|copy\w*|desk|team)\b)/,
      "1 year",
    ],
    [
      /\b(\d{1,2}|[a-z]{3,7}).year (?=(?:track record|background|history|career|stint|record)\b)/,
      "$1 years ",
    ],
    [/\b(\d{1,2}) ?(\+?) ?(?:y|yoe)(?=[+\s.,;)]|$)/, "$1$2 years experience"],
  ] as const
).map(([pattern, figures]) => ({ words: new Clue(pattern), figures }));

const monthsOfWork = new Clue(
  /\b(\d{2}|twelve|eighteen)(?:-(\d{2}))? months'?(?= (?:or so|of|in|with|experience|doing|behind|at|on)\b)|\b(?:say|about|around|least|minimum|roughly) (\d{2}) months\b/,
);

function withYears(sentence: Sentence): Sentence {
  let { text } = sentence;
  for (const { words, figures } of inFigures) {
    if (mayGive(sentence, words)) text = text.replace(words.pattern, figures);
  }
  if (mayGive(sentence, monthsOfWork))
    text = text.replace(monthsOfWork.pattern, (_whole, ...groups: (string | undefined)[]) => {
      const months =
        { twelve: 12, eighteen: 18 }[groups[0] ?? ""] ?? Number(groups[0] ?? groups[2]);
      return `${String(Math.floor(months / 12))} years`;
    });
  return text === sentence.text ? sentence : withText(sentence, text);
}
