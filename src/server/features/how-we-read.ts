import type { howWeReadEndpoints } from "#contract/listings/how-we-read.ts";
import { kindsOfFact } from "#domain/listing/explained/kinds-of-fact.ts";
import { explainedRules } from "#domain/listing/explained/kinds.ts";
import type { Feature } from "#server/feature.ts";
import { keepReply } from "#server/http/api/kept-reply.ts";

/** The rules do not change while the server runs. Nothing but what is named here is in it. */
const reply = keepReply({
  kinds: kindsOfFact.map((kind) => ({
    kind,
    rules: explainedRules[kind].map(({ id, reason, fires, spares }) => ({
      id,
      reason,
      examples: fires === undefined || spares === undefined ? null : { fires, spares },
    })),
  })),
});

export const howWeRead: Feature<typeof howWeReadEndpoints> = {
  handlers: () => ({ howWeRead: () => Promise.resolve(reply) }),
};
