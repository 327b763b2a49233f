import type { RiskVerdict } from "#domain/listing/facts.ts";
import type { ReasonId } from "./reasons.ts";

/** One clear sign, or a weak one with a slight one. */
const carefulFrom = 3;

/** One grave sign, or two that a careful reader would each remark on. */
const scamFrom = 4;

/** An honest job never does this: enough by itself. */
const grave = 4;
/** Rare in honest ads, yet there are some: careful by itself, and it takes one more to say scam. */
const clear = 3;
/** Honest ads do this too, so alone it says nothing. */
const weak = 2;
/** Ordinary by itself; it only adds to something else. */
const slight = 1;

const weights: Readonly<Record<ReasonId, number>> = {
  // The money goes from you to them, or through you: that is the crime itself.
  "fee-up-front": grave,
  "cheque-for-equipment": grave,
  "money-moving": grave,
  "task-scheme": grave,
  "banking-log-in": grave,
  "rented-account": grave,
  "money-that-grows": grave,
  "big-name-free-mail": grave,
  "papers-and-bank": grave,
  "forward-first": grave,
  // Several kinds of words that tricks are told in, and too little of what a job is told in.
  "told-like-a-trick": grave,
  // Some honest employers collect papers early, meet on WhatsApp here, or copy a name badly.
  "bank-details-first": clear,
  "mixed-scripts": clear,
  "chat-only-interview": clear,
  "personal-form": clear,
  // Jobs that exist, but hardly ever as an ad.
  "known-bait": clear,
  "pay-too-good": clear,
  "no-interview": clear,
  "chosen-unasked": clear,
  // Sales language that an employer who pays a wage does not need.
  "earnings-promise": clear,
  "own-boss": clear,
  "recruit-others": clear,
  reassurance: clear,
  // Nearly so.
  "told-oddly": weak,
  // Agencies guarantee hours, start-ups write ranges loosely, and home clerks are hired honestly.
  "guaranteed-pay": weak,
  "home-clerk": weak,
  "pay-too-wide": weak,
  // First jobs and short ads look like this.
  "anyone-can": weak,
  "nothing-asked": weak,
  "borrowed-name": weak,
  "no-company": weak,
  "unfinished-text": weak,
  // Fine from an employer you know; it is noted only where none is named.
  "outside-form": weak,
  // Employers pay their own staff for this, agencies anybody.
  "referral-money": weak,
  // How small firms without a site of their own work.
  "free-mail": slight,
  "short-link": slight,
  // Turns up in honest ads all the time.
  pressure: slight,
  "training-promised": slight,
  "commission-only": slight,
  "paid-at-once": slight,
  "own-hours": slight,
  // Hard on whoever does it, and no trick: it makes nothing more of a scam.
  "unpaid-trial": 0,
};

/** Nobody should walk past these, whatever else is there. */
const carefulAnyway: ReadonlySet<ReasonId> = new Set(["unpaid-trial"]);

/** What says no more than another reason beside it: whoever is their own boss sets their own hours. */
const saysNoMoreThan: Partial<Record<ReasonId, ReasonId>> = { "own-hours": "own-boss" };

/** How much there is to judge by. In a few words silence says nothing, and short ads leave out what long ones say. */
export type Length = "too short" | "short" | "full";

/** What is found in the text, or missing from it, together. */
export function verdictOf(reasons: Iterable<ReasonId>, length: Length = "full"): RiskVerdict {
  const found = new Set(reasons);
  const isEnoughToJudge = length !== "too short";
  let sum = 0;
  let gravest = 0;
  let remarks = 0;
  let isSaid = isEnoughToJudge;
  let isForCare = false;
  for (const reason of found) {
    const other = saysNoMoreThan[reason];
    if (other !== undefined && found.has(other)) continue;
    sum += weights[reason];
    gravest = Math.max(gravest, weights[reason]);
    remarks += weights[reason] >= weak ? 1 : 0;
    isSaid ||= reason !== "no-company";
    isForCare ||= carefulAnyway.has(reason);
  }
  if (!isSaid) return "too-little";
  // Many honest ads of a few lines name nobody and ask for nothing: without one clear sign that is no more than odd.
  const isFounded = gravest >= clear || (length === "full" && remarks > 1);
  if (sum >= scamFrom && isFounded) return "likely-scam";
  if (sum >= carefulFrom || isForCare) return "be-careful";
  return isEnoughToJudge ? "nothing-odd" : "too-little";
}
