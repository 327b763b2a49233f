import { z } from "zod";
import { defineEndpoints } from "../endpoint.ts";

const visit = z.object({
  /** The visit before this one; null on the first. */
  since: z.iso.datetime().nullable(),
  /** Listings that came in since and are clearly open to South Africa. */
  newListings: z.object({
    total: z.int(),
    /** There are more than `total` says. */
    totalIsCapped: z.boolean(),
    /** Those that `total` counts, newest first. */
    ids: z.array(z.string()),
  }),
});

export type Visit = z.infer<typeof visit>;

export const visitEndpoints = defineEndpoints({
  noteVisit: {
    method: "POST",
    path: "/api/premium/visits",
    access: "premium",
    summary:
      "Says that you are here, and answers with what is new since the visit before. Within a few hours it is the same visit.",
    reply: visit,
  },
});
