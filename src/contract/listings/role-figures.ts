import { z } from "zod";
import { defineEndpoints } from "#contract/endpoint.ts";
import { engagements, hourKinds } from "#domain/jobs/roles/role-figures.ts";
import { experienceLevels, roleTypes } from "#domain/listing/facts.ts";

const monthly = z.object({ low: z.number(), middle: z.number(), high: z.number() });

const roleFiguresReply = z.object({
  /** The open jobs these figures are of: those that anybody may open. */
  listings: z.int(),
  /** The middle half of what they offer, for a full month; null when too few of them say. */
  pay: z
    .object({
      listings: z.int(),
      dollars: monthly,
      rand: monthly,
      /** Of the rate. */
      day: z.iso.date(),
    })
    .nullable(),
  experience: z.record(z.enum(experienceLevels), z.int()),
  engagement: z.record(z.enum(engagements), z.int()),
  hours: z.record(z.enum(hourKinds), z.int()),
  /** Sentences that let South Africans in, each with its job. */
  quotes: z.array(z.object({ quote: z.string(), title: z.string(), path: z.string() })),
});

export type RoleFiguresReply = z.output<typeof roleFiguresReply>;

export const roleFigureEndpoints = defineEndpoints({
  roleFigures: {
    method: "GET",
    path: "/api/role-figures",
    access: "public",
    summary:
      "What the open jobs of a role type, or of all, pay and ask for, from those that anybody may open.",
    /** Left out, all roles together. */
    query: z.object({ roleType: z.enum(roleTypes).optional() }),
    reply: roleFiguresReply,
    isShared: () => true,
  },
});
