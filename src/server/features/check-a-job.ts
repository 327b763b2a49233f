import { paths } from "#domain/paths.ts";
import type { checkAJobEndpoints } from "#contract/listings/check-a-job.ts";
import { missingFrom } from "#domain/listing/advice/missing.ts";
import { verdictOfFacts } from "#domain/listing/advice/open-words.ts";
import { recruiterMessage } from "#domain/listing/advice/recruiter-message.ts";
import { shareText } from "#domain/listing/advice/share-text.ts";
import { readPasted, riskAsFarAsRead } from "#domain/listing/pasted.ts";
import { payInRand } from "#domain/listing/pay/in-rand.ts";
import type { ReadRates } from "#domain/listing/pay/rates.ts";
import { factsOf } from "#domain/listing/read-facts.ts";
import { readableQuote } from "#domain/listing/text/readable-quote.ts";
import type { Feature } from "#server/feature.ts";
import type { Handlers } from "#server/http/api/handler.ts";

/** The text goes in, the facts come out, and nothing of it stays here. */
const checkAJobHandlers = (
  readRates: ReadRates,
  appUrl: string,
): Handlers<typeof checkAJobEndpoints> => ({
  async checkAJob({ body }) {
    const rates = await readRates();
    const pasted = readPasted(body.text);
    const { posting, ads, language, isMostlyLink } = pasted;
    const read = factsOf(posting, rates);
    const facts = { ...read, risk: riskAsFarAsRead(read.risk, pasted) };
    const inRand = payInRand({ pay: facts.pay, riskVerdict: facts.risk.verdict }, rates);
    const missing = missingFrom(facts, posting);
    const title = readableQuote(posting.title);
    const company = readableQuote(posting.company);
    const link = appUrl + paths.checkAJob;
    return {
      pasted: { ads, language, isMostlyLink },
      title,
      company,
      verdict: verdictOfFacts(facts).words,
      facts,
      payInRand: inRand,
      advice: {
        missing,
        recruiterMessage: recruiterMessage(missing, title),
        shareText: shareText(facts, { title, company, inRand, link }),
      },
    };
  },
});

export const checkAJob: Feature<typeof checkAJobEndpoints> = {
  handlers: ({ readRates, appUrl }) => checkAJobHandlers(readRates, appUrl),
};
