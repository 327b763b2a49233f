import type { Openness, Workplace } from "#domain/listing/facts.ts";
import type { Confidence, Evidence, Fact } from "#domain/listing/posting.ts";
import { windowHoldsHome } from "#domain/listing/hours/windows.ts";
import { meaningsOf } from "#domain/listing/text/meanings.ts";
import type { ReadPosting } from "#domain/listing/text/read-posting.ts";
import { quote, type Sentence } from "#domain/listing/text/sentences.ts";
import { isAbout } from "#domain/listing/text/topics.ts";
import { withCountryNamed } from "./country-or-pronoun.ts";
import { asides, isConditional, ownPeople, perks, placeRules } from "./openness-rules.ts";
import { placesInField, placesInText } from "./places.ts";

/** Something the posting says about where one may live. */
interface Sign {
  readonly rule: string;
  /** `somewhere`: a place is named that we do not know. */
  readonly says: "shut" | "open" | "home" | "somewhere";
  readonly evidence: Evidence;
}

/**
 * Does it take people who live in South Africa? The text beats the location field; a rule that shuts beats one that
 * opens; silence is "unclear", never "yes".
 */
export function opennessOf(read: ReadPosting, workplace: Fact<Workplace>): Fact<Openness> {
  const text = read.description.flatMap(signsIn);
  const field = read.location.flatMap(signsInField);
  const title = read.title.flatMap(signsInTitle);
  return (
    byWorkplace(workplace, [...field, ...text]) ??
    byHome(text, [...title, ...field]) ??
    decided("no", "high", of(text, "shut")) ??
    byTitle(title, field, text) ??
    byField(field, text) ??
    bySomewhere(field, text) ??
    decided("yes", "medium", of(text, "open")) ?? {
      value: "unclear",
      confidence: "medium",
      evidence: [],
      rules: ["silence"],
    }
  );
}

const of = (signs: readonly Sign[], says: Sign["says"]): readonly Sign[] =>
  signs.filter((sign) => sign.says === says);

function decided(
  value: Openness,
  confidence: Confidence,
  signs: readonly Sign[],
): Fact<Openness> | null {
  if (signs.length === 0) return null;
  return {
    value,
    confidence,
    evidence: withoutRepeats(signs.map(({ evidence }) => evidence)).slice(0, 3),
    rules: [...new Set(signs.map(({ rule }) => rule))],
  };
}

/** One sentence may say it in two ways. */
const withoutRepeats = (evidence: readonly Evidence[]): readonly Evidence[] =>
  evidence.filter(
    ({ quote }, index) => evidence.findIndex((other) => other.quote === quote) === index,
  );

/** Whoever must come to an office must live near it. */
function byWorkplace(workplace: Fact<Workplace>, signs: readonly Sign[]): Fact<Openness> | null {
  if (workplace.value !== "on-site" && workplace.value !== "hybrid") return null;
  const here = decided("yes", "medium", of(signs, "home"));
  if (here !== null) return here;
  const { confidence, evidence, rules } = workplace;
  return { value: "no", confidence, evidence, rules: ["office-elsewhere", ...rules] };
}

/** Named among the places they hire in. Should another sentence shut the door, the posting contradicts itself. */
function byHome(text: readonly Sign[], around: readonly Sign[]): Fact<Openness> | null {
  const named = [...of(text, "home"), ...of(around, "home")];
  if (named.length === 0) return null;
  const shut = of(text, "shut");
  if (shut.length === 0) return decided("yes", "high", named);
  return decided("unclear", "low", [...named, ...shut]);
}

function byTitle(
  title: readonly Sign[],
  field: readonly Sign[],
  text: readonly Sign[],
): Fact<Openness> | null {
  const shut = of(title, "shut");
  if (shut.length === 0) return null;
  const open = [...of(field, "open"), ...of(text, "open")];
  if (open.length === 0) return decided("no", "medium", shut);
  return decided("unclear", "low", [...shut, ...open]);
}

function byField(field: readonly Sign[], text: readonly Sign[]): Fact<Openness> | null {
  const open = of(field, "open");
  // "EMEA, Canada, USA" is open: one of the places it lists is ours.
  if (open.length > 0) return decided("yes", "high", [...open, ...of(text, "open")]);
  const shut = of(field, "shut");
  const contrary = of(text, "open");
  if (shut.length > 0 && contrary.length > 0)
    return decided("unclear", "low", [...shut, ...contrary]);
  return decided("no", "high", shut);
}

/** "Work from anywhere" in a job that names a place we do not know may be a perk of that place. */
function bySomewhere(field: readonly Sign[], text: readonly Sign[]): Fact<Openness> | null {
  const somewhere = of(field, "somewhere");
  if (somewhere.length === 0) return null;
  return decided("unclear", "low", [...somewhere, ...of(text, "open")]);
}

const isAside = (text: string): boolean => asides.test(text) || isConditional(text);

/** These speak of the applicant whatever else the sentence is about. */
const strictRules = new Set(["may-work-elsewhere", "not-here"]);

/** "Europe, the Middle East or Africa". */
const listWithOurs =
  /@closed,? ?(?:and |or |\/ ?|& ?)?(?:the )?@region|@region,? ?(?:and |or |\/ ?|& ?)?(?:the )?@closed/;

/** The address of a page may hold any word. */
const withoutAddresses = (text: string): string =>
  /[/@]|www\./.test(text) ? text.replace(/(?:https?:|www\.)\S+|\S{1,60}@\S{1,60}/g, "") : text;

function signsIn(sentence: Sentence): Sign[] {
  if (!isAbout(sentence.topics, "place")) return [];
  const { text, found } = meaningsOf(
    withCountryNamed(withoutAddresses(sentence.text)),
    placesInText,
  );
  const signs: Sign[] = [];
  for (const { name, says, needs, pattern } of placeRules) {
    if (!needs.test(text)) continue;
    const match = pattern.exec(text);
    if (match === null) continue;
    const isStrict =
      strictRules.has(name) ||
      /^(?:must|needs? to|ha(?:ve|s) to|required to|only)\b/.test(match[0]);
    const around = text.slice(Math.max(0, match.index - 80), match.index + match[0].length + 50);
    if (!isStrict && (isAside(around) || (says === "shut" && ownPeople.test(around)))) continue;
    if (name === "anywhere" && perks.test(around)) continue;
    const isNamed = name === "names-south-africa";
    // A list of places with ours among them shuts nobody here out.
    const isAmongThem = found.has("home") || listWithOurs.test(text);
    if (says === "shut" && isAmongThem && name !== "not-here") continue;
    const evidence = quote(sentence);
    signs.push({ rule: name, says: isNamed ? "home" : says, evidence });
  }
  if (windowHoldsHome(sentence)) {
    signs.push({ rule: "zone-window", says: "open", evidence: quote(sentence) });
  }
  // "Not outside of the EU" may also look like an invitation; the door that shuts wins.
  return signs.some(({ says }) => says === "shut")
    ? signs.filter(({ says }) => says === "shut")
    : signs;
}

/** What stands in a location field and names no place. */
const placeless =
  /\b(?:100%|all|and|based|casual|contract|distributed|flexible|freelance|from|full|fully|home|hybrid|in|job|location|locations|multiple|office|on|online|only|or|part|position|remote|remotely|role|telecommute|the|time|timezones?|tbd|various|virtual|wfh|work)\b/g;

function signsInField(sentence: Sentence): Sign[] {
  const { text, found } = meaningsOf(sentence.text, placesInField);
  const evidence = quote(sentence);
  if (found.has("home")) return [{ rule: "field-names-south-africa", says: "home", evidence }];
  const isInside = /@world (?:in|within|across) (?:the )?@closed/.test(text);
  if (!isInside && (found.has("world") || found.has("region")))
    return [{ rule: "field-open", says: "open", evidence }];
  if (found.has("closed")) return [{ rule: "field-elsewhere", says: "shut", evidence }];
  if (windowHoldsHome(sentence)) return [{ rule: "zone-window", says: "open", evidence }];
  const isNamed = /[a-z]{3}/.test(sentence.text.replace(placeless, ""));
  return isNamed ? [{ rule: "field-somewhere", says: "somewhere", evidence }] : [];
}

/** In a title a place counts where it stands apart, or beside "remote": "EMEA" there is a market, not a home. */
function signsInTitle(sentence: Sentence): Sign[] {
  // "At Acme London" names the company.
  const [own = ""] = sentence.text.split(" at ", 1);
  const { text, found } = meaningsOf(withCountryNamed(own), placesInText);
  const evidence = quote(sentence);
  if (found.has("home")) return [{ rule: "title-names-south-africa", says: "home", evidence }];
  const isApart =
    /(?:remote[^a-z]{1,3}(?:in |from |within )?(?:the )?@closed|remote in \w\w\b|[-(,|] ?(?:remote ?)?@closed ?\)?$|\(@closed|@closed.{0,3}(?:only|remote)| in @closed|@closed$)/.test(
      text,
    );
  return isApart ? [{ rule: "title-elsewhere", says: "shut", evidence }] : [];
}
