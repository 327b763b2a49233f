import type { RoleType } from "#domain/listing/facts.ts";
import type { Evidence, Fact } from "#domain/listing/posting.ts";
import { meaningsOf, vocabularyOf } from "#domain/listing/text/meanings.ts";
import type { ReadPosting } from "#domain/listing/text/read-posting.ts";
import { quote } from "#domain/listing/text/sentences.ts";
import { marketingWork } from "#domain/listing/vocabulary/marketing-work.ts";
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
const work = vocabularyOf({ work: marketingWork });

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
  const title = read.title.map(({ text }) => text).join(" ");
  const evidence = read.title.map((sentence) => quote(sentence));
  const { found, text } = meaningsOf(withoutBrackets(title), inTitles);
  const aside = meaningsOf(title, inTitles).found;
  const named = bySpecificity.filter((discipline) => found.has(discipline));

  if (found.has("account") && !named.some((discipline) => agencyWork.has(discipline)))
    return notMarketing("other-work-in-title", evidence);
  if (found.has("maker") && !marketsAndMakes(text))
    return notMarketing("other-work-in-title", evidence);
  if (found.has("other")) {
    const isBoth = named.length > 0 && marketingComesLast(text);
    if (!isBoth) return notMarketing("other-work-in-title", evidence);
  }
  const inBrackets = bySpecificity.filter((discipline) => aside.has(discipline));
  if (named.length > 0 || (inBrackets.length > 0 && !aside.has("other"))) {
    return marketing(kindOf([...named, ...inBrackets], title), "marketing-by-title", evidence);
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
  const main = text.split(/ - |[,|:]/)[0] ?? text;
  const lastOther = main.lastIndexOf("@other");
  return bySpecificity.some((discipline) => main.lastIndexOf(`@${discipline}`) > lastOther);
}

const withoutBrackets = (title: string): string => title.replace(/\([^)]*\)?|\[[^\]]*\]?/g, " ");

function kindOf(named: readonly Discipline[], title: string): RoleType {
  const first = bySpecificity.find((discipline) => named.includes(discipline));
  if (first !== undefined && first !== "general") return roleTypeOf[first];
  const isInTraining =
    /\b(?:intern|internship|assistant|trainee|junior|werkstudent|praktikant)\b/.test(title);
  return managing.test(title) && !isInTraining ? "Marketing Management" : "Digital Marketing";
}

function byText(read: ReadPosting, title: string, evidence: readonly Evidence[]): Role {
  if (!vague.test(title)) return notMarketing("no-marketing-in-title", evidence);
  const signs = new Set<string>();
  const quotes: Evidence[] = [];
  for (const sentence of read.description) {
    const { text, found } = meaningsOf(sentence.text, work);
    if (!found.has("work")) continue;
    for (const phrase of phrasesOf(sentence.text, text)) signs.add(phrase);
    if (quotes.length < 2) quotes.push(quote(sentence));
  }
  const enough = nearlyMarketing.test(title) ? enoughWork.nearly : enoughWork.vague;
  if (signs.size < enough) return notMarketing("too-little-marketing-in-text", evidence);
  return marketing(kindOfVague(title), "marketing-by-marketing-in-text", [...evidence, ...quotes]);
}

/** Which phrases were found: the pieces of the sentence that its meanings no longer have. */
function phrasesOf(original: string, marked: string): string[] {
  const pieces = marked.split("@work");
  const phrases: string[] = [];
  let at = 0;
  for (const [index, piece] of pieces.entries()) {
    const start = original.indexOf(piece, at);
    if (index > 0) phrases.push(original.slice(at, start));
    at = start + piece.length;
  }
  return phrases;
}

function kindOfVague(title: string): RoleType {
  if (/\b(?:writer|writing|editor|editorial|content)\b/.test(title)) return "Content Marketing";
  if (/\b(?:community|social|audience)\b/.test(title)) return "Social Media";
  if (/\bgrowth\b/.test(title)) return "Growth Marketing";
  if (/\b(?:brand|communications?|publicity)\b/.test(title)) return "Brand Marketing";
  if (/\b(?:crm|hubspot)\b/.test(title)) return "Email Marketing";
  if (/\bpress\b/.test(title)) return "Brand Marketing";
  if (/\b(?:media|paid|performance)\b/.test(title)) return "Paid Ads";
  return "Digital Marketing";
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
