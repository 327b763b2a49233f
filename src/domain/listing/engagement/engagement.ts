import type { Engagement } from "#domain/listing/facts.ts";
import type { Confidence, Evidence, Fact } from "#domain/listing/posting.ts";
import type { ReadPosting } from "#domain/listing/text/read-posting.ts";
import { quote, type Sentence } from "#domain/listing/text/sentences.ts";
import type { Tried } from "#domain/listing/rules/gate.ts";
import { matchOf } from "#domain/listing/rules/rule.ts";
import { worthTrying } from "#domain/listing/worth-trying.ts";
import {
  withoutDenials,
  withoutEmploymentPapers,
  withoutFalseFriends,
  withoutRefusals,
} from "./other-contracts.ts";
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

/** Readers who are self-employed, or a payroll service that is to be advertised, say nothing about this job. */
const aboutOthers =
  /\b(?:use|trust|choose|pick|rely on|hire (?:\w+ )?(?:through|via|with)|come to|turn to|turned to) us\b|\bwe(?:'re| are) (?:an? |the )?(?:\w+ )?(?:employer[- ]of[- ]record|eor|payroll (?:company|provider|service))|\b(?:app|apps|tools?|platform|software|product|service|site|marketplace|bank|system)\b.{0,24}\b(?:lets?|helps?|allows?|gives?|for|enables?|used by|built for|pays?|connects?|matches|serves?)\b.{0,24}\b(?:freelanc\w+|contractors|self-employed|employees|consultants)|\b(?:client|customer|user|member|subscriber) base\b|\byou(?:'ll| will)? (?:\w+ )?(?:oversee|process|track|check|file|draft|review|chase|approve|reconcile|negotiate|administer) (?:(?!your|own)\w+ ){0,4}(?:contracts|invoices|agreements|retainers|payroll)\b|\b(?:magazine|newsletter|podcast|book|guide|show|site|app|tool|insurance|accounting|banking|software|platform|club|union|cover) (?:\w+ ){0,2}for (?:the )?(?:self-employed|freelancers|contractors|consultants|employees)\b|\b(?:guides?|articles?|content|blogs?|posts?|copy|stories|explainers?|webinars?|books?|courses?) (?:on|about|for|around) (?:\w+ ){0,3}(?:payroll|labou?r law|contracts|tax|freelanc\w+|employment|contractors|the self-employed)|\b(?:freelancers?|contractors|consultants|the self-employed) (?:love|use|trust|need(?! not)|hate|rely|pay|swear|adore|choose|want|everywhere|run|build|get paid)\b|\bour (?:eor|employer[- ]of[- ]record|payroll) (?:product|platform|software|solution|offering)\b|\b(?:audiences?|readers?|readership|customers?|clients?|users?|buyers|personas?|target (?:group|market)|niche|icp) ?(?:are|is|is made up of|being|:|include)? ?:? ?(?:\w+ ){0,2}(?:freelanc\w+|contractors|consultants|the self-employed|self-employed)|\byou(?:'d|'ll| will| would)? (?:\w+ )?(?:hire|hiring|find|recruit|source|pick|choose|brief|pay|vet|onboard) (?:\w+ ){0,3}(?:freelancers?|contractors|consultants)\b|\b(?:freelancers?|contractors?|consultants?) (?:onboarding|campaign|community|marketplace|platform|product|audience|persona|segment|newsletter|management)\b|\b(?:your|our|whose) (?:readers|audience|subscribers|users|customers|clients|listeners)(?: are|, )|\b(?:run(?:ning)? ads|market|marketing|promot(?:e|ing)|advertis(?:e|ing)|writ(?:e|ing)|sell|selling) (?:\w+ ){0,3}(?:for|to|about|an?|our) (?:\w+ ){0,2}(?:employer|eor|payroll|freelancers|contractors|self-employed)\b|\b(?:tell|story|stories|sell|pitch|position|market|promote|launch|explain|write|demand|leads|buyers|looking|need|shopping)\b.{0,50}\b(?:an?|our|the|of|for|about) (?:\w+ )?(?:employers?[- ]of[- ]record|eors?|payroll)\b(?: (?:product|service|platform|solution|offering)|.{0,4}$)/;

function findingsIn(sentence: Sentence, worth: readonly Tried<Sign>[]): Finding[] {
  if (worth.length === 0) return [];
  const hasFriends = worthTrying(sentence).otherContracts.length > 0;
  const blanked = hasFriends ? withoutFalseFriends(sentence.text) : sentence.text;
  const ofContracts = hasFriends ? withoutEmploymentPapers(withoutRefusals(blanked)) : blanked;
  const ofEmployment = hasFriends ? withoutDenials(blanked) : blanked;
  const findings: Finding[] = [];
  for (const sign of worth) {
    const { way, isTold } = sign.effect;
    const text =
      way === "contractor"
        ? ofContracts
        : isTold
          ? ofEmployment
          : hasFriends
            ? withoutDenials(sentence.text)
            : sentence.text;
    const match = matchOf(sign, text);
    if (match === null) continue;
    const to = match.index + match[0].length;
    findings.push({ rule: sign.id, ...sign.effect, evidence: quote(sentence, match.index, to) });
  }
  return findings.length > 0 && aboutOthers.test(sentence.text) ? [] : findings;
}

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
  for (const finding of findings.toSorted(byText)) {
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
  a.rule.localeCompare(b.rule) || a.evidence.quote.localeCompare(b.evidence.quote);
