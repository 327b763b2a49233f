import { everyMatch } from "#domain/listing/text/every-match.ts";
import type { Sentence } from "#domain/listing/text/sentences.ts";

const isIn = (sentences: readonly Sentence[], pattern: RegExp): boolean =>
  sentences.some(({ text }) => pattern.test(text));

// Office, telephone and sales work that every town has, and that false ads offer most.
const everydayTitles =
  /\b(?:admin(?:istrative|istrator)?|appointment setter|call cent(?:er|re)|clerk|customer (?:assistant|care|services?|support)|data (?:entry|processing)|dispatcher|document processing|executive assistant|office assistant|receptionist|sales|service associate|typist)\b/;
const seniorTitles =
  /\b(?:analyst|chief|developer|director|engineer|head|lead|leader|manager|marketing|senior|sr|supervisor|vp)\b|\b(?:network|systems?|database|security|cloud|linux|server|salesforce) (?:\w+ )?admin(?:istrator)?\b|\b(?:law|judicial) clerk\b/;

/** Work that most people could start tomorrow, going by its title. */
export const isEverydayWork = (title: readonly Sentence[]): boolean =>
  isIn(title, everydayTitles) && !isIn(title, seniorTitles);

const school = /\b(?:high school|ged|matric|grade 12)\b[^.]*/;
const years =
  /\d ?\+? ?(?:\(\d+\+?\) ?)?(?:plus )?(?:years?|yrs?)\b|\b(?:one|two|three|four|five|six|seven|eight|ten) (?:\(\d+\) )?years?\b/;
const learned =
  /\b(?:b\.?a|b\.?s|bachelors?|bilingual|bsn|certifi(?:cate|cation|ed)|college|degree|dutch|french|german|italian|spanish|fluent|graduate|licen[cs]e[ds]?|masters?|mba|ms|phd|portfolio|qualification|university)\b/;
const tools =
  /\b(?:adobe|canva|crm|erp|excel|figma|google (?:ads|analytics|workspace)|html|hubspot|intercom|javascript|microsoft|ms office|photoshop|powerpoint|quickbooks|salesforce|sap|seo|sql|wordpress|zendesk)\b/;

/** No years, no certificate above school, no tool. */
export const asksForNothing = (sentences: readonly Sentence[]): boolean =>
  sentences.every(({ text }) => {
    const asked = text.replace(school, "");
    return !years.test(asked) && !learned.test(asked) && !tools.test(asked);
  });

export const asksForSchoolOnly = (sentences: readonly Sentence[]): boolean =>
  isIn(sentences, school) && asksForNothing(sentences);

const size =
  /\b(?:billions?|global (?:brands|leader)|largest|leader in|leading (?:global|provider)|nasdaq|nationwide|nyse|\d+ countries|(?:more than|over) \d[\d,]* (?:employees|locations|offices|stores))\b/;

/** Sentences in which a company speaks of how big it is. */
export const boastsOf = (sentences: readonly Sentence[]): readonly Sentence[] =>
  sentences.filter(({ text }) => size.test(text));

const words = (list: string): ReadonlySet<string> => new Set(list.split(" "));

// What stands before "is looking for" or "is a company" when no name does.
const notNames = words(
  "a all also an and anyone applicant attitude but candidate challenge client company compensation day degree department each employer english environment equity experience firm focus goal he here if individual interview it job knowledge location month office one opportunity or order organisation organization our pay people person position practice purpose range rep reps resume role salary sales schedule she someone team that the there they this time title training we week what which who work you your",
);
// What stands after "at" or "join" when no name does.
const notEmployers = words(
  "all and any both different her his home how its least now once one our people senior that the their this times today top what work you your",
);

const isHiring =
  / (?:is|are) (?:(?:actively|also|always|currently|now|presently) )?(?:expanding|growing|hiring|interviewing|looking|on the|recruiting|searching|seeking)\b/g;
const isCompany =
  / (?:is|are|was) (?:an?|the|one of|among) .{0,80}?\b(?:agency|app|bank|brand|business|charity|clinic|community|company|consultancy|developer|firm|fund|hospital|hotel|leader|leading|manufacturer|marketplace|network|nonprofit|organi[sz]ation|platform|practice|product|provider|restaurant|retailer|society|start-?up|studio)s?\b/g;
const atCompany =
  /\b(?:about|at|join|joining|why) ([a-z0-9&-]{3,})(?: [a-z0-9&-]+){0,2} ?(?:,|:|we\b|you\b|\n|$)/g;
const story =
  /\b(?:about us|founded|headquarter(?:s|ed)|our (?:founders?|investors?|mission|story|vision)|since (?:19|20)\d\d|established (?:[a-z]+ ){0,4}in (?:19|20)\d\d|who we are|corp|gmbh|inc|llc|ltd|plc|pty|the company ?:|name of (?:the|our) company|fortune \d+ company|we (?:build|connect|create|design|develop|help|make|place|provide|serve|speciali[sz]e)|in [a-z]+, we)\b/;
const offer =
  /\b(?:builds|creates|delivers|designs|develops|helping|helps|makes|offers|places|provides|serves|speciali[sz]es) .{0,80}\b(?:brands|businesses|clients|companies|families|people|products?|services?|software|solutions?|teachers|technology)\b/;

/** The text introduces whoever hires. Names cannot be told by capitals, so we look for how one introduces oneself. */
export const introducesEmployer = (sentences: readonly Sentence[]): boolean =>
  sentences.some(
    ({ text }) =>
      hasName(text, isHiring) ||
      hasName(text, isCompany) ||
      story.test(text) ||
      offer.test(text) ||
      everyMatch(text, atCompany).some(([, name = ""]) => !notEmployers.has(name)),
  );

function hasName(text: string, predicate: RegExp): boolean {
  return everyMatch(text, predicate).some(({ index }) => {
    const subject =
      /(?<![a-z0-9&'-])[a-z0-9&'-]+$/.exec(text.slice(Math.max(0, index - 30), index))?.[0] ?? "";
    return subject.length > 1 && !notNames.has(subject);
  });
}
