import { z } from "zod";
import { kindsOfFact } from "#domain/listing/explained/kinds-of-fact.ts";
import { defineEndpoints } from "../endpoint.ts";

const rule = z.object({
  id: z.string(),
  reason: z.string(),
  /** An example in which the rule speaks, and one that looks like it and in which it does not. */
  examples: z.object({ fires: z.string(), spares: z.string() }).nullable(),
});

const rulesReply = z.object({
  kinds: z.array(z.object({ kind: z.enum(kindsOfFact), rules: z.array(rule) })),
});

export type ExplainedKind = z.output<typeof rulesReply>["kinds"][number];

export const howWeReadEndpoints = defineEndpoints({
  howWeRead: {
    method: "GET",
    path: "/api/how-we-read",
    access: "public",
    summary:
      "Every rule by which postings are read, in plain words, with an example and a near miss.",
    reply: rulesReply,
  },
});
