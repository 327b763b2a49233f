import type { PayTerm } from "#domain/listing/facts.ts";
import type { PayStatement } from "#domain/listing/pay/reading/statements.ts";
import type { Evidence } from "#domain/listing/posting.ts";
import { Clue } from "#domain/listing/rules/clue.ts";
import type { ReadPosting } from "#domain/listing/text/read-posting.ts";
import { exactQuote, quote, type Sentence } from "#domain/listing/text/sentences.ts";
import { gives } from "#domain/listing/worth-trying.ts";

interface Terms {
  readonly terms: readonly PayTerm[];
  readonly evidence: readonly Evidence[];
  readonly rules: readonly string[];
  /** What a commission may come to is no pay. */
  readonly hidesAmount: boolean;
}

/** What a reader must know besides the figures. */
export function termsOf(read: ReadPosting, chosen: readonly PayStatement[]): Terms {
  const all = [...read.title, ...read.payText, ...read.tags, ...read.description];
  const commissionOnly = firstQuote(all, isCommissionOnly);
  const hasBase = chosen.some(({ sentence }) => /\bbas(?:e|ic)\b/.test(sentence.text));
  const hidesAmount = commissionOnly !== null && !hasBase;
  const hasAmount = chosen.length > 0 && !hidesAmount;
  const found: [PayTerm, Evidence | null][] = [
    ["on-target", hasAmount ? onTarget(chosen) : null],
    ["commission-only", hidesAmount ? commissionOnly : null],
    ["part-time", partTime(read)],
    ["plus-extras", hasAmount ? firstQuote(all, hasExtras) : null],
  ];
  const held = found.filter(([, evidence]) => evidence !== null);
  return {
    terms: held.map(([term]) => term),
    evidence: held.flatMap(([, evidence]) => evidence ?? []),
    rules: held.map(([term]) => `pay-${term}`),
    hidesAmount,
  };
}

function onTarget(chosen: readonly PayStatement[]): Evidence | null {
  const statement = chosen.find(({ kind }) => kind === "on-target");
  return statement === undefined
    ? null
    : exactQuote(statement.sentence, statement.figure.start, statement.figure.end);
}

function firstQuote(
  sentences: readonly Sentence[],
  holds: (text: string, sentence: Sentence) => boolean,
): Evidence | null {
  const sentence = sentences.find((one) => holds(one.text, one));
  return sentence === undefined ? null : quote(sentence);
}

const commission = new Clue(
  /\bcommission[- ]only\b|\b100 ?% commission|\b(?:straight|purely|solely|fully|only) commission|\bcommission[- ]based only\b|\bno base (?:salary|pay)\b/,
);

const isCommissionOnly = (text: string, sentence: Sentence): boolean =>
  text.includes("commission") &&
  gives(sentence, commission) &&
  !/\b(?:not|never|isn't|no) (?:a |an )?commission/.test(text);

const extras = new Clue(
  /(?:\+|\bplus|\boffers?|\beligible for|\bperformance|\bannual|\bquarterly|\bdiscretionary|\buncapped|\bwith)(?: [a-z0-9%-]+){0,3} (?:bonus|bonuses|commissions?|equity|stock|rsus|incentives?)\b|\bstock options\b|\bprofit[- ]sharing\b/,
);
const notExtras = /\b(?:referral|sign[- ]on|signing|private equity|diversity)\b/;

const hasExtras = (text: string, sentence: Sentence): boolean =>
  gives(sentence, extras) && !notExtras.test(text);

const isPart = new Clue(/\bpart[- ]time\b/);
const isFull = /\bfull[- ]time\b/;
const partTimeJob = new Clue(
  /\bpart[- ]time (?:role|position|job|contract|opportunity|work|remote|freelance|basis)\b|\b(?:type|types|is|remote|employment)[: ]+(?:an? )?part[- ]time\b|\b(?:1\d|2\d|30)(?: ?(?:-|to) ?\d\d)? (?:hours|hrs)(?: ?\/ ?| per | a )week\b/,
);

const notItsHours = /\bfull[- ]time\b|\bat least\b|\bminimum\b|\boverlap|\bsav(?:e|ed|ing)\b/;

/** Said of the job itself: the board's label, the title, or a sentence about its hours. */
function partTime({ title, tags, description }: ReadPosting): Evidence | null {
  const labels = [...title, ...tags];
  const isNeither = labels.some(({ text }) => isFull.test(text));
  if (isNeither) return null;
  return (
    firstQuote(labels, (_, sentence) => gives(sentence, isPart)) ??
    firstQuote(
      description,
      (text, sentence) => gives(sentence, partTimeJob) && !notItsHours.test(text),
    )
  );
}
