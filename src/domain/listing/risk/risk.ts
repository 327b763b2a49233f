import type { Risk } from "#domain/listing/facts.ts";
import type { Evidence } from "#domain/listing/posting.ts";
import { wordCount } from "#domain/listing/text/word-count.ts";
import type { ReadPosting } from "#domain/listing/text/read-posting.ts";
import { quote, type Sentence } from "#domain/listing/text/sentences.ts";
import { asksByChat, bigNamesHiring } from "./big-names.ts";
import { weigh } from "./kinds/weigh.ts";
import { disguisedWords } from "./look-alikes.ts";
import { highPaySaid, highYearlyPay, widePay } from "./pay.ts";
import { reasonIds, type ReasonId } from "./reasons.ts";
import { saidIn } from "./said.ts";
import { shownUnder } from "./shown-under.ts";
import {
  asksForNothing,
  asksForSchoolOnly,
  boastsOf,
  introducesEmployer,
  isEverydayWork,
} from "./silence.ts";
import { verdictOf, type Length } from "./weights.ts";

/** Fewer words than this say too little for silence to mean anything. */
const fewestWords = 12;
/** Ads of fewer words leave out a good deal, honest or not. */
const wordsOfFullAd = 60;

function lengthOf(sentences: readonly Sentence[]): Length {
  let words = 0;
  const isFull = sentences.some((sentence) => {
    words += wordCount(sentence);
    return words >= wordsOfFullAd;
  });
  return isFull ? "full" : words >= fewestWords ? "short" : "too short";
}

const quotesOf = (sentences: readonly Sentence[]): readonly Evidence[] =>
  sentences.map((sentence) => quote(sentence));

/** Ways to be reached that no big company uses for its vacancies. */
const elsewhere: readonly ReasonId[] = ["free-mail", "chat-only-interview", "short-link"];

/** What a careful reader would remark on, and what it adds up to. */
export function riskOf(read: ReadPosting): Risk {
  const text = [...read.title, ...read.description, ...read.payText];
  const found = new Map<ReasonId, readonly Evidence[]>(saidIn(text));
  const note = (reason: ReasonId, evidence: readonly Evidence[]): void => {
    if (evidence.length > 0) found.set(reason, evidence);
  };

  const length = lengthOf(text);
  const isEnough = length !== "too short";
  const isEveryday = isEverydayWork(read.title);
  // Saying that anyone can do it and asking for nothing is one thing, not two.
  // Whoever trains newcomers need ask for nothing.
  const isExplained = found.has("anyone-can") || found.has("training-promised");
  if (isEnough && isEveryday && !isExplained && asksForNothing(text)) {
    note("nothing-asked", quotesOf(read.title));
  }
  if (isEveryday && asksForSchoolOnly(text)) note("borrowed-name", quotesOf(boastsOf(text)));
  if (isEveryday) note("pay-too-good", highYearlyPay(read.payText));
  if (isEveryday || (found.has("anyone-can") && asksForNothing(text))) {
    note("pay-too-good", highPaySaid(text));
  }
  note("pay-too-wide", widePay(read.payText));
  note("mixed-scripts", disguisedWords([read.title, read.description, read.payText, read.company]));
  if (elsewhere.some((reason) => found.has(reason)) || asksByChat(text)) {
    note("big-name-free-mail", bigNamesHiring(text));
  }
  // Here it is silence that decides, so there is nothing to quote.
  const isNamed = read.company.length > 0 || introducesEmployer(text);
  if (isNamed) found.delete("outside-form");
  else found.set("no-company", []);

  // Where the rows are sure there is nothing left to weigh.
  const isSure = verdictOf(found.keys(), length) === "likely-scam";
  const weighed = isSure ? null : weigh([...read.description, ...read.payText]);
  if (weighed !== null) note(weighed.reason, weighed.evidence);

  const shown = asShown(found);
  return {
    verdict: verdictOf(found.keys(), length),
    notes: reasonIds.flatMap((reason) => {
      const evidence = shown.get(reason);
      if (evidence === undefined) return [];
      return [{ reason, evidence, ...(reason === weighed?.reason && { kinds: weighed.kinds }) }];
    }),
  };
}

/** Each quote once under each reason, and under the one whose words it bears out. */
function asShown(
  found: ReadonlyMap<ReasonId, readonly Evidence[]>,
): ReadonlyMap<ReasonId, readonly Evidence[]> {
  const shown = new Map<ReasonId, Evidence[]>();
  for (const [reason, evidence] of found) {
    if (evidence.length === 0) shown.set(reason, []);
    for (const one of evidence) {
      const under = shownUnder(reason, one.quote.toLowerCase());
      const before = shown.get(under) ?? [];
      const isThere = before.some(
        ({ field, quote: words }) => field === one.field && words === one.quote,
      );
      shown.set(under, isThere ? before : [...before, one]);
    }
  }
  return shown;
}
