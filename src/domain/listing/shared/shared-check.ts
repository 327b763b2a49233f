import { beginningOf } from "#domain/jobs/beginning.ts";
import type { ListingFacts } from "../facts.ts";
import { verdictOfFacts, type Verdict } from "../advice/open-words.ts";
import { decidingSentence } from "../advice/deciding-sentence.ts";
import type { PayInRand } from "../pay/in-rand.ts";
import { sayPay } from "../pay/saying/say-pay.ts";
import { sayRand } from "../pay/saying/say-rand.ts";
import { riskReasons } from "../risk/reasons.ts";
import { readableQuote } from "../text/readable-quote.ts";

/** What of a checked post its sharer wants others to see. The verdict always is. */
interface ShareChoice {
  /** Its title and company. */
  readonly name: boolean;
  /** The sentence that decided. */
  readonly sentence: boolean;
  readonly pay: boolean;
}

/** All that is kept of a shared result, and so all that anybody can ever see of it. */
export interface SharedCheck {
  readonly verdict: Verdict;
  readonly title: string | null;
  readonly company: string | null;
  readonly sentence: string | null;
  /** As offered, and what that is in rand where it can be told. */
  readonly pay: { readonly offered: string; readonly inRand: string | null } | null;
  /** Why to be careful, in our own words. */
  readonly reasons: readonly string[];
}

interface Checked {
  readonly facts: ListingFacts;
  readonly title: string;
  readonly company: string;
  readonly inRand: PayInRand | null;
}

const sharedLengths = { title: 100, company: 60, sentence: 160 } as const;
const mostReasons = 3;

/**
 * A scam names no company, since the name is mostly stolen, and promises no pay. Its words are not passed on either: what is
 * said of it is ours.
 */
export function sharedCheck(
  { facts, title, company, inRand }: Checked,
  choice: ShareChoice,
): SharedCheck {
  const verdict = verdictOfFacts(facts);
  const isScam = verdict.tone === "warning";
  const sentence = readableQuote(decidingSentence(facts.openToSouthAfrica.evidence) ?? "");
  const said = (isShown: boolean, text: string, longest: number): string | null =>
    (isShown && !isScam && withoutContacts(text, longest)) || null;
  return {
    verdict,
    title: said(choice.name, title, sharedLengths.title),
    company: said(choice.name, company, sharedLengths.company),
    sentence: said(choice.sentence, sentence, sharedLengths.sentence),
    pay: choice.pay && !isScam ? payOf(facts, inRand) : null,
    reasons: facts.risk.notes.slice(0, mostReasons).map(({ reason }) => riskReasons[reason].title),
  };
}

function payOf({ pay }: ListingFacts, inRand: PayInRand | null): SharedCheck["pay"] {
  const { amount } = pay.value;
  if (amount === null) return null;
  return { offered: sayPay(amount), inRand: inRand && sayRand(inRand, amount) };
}

/**
 * Words of a stranger's post, fit to stand on a page of ours: on one line, no longer than given, with nothing that could be
 * followed, called or written to, and no letters that turn the text around them.
 */
function withoutContacts(text: string, longest: number): string {
  const words = text
    .toWellFormed()
    .replaceAll(/[\p{Cc}\p{Cf}\p{Co}\p{Cn}\p{Zl}\p{Zp}]+/gu, " ")
    .replaceAll(spacedNumber, " ")
    .split(/\s+/u)
    .filter((word) => word !== "" && !isContact(word));
  return beginningOf(words.join(" ").replaceAll(/[<>]/g, ""), longest);
}

const leastDigits = 7;
/** A number to call as people write it, in groups. Years and amounts are shorter, or begin otherwise. */
const spacedNumber =
  /(?:(?:\+|\b0|\(0)\p{Nd}?(?:[ ()./-]{0,3}\p{Nd}){6,}|\p{Nd}(?:[ ()./-]{0,3}\p{Nd}){8,})/gu;
/** What a browser takes for a dot in a name, and what people write instead of one. */
const otherDots = /[\u{3002}\u{2024}\u{fe52}]|[[({]\s*(?:\.|dot)\s*[\])}]/giu;

/** An address of the web or of mail, a handle, or a number one could call. */
function isContact(word: string): boolean {
  const plain = word.normalize("NFKC").toLowerCase().replaceAll(otherDots, ".");
  if (/:\/\/|www\.|@|\\|^\+?\d[\d().-]{6,}$/u.test(plain)) return true;
  if (/\d{1,3}(?:\.\d{1,3}){3}/u.test(plain)) return true;
  // `3.5` and `e.g.` are words; `kwela-pay.co` and `bit.ly/x` lead somewhere.
  if (/[\p{L}\d-]\.\p{L}{2,}/u.test(plain)) return true;
  return (plain.match(/\d/gu)?.length ?? 0) >= leastDigits;
}
