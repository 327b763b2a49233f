import { Clue } from "#domain/listing/rules/clue.ts";
import { everyMatch } from "#domain/listing/text/every-match.ts";
import type { Sentence } from "#domain/listing/text/sentences.ts";
import { gives, mayGive } from "#domain/listing/worth-trying.ts";

const isIn = (sentences: readonly Sentence[], clue: Clue): boolean =>
  sentences.some((sentence) => gives(sentence, clue));

// Office, telephone and sales work that every town has, and that false ads offer most.
const everydayTitles = new Clue(
  /\b(?:admin(?:istrative|istrator)?|appointment setter|call cent(?:er|re)|clerk|customer (?:assistant|care|services?|support)|data (?:entry|processing)|dispatcher|document processing|executive assistant|office assistant|receptionist|sales|service associate|typist)\b/,
);
const seniorTitles = new Clue(
  /\b(?:analyst|chief|developer|director|engineer|head|lead|leader|manager|marketing|president|principal|senior|sr|supervisor|vp|sales (?:enablement|engineer\w*|operations|ops|analytics|strategy))\b|\b(?:network|systems?|database|security|cloud|linux|server|salesforce) (?:\w+ )?admin(?:istrator)?\b|\b(?:law|judicial) clerk\b/,
);

/** Work that most people could start tomorrow, going by its title. */
export const isEverydayWork = (title: readonly Sentence[]): boolean =>
  isIn(title, everydayTitles) && !isIn(title, seniorTitles);

const school = new Clue(/\b(?:high school|ged|matric|grade 12)\b[^.]*/);
const years = new Clue(
  /\d ?\+? ?(?:\(\d+\+?\) ?)?(?:plus )?(?:years?|yrs?)\b|\b(?:one|two|three|four|five|six|seven|eight|ten) (?:\(\d+\) )?years?\b/,
);
const learned = new Clue(
  /\b(?:b\.?a|b\.?s|bachelors?|bilingual|bsn|certifi(?:cate|cation|ed)|college|degree|dutch|french|german|italian|spanish|fluent|graduate|licen[cs]e[ds]?|masters?|mba|ms|phd|portfolio|qualification|university)\b/,
);
const tools = new Clue(
  /\b(?:adobe|canva|crm|erp|excel|figma|google (?:ads|analytics|workspace)|html|hubspot|intercom|javascript|microsoft|ms office|photoshop|powerpoint|quickbooks|salesforce|sap|seo|sql|wordpress|zendesk)\b/,
);

const asksFor = [years, learned, tools];

/** No years, no certificate above school, no tool. */
export const asksForNothing = (sentences: readonly Sentence[]): boolean =>
  sentences.every((sentence) => {
    const { text } = sentence;
    const asked = mayGive(sentence, school) ? text.replace(school.pattern, "") : text;
    return asksFor.every((clue) => !mayGive(sentence, clue) || !clue.pattern.test(asked));
  });

export const asksForSchoolOnly = (sentences: readonly Sentence[]): boolean =>
  isIn(sentences, school) && asksForNothing(sentences);

const size = new Clue(
  /\b(?:billions?|global (?:brands|leader)|largest|leader in|leading (?:global|provider)|nasdaq|nationwide|nyse|\d+ countries|(?:more than|over) \d[\d,]* (?:employees|locations|offices|stores))\b/,
);

/** Sentences in which a company speaks of how big it is. */
export const boastsOf = (sentences: readonly Sentence[]): readonly Sentence[] =>
  sentences.filter((sentence) => gives(sentence, size));

const words = (list: string): ReadonlySet<string> => new Set(list.split(" "));

// What stands before "is looking for" or "is a company" when no name does.
const notNames = words(
  "a all also an and anyone applicant attitude but candidate challenge client company compensation day degree department each employer english environment equity experience firm focus goal he here if individual interview it job knowledge location month office one opportunity or order organisation organization our pay people person position practice purpose range rep reps resume role salary sales schedule she someone team that the there they this time title training we week what which who work you your",
);
// What stands after "at" or "join" when no name does.
const notEmployers = words(
  "all and any both different her his home how its least now once one our people senior that the their this times today top what work you your",
);

const isHiring = new Clue(
  / (?:is|are) (?:(?:actively|also|always|currently|now|presently) )?(?:expanding|growing|hiring|interviewing|looking|on the|recruiting|searching|seeking)\b/g,
);
const isCompany = new Clue(
  / (?:is|are|was) (?:an?|the|one of|among) .{0,80}?\b(?:agency|app|bank|brand|business|charity|clinic|community|company|consultancy|developer|firm|fund|hospital|hotel|leader|leading|manufacturer|marketplace|network|nonprofit|organi[sz]ation|platform|practice|product|provider|restaurant|retailer|society|start-?up|studio)s?\b/g,
);
const atCompany = new Clue(
  /\b(?:about|at|join|joining|why) ([a-z0-9&-]{3,})(?: [a-z0-9&-]+){0,2} ?(?:,|:|we\b|you\b|\n|$)/g,
);
const story = new Clue(
  /\b(?:about us|founded|headquarter(?:s|ed)|our (?:founders?|investors?|mission|story|vision)|since (?:19|20)\d\d|established (?:[a-z]+ ){0,4}in (?:19|20)\d\d|who we are|corp|gmbh|inc|llc|ltd|plc|pty|the company ?:|name of (?:the|our) company|fortune \d+ company|we (?:build|connect|create|design|develop|help|make|place|provide|serve|speciali[sz]e)|in [a-z]+, we)\b/,
);
const offer = new Clue(
  /\b(?:builds|creates|delivers|designs|develops|helping|helps|makes|offers|places|provides|serves|speciali[sz]es) .{0,80}\b(?:brands|businesses|clients|companies|families|people|products?|services?|software|solutions?|teachers|technology)\b/,
);

/** The text introduces whoever hires. Names cannot be told by capitals, so we look for how one introduces oneself. */
export const introducesEmployer = (sentences: readonly Sentence[]): boolean =>
  sentences.some(
    (sentence) =>
      hasName(sentence, isHiring) ||
      hasName(sentence, isCompany) ||
      gives(sentence, story) ||
      gives(sentence, offer) ||
      everyClue(sentence, atCompany).some(([, name = ""]) => !notEmployers.has(name)),
  );

const everyClue = (sentence: Sentence, clue: Clue): readonly RegExpExecArray[] =>
  mayGive(sentence, clue) ? everyMatch(sentence.text, clue.pattern) : [];

function hasName(sentence: Sentence, predicate: Clue): boolean {
  return everyClue(sentence, predicate).some(({ index }) => {
    const subject =
      /(?<![a-z0-9&'-])[a-z0-9&'-]+$/.exec(
        sentence.text.slice(Math.max(0, index - 30), index),
      )?.[0] ?? "";
    return subject.length > 1 && !notNames.has(subject);
  });
}
