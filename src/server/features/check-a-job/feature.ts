import type { checkAJobEndpoints } from "#contract/listings/check-a-job.ts";
import type { sharedCheckEndpoints } from "#contract/listings/shared-checks.ts";
import { verdictOfFacts } from "#domain/listing/advice/open-words.ts";
import { recruiterMessage } from "#domain/listing/advice/recruiter-message.ts";
import { shareText } from "#domain/listing/advice/share-text.ts";
import type { ReadRates } from "#domain/listing/pay/rates.ts";
import { checkedPath } from "#domain/page-addresses.ts";
import { paths } from "#domain/paths.ts";
import type { Feature } from "#server/feature.ts";
import type { Handlers } from "#server/http/api/handler.ts";
import { sharedImages } from "./picture.ts";
import { readPost } from "./read-post.ts";
import { shareHandlers } from "./share.ts";
import { sharedBy, sweepShared } from "./store.ts";

/** The text goes in, the facts come out, and nothing of it stays here. */
const checkAJobHandlers = (
  readRates: ReadRates,
  appUrl: string,
): Handlers<typeof checkAJobEndpoints> => ({
  async checkAJob({ body }) {
    const { pasted, facts, title, company, inRand, missing } = readPost(
      body.text,
      await readRates(),
    );
    const { ads, language, isMostlyLink } = pasted;
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

export const checkAJob: Feature<typeof checkAJobEndpoints & typeof sharedCheckEndpoints> = {
  handlers: (services) => ({
    ...checkAJobHandlers(services.readRates, services.appUrl),
    ...shareHandlers(services),
  }),
  documents: ({ database, clock, pictures }) => [sharedImages(database.queries, clock, pictures)],
  tasks: ({ database }) => ({ sweepers: [sweepShared(database.queries)] }),
  dataOfUser: async (db, { id }) => ({
    sharedResults: (await sharedBy(db, id)).map(({ id: link, shown, checkedAt, endsAt }) => ({
      path: checkedPath(link),
      shown,
      checkedAt,
      endsAt,
    })),
  }),
};
