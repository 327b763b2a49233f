import type { Engagement } from "#domain/listing/facts.ts";
import type { Confidence, Evidence, Fact } from "#domain/listing/posting.ts";
import type { ReadPosting } from "#domain/listing/text/read-posting.ts";
import { quote, type Sentence } from "#domain/listing/text/sentences.ts";
import type { Tried } from "#domain/listing/rules/gate.ts";
import { matchOf } from "#domain/listing/rules/rule.ts";
import { worthTrying } from "#domain/listing/worth-trying.ts";
import { otherContractsIn } from "./other-contracts.ts";
import { offers } from "./offered.ts";
import type { Sign, Way } from "./sign.ts";
import { recordServices } from "./slots.ts";

interface Finding {
  readonly way: Way;
  readonly rule: string;
  readonly isTold: boolean;
  readonly evidence: Evidence;
}

/** How a posting means to work with the person: by a contract for services or of employment, and with whom. */
export function engagementOf(read: ReadPosting): Fact<Engagement> {
  const isRecordService = read.company.some(({ text }) => recordServices.has(text.trim()));
  const findings = [
    ...[...read.title, ...read.tags].flatMap((sentence) =>
      findingsIn(sentence, worthTrying(sentence).shortEngagement),
    ),
    ...[...read.description, ...read.location].flatMap((sentence) =>
      findingsIn(sentence, worthTrying(sentence).engagement),
    ),
  ].filter(({ way }) => way !== "employer-of-record" || !isRecordService);
  return decide(findings);
}

function findingsIn(sentence: Sentence, worth: readonly Tried<Sign>[]): Finding[] {
  if (worth.length === 0) return [];
  const without = otherContractsIn(sentence.text, worthTrying(sentence).otherContracts);
  const ofContracts = without("friend", "work-before", "refusal", "paper");
  const ofBenefits = without("denial");
  // "No UIF or PAYE" is denied as a whole, before any part of it is taken for another matter.
  const ofEmployment = without("denial", "friend", "work-before");
  const findings: Finding[] = [];
  for (const sign of worth) {
    const { way, isTold } = sign.effect;
    const text = way === "contractor" ? ofContracts : isTold ? ofEmployment : ofBenefits;
    const match = matchOf(sign, text);
    if (match === null) continue;
    const to = match.index + match[0].length;
    findings.push({ rule: sign.id, ...sign.effect, evidence: quote(sentence, match.index, to) });
  }
  return findings.length > 0 && isAboutOthers(sentence) ? [] : findings;
}

const isAboutOthers = (sentence: Sentence): boolean =>
  worthTrying(sentence).otherWorkers.some(({ pattern }) => pattern.exec(sentence.text) !== null);

/** What is told outright decides; when both are told, the reader has to ask. */
function decide(findings: readonly Finding[]): Fact<Engagement> {
  const told = findings.filter(({ isTold }) => isTold);
  const ways = new Set(told.map(({ way }) => way));
  if (ways.size === 0) return fromBenefits(findings);
  // Whoever employs people through another company calls them employees as well.
  if (ways.has("employer-of-record")) ways.delete("employee");
  const [way] = ways;
  if (way === undefined || ways.size > 1) {
    const fact = factOf("unclear", "medium", told);
    return { ...fact, rules: [...fact.rules, ...[...ways].map(offers).toSorted()] };
  }
  const isDoubted = way === "contractor" && told.length < findings.length;
  return factOf(way, isDoubted ? "medium" : "high", told);
}

/** One benefit may be given to anybody; several kinds are what employees get. */
function fromBenefits(findings: readonly Finding[]): Fact<Engagement> {
  const kinds = new Set(findings.map(({ rule }) => rule));
  if (kinds.size === 0) return factOf("unclear", "low", []);
  return factOf("employee", kinds.size > 1 ? "medium" : "low", findings);
}

/** One quotation for a rule, whichever order the sentences stand in. */
function factOf(
  value: Engagement,
  confidence: Confidence,
  findings: readonly Finding[],
): Fact<Engagement> {
  const firsts = new Map<string, Finding>();
  for (const finding of findings.length > 1 ? findings.toSorted(byText) : findings) {
    const key = `${finding.way} ${finding.rule}`;
    if (!firsts.has(key)) firsts.set(key, finding);
  }
  const kept = [...firsts.values()];
  const quotes = new Map(kept.map(({ evidence }) => [evidence.field + evidence.quote, evidence]));
  return {
    value,
    confidence,
    evidence: [...quotes.values()],
    rules: [...new Set(kept.map(({ rule }) => rule))],
  };
}

const byText = (a: Finding, b: Finding): number =>
  inOrder(a.rule, b.rule) || inOrder(a.evidence.quote, b.evidence.quote);

const inOrder = (a: string, b: string): number => Number(a > b) - Number(a < b);
