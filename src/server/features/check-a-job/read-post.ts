import type { ListingFacts } from "#domain/listing/facts.ts";
import { missingFrom, type Question } from "#domain/listing/advice/missing.ts";
import { readPasted, riskAsFarAsRead, type Pasted } from "#domain/listing/pasted.ts";
import { payInRand, type PayInRand } from "#domain/listing/pay/in-rand.ts";
import type { RateTable } from "#domain/listing/pay/rates.ts";
import { factsOf } from "#domain/listing/read-facts.ts";
import { readableQuote } from "#domain/listing/text/readable-quote.ts";

interface ReadPost {
  readonly pasted: Pasted;
  readonly facts: ListingFacts;
  /** As far as the text names them; otherwise empty. */
  readonly title: string;
  readonly company: string;
  readonly inRand: PayInRand | null;
  readonly missing: Question[];
}

/** What a pasted text says. Nothing of it stays here. */
export function readPost(text: string, rates: RateTable): ReadPost {
  const pasted = readPasted(text);
  const { posting } = pasted;
  const read = factsOf(posting, rates);
  const facts = { ...read, risk: riskAsFarAsRead(read.risk, pasted) };
  return {
    pasted,
    facts,
    title: readableQuote(posting.title),
    company: readableQuote(posting.company),
    inRand: payInRand({ pay: facts.pay, riskVerdict: facts.risk.verdict }, rates),
    missing: missingFrom(facts, posting),
  };
}
