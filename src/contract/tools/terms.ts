import { z } from "zod";
import {
  hoursProblem,
  invoiceCurrencies,
  memberEngagements,
  type MemberTerms,
} from "#domain/tools/objection-line/member-terms.ts";
import { defineEndpoints } from "#contract/endpoint.ts";
import { jobId } from "./requests.ts";

const minute = z.int().min(0).max(1439);

/** On which terms a member works: what the tools may promise for them. */
export const memberTerms = z.object({
  hours: z
    .object({ from: minute, to: minute })
    .superRefine((hours, context) => {
      const problem = hoursProblem(hours);
      if (problem !== null) context.addIssue({ code: "custom", message: problem });
    })
    .nullable(),
  engagements: z.array(z.enum(memberEngagements)).max(memberEngagements.length),
  currencies: z.array(z.enum(invoiceCurrencies)).max(invoiceCurrencies.length),
}) satisfies z.ZodType<MemberTerms>;

const objection = z.object({
  /** Null when there is nothing that both sides allow. */
  line: z.string().nullable(),
  because: z.array(z.string()),
  leftOut: z.array(z.string()),
});

export type ObjectionReply = z.infer<typeof objection>;

export const termsEndpoints = defineEndpoints({
  readTerms: {
    method: "GET",
    path: "/api/user/terms",
    access: "premium",
    summary:
      "On which terms the member works: hours in South African time, engagements, currencies.",
    reply: memberTerms,
  },
  saveTerms: {
    method: "PUT",
    path: "/api/user/terms",
    access: "premium",
    summary: "Sets them.",
    body: memberTerms,
    reply: memberTerms,
  },
  readObjection: {
    method: "GET",
    path: "/api/premium/objection-line/:jobId",
    access: "premium",
    summary:
      "One line for an application to this listing, from its facts and the member's terms. It promises only what both allow.",
    params: z.object({ jobId }),
    reply: objection,
  },
});
