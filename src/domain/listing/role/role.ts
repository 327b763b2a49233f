import type { RoleType } from "#domain/listing/facts.ts";
import type { Evidence, Fact } from "#domain/listing/posting.ts";
import { meaningsOf, vocabularyOf, type Vocabulary } from "#domain/listing/text/meanings.ts";
import { wordCount } from "#domain/listing/text/word-count.ts";
import type { ReadPosting } from "#domain/listing/text/read-posting.ts";
import { quote, type Sentence } from "#domain/listing/text/sentences.ts";
import { marketingWork, plainWork } from "#domain/listing/vocabulary/marketing-work.ts";
import {
  accountWork,
  disciplines,
  makers,
  managing,
  nearlyMarketing,
  neutralWork,
  otherWork,
  vague,
} from "#domain/listing/vocabulary/titles.ts";

type Discipline = keyof typeof disciplines;

const inTitles = vocabularyOf({
  ...disciplines,
  neutral: neutralWork,
  account: accountWork,
  maker: makers,
  other: otherWork,
});
const work = vocabularyOf(marketingWork);
type Work = keyof typeof marketingWork;
const kindsOfWork = Object.keys(marketingWork) as Work[];
const workInFewWords = vocabularyOf(
  Object.fromEntries(
    kindsOfWork.map((kind) => [kind, `${marketingWork[kind]},${plainWork[kind]}`]),
  ),
);

/** From the most specific to the most general: the first one a title names is its role type. */
const bySpecificity: readonly Discipline[] = [
  "writing",
  "seo",
  "email",
  "paid",
  "social",
  "content",
  "growth",
  "brand",
  "digital",
  "field",
  "general",
];

const roleTypeOf: Readonly<Record<Exclude<Discipline, "general">, RoleType>> = {
  writing: "Content Marketing",
  seo: "SEO",
  email: "Email Marketing",
  paid: "Paid Ads",
  social: "Social Media",
  content: "Content Marketing",
  growth: "Growth Marketing",
  brand: "Brand Marketing",
  digital: "Digital Marketing",
  field: "Marketing Management",
};

/** So many different signs of marketing work in the text decide a vague title; a title that is nearly one needs fewer. */
const enoughWork = { vague: 3, nearly: 1 };

/** An ad of a few lines has no room for many: plain words count in it, and a title that says nothing at all needs the most. */
const fewWords = 60;
const enoughInFewWords = { nearly: 2, vague: 2, silent: 3 };

/** How marketing is told from other work. */
export type RoleRule =
  | "marketing-by-title"
  | "marketing-by-marketing-in-text"
  | "other-work-in-title"
  | "no-marketing-in-title"
  | "too-little-marketing-in-text";

interface Role {
  readonly isMarketing: Fact<boolean>;
  readonly roleType: Fact<RoleType | null>;
}

/** Is it marketing, and which kind? The title decides where it can; the text where the title says little. */
export function roleOf(read: ReadPosting): Role {
  const title = ownTitle(read);
  const evidence = read.title.map((sentence) => quote(sentence));
  const { found, text } = meaningsOf(withoutBrackets(title), inTitles);
  const aside = meaningsOf(title, inTitles).found;
  const named = bySpecificity.filter((discipline) => found.has(discipline));

  if (found.has("account") && !named.some((discipline) => agencyWork.has(discipline)))
    return notMarketing("other-work-in-title", evidence);
  if (found.has("maker") && !marketsAndMakes(text))
    return notMarketing("other-work-in-title", evidence);
  if (found.has("other")) {
    const isBoth = named.length > 0 && (marketingComesLast(text) || marketingIsLed(title, text));
    if (!isBoth) return notMarketing("other-work-in-title", evidence);
  }
  const inBrackets = bySpecificity.filter((discipline) => aside.has(discipline));
  if (named.length > 0 || (inBrackets.length > 0 && !aside.has("other"))) {
    // "Content Marketer (blog and newsletter)": what is in brackets only explains a craft that is named.
    const told = named.some((discipline) => agencyWork.has(discipline))
      ? named
      : [...named, ...inBrackets];
    return marketing(kindOf(told, title), "marketing-by-title", evidence);
  }
  if (found.has("neutral")) return notMarketing("other-work-in-title", evidence);
  return byText(read, title, evidence);
}

/** What agencies sell by the account. */
const agencyWork: ReadonlySet<Discipline> = new Set([
  "seo",
  "email",
  "paid",
  "social",
  "content",
  "brand",
]);

/** "Ads Manager and Designer": the marketing comes first, and the making is joined to it. */
const marketsAndMakes = (text: string): boolean =>
  /@(?:writing|seo|email|paid|social|content|growth|digital|general)(?: [a-z]{1,20})? ?(?:and|&|\/|\+|,) ?(?:[a-z]{1,20} )?@maker|@maker ?(?:and|&|\/|\+) ?(?:[a-z]{1,20} )?@(?:seo|email|paid|social|content|growth|digital|general)/.test(
    text,
  );

/** "Sales and Marketing Manager" is both; "Marketing Sales Representative" is sales. */
function marketingComesLast(text: string): boolean {
  if (/@other(?: [a-z]{1,20})? (?:of|for|in|to) /.test(text)) return false;
  const main = text.split(/ - |[,|:]/)[0] ?? text;
  const lastOther = main.lastIndexOf("@other");
  return bySpecificity.some((discipline) => main.lastIndexOf(`@${discipline}`) > lastOther);
}

/** "Head of Field Marketing & Sales Enablement": who leads marketing answers for something else as well. */
const marketingIsLed = (title: string, text: string): boolean =>
  /^\W*(?:[a-z]+ )?(?:head|director|vp|vice president|manager|leiter|leiterin)\b/.test(title) &&
  /@(?:field|general|digital|growth|brand|content)(?: [a-z@]{1,20})? ?(?:and|&|\/|\+|und) ?(?:\w+ )?@other/.test(
    text,
  );

/** Without the company's name, which boards put before it, what it pays, and what the company it is for does. */
function ownTitle({ title, company }: ReadPosting): string {
  const names = new Set(company.map(({ text }) => text.trim()));
  const own = title
    .map(({ text }) => text)
    .join(" ")
    .split("|")
    .map((part) => part.trim())
    .filter((part) => !names.has(part))
    .join(" | ")
    .replace(/\b(?:https?:\/\/|www\.)[^\s|)\]]{1,100}/g, " ")
    .replace(/\beditor (?=(?:for|of) [^|,]{0,40}\bvideos?\b)/g, "video editor ")
    .replace(/\d[\d.,k]{0,9} ?\/ ?(?:hr|hour)\b/g, " ");
  const employer = own.search(
    / for (?:an? |the |our )?(?:[\w-]+ ){0,4}(?:agency|agencies|company|firm|start-?up)\b/,
  );
  return employer === -1 ? own : own.slice(0, employer);
}

const withoutBrackets = (title: string): string => title.replace(/\([^)]*\)?|\[[^\]]*\]?/g, " ");

function kindOf(named: readonly Discipline[], title: string): RoleType {
  const first = bySpecificity.find((discipline) => named.includes(discipline));
  if (first !== undefined && first !== "general") return roleTypeOf[first];
  const isInTraining =
    /\b(?:intern|internship|assistant|trainee|junior|werkstudent|praktikant)\b/.test(title);
  return managing.test(title) && !isInTraining ? "Marketing Management" : "Digital Marketing";
}

/** Trades that say enough: what an ad of a few lines tells of posters or posts is not the work then. */
const otherTrade =
  /\b(?:advis[eo]r|agent|analyst|assistant|barista|broker|cashier|chef|cleaner|clerk|consultant|cook|dispatcher|driver|guard|mechanic|operator|planner|rep|representative|secretary|technician|waiter|waitress|warehouse|worker)\b/;

/** What a title promises whoever takes the job. */
const ofTheJob = /\bgrowth (?:potential|opportunit(?:y|ies))\b/g;

function byText(read: ReadPosting, title: string, evidence: readonly Evidence[]): Role {
  const isVague = vague.test(title.replace(ofTheJob, " "));
  const isShort = isOfFewWords(read.description);
  if (!isVague && (!isShort || otherTrade.test(title)))
    return notMarketing("no-marketing-in-title", evidence);
  const isNearly = nearlyMarketing.test(title);
  let { signs, quotes } = workIn(read.description, work);
  const isEnough = isVague && signs.size >= (isNearly ? enoughWork.nearly : enoughWork.vague);
  if (!isEnough) {
    if (!isShort) return notMarketing("too-little-marketing-in-text", evidence);
    ({ signs, quotes } = workIn(read.description, workInFewWords));
    const enough = isNearly ? "nearly" : isVague ? "vague" : "silent";
    if (signs.size < enoughInFewWords[enough]) {
      const rule = isVague ? "too-little-marketing-in-text" : "no-marketing-in-title";
      return notMarketing(rule, evidence);
    }
  }
  const kind = kindOfVague(title) ?? kindOfWork([...signs.values()]);
  return marketing(kind, "marketing-by-marketing-in-text", [...evidence, ...quotes]);
}

interface WorkFound {
  readonly signs: ReadonlyMap<string, Work>;
  readonly quotes: readonly Evidence[];
}

function workIn(description: readonly Sentence[], vocabulary: Vocabulary): WorkFound {
  const signs = new Map<string, Work>();
  const quotes: Evidence[] = [];
  for (const sentence of description) {
    const { text, found } = meaningsOf(sentence.text, vocabulary);
    if (found.size === 0 || notOfIt.test(sentence.text)) continue;
    for (const [phrase, kind] of phrasesOf(sentence.text, text)) signs.set(phrase, kind);
    if (quotes.length < 2) quotes.push(quote(sentence));
  }
  return { signs, quotes };
}

/** "Handbooks, not marketing or social media content" */
const notOfIt =
  /\bnot (?:doing |about |an? )?(?:marketing|advertising|social media)\b(?! (?:only|just))/;

function isOfFewWords(description: readonly Sentence[]): boolean {
  let words = 0;
  return !description.some((sentence) => {
    words += wordCount(sentence);
    return words >= fewWords;
  });
}

/** Which phrases were found, and what they stand for: the pieces of the sentence that its meanings no longer have. */
function phrasesOf(original: string, marked: string): [phrase: string, kind: Work][] {
  const [before = "", ...rest] = marked.split("@");
  let at = original.indexOf(before) + before.length;
  return rest.flatMap((part): [string, Work][] => {
    const kind = kindsOfWork.find((name) => part.startsWith(name));
    if (kind === undefined) return [];
    const start = original.indexOf(part.slice(kind.length), at);
    const phrase = original.slice(at, start);
    at = start + part.length - kind.length;
    return [[phrase, kind]];
  });
}

function kindOfVague(title: string): RoleType | null {
  if (/\b(?:writer|writing|editor|editorial|content|blog)\b/.test(title))
    return "Content Marketing";
  if (/\b(?:community|social|audience|creators?)\b/.test(title)) return "Social Media";
  if (/\bgrowth\b/.test(title)) return "Growth Marketing";
  if (/\b(?:brand|communications?|publicity|press|messaging|positioning)\b/.test(title))
    return "Brand Marketing";
  if (/\b(?:crm|hubspot|retention)\b/.test(title)) return "Email Marketing";
  if (/\b(?:media|paid|performance)\b/.test(title)) return "Paid Ads";
  return null;
}

/** The kind that most of the work is of, where one is. */
function kindOfWork(found: readonly Work[]): RoleType {
  const count = (kind: Work) => found.filter((one) => one === kind).length;
  const [first, second] = kindsOfWork
    .filter((kind) => kind !== "general")
    .toSorted((one, other) => count(other) - count(one));
  const isClear = first !== undefined && count(first) > (second === undefined ? 0 : count(second));
  return isClear ? roleTypeOf[first] : "Digital Marketing";
}

function marketing(roleType: RoleType, rule: RoleRule, evidence: readonly Evidence[]): Role {
  const confidence = rule === "marketing-by-title" ? "high" : "medium";
  const rules = [rule];
  return {
    isMarketing: { value: true, confidence, evidence, rules },
    roleType: { value: roleType, confidence, evidence, rules },
  };
}

function notMarketing(rule: RoleRule, evidence: readonly Evidence[]): Role {
  const fact = { confidence: "medium", evidence, rules: [rule] } as const;
  return { isMarketing: { ...fact, value: false }, roleType: { ...fact, value: null } };
}
