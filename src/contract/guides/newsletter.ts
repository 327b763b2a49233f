import { z } from "zod";
import { launchSteps } from "#domain/guides/newsletter.ts";
import { specialties } from "#domain/tools/resumes/specialties.ts";
import { defineEndpoints } from "#contract/endpoint.ts";

const newsletterPlan = z.object({
  /** In the order of the checklist. */
  done: z.array(z.enum(launchSteps)),
  /** What the newsletter is about; null until the member says so. */
  specialty: z.enum(specialties).nullable(),
});

export type NewsletterPlan = z.infer<typeof newsletterPlan>;

export const newsletterEndpoints = defineEndpoints({
  readNewsletterPlan: {
    method: "GET",
    path: "/api/premium/newsletter",
    access: "premium",
    summary: "What the member has done of the newsletter's first day, and their specialty.",
    reply: newsletterPlan,
  },
  markLaunchStep: {
    method: "PUT",
    path: "/api/premium/newsletter/steps/:step",
    access: "premium",
    summary:
      "Ticks a step of the first day off, or takes the tick back. Saying it twice changes nothing.",
    params: z.object({ step: z.enum(launchSteps) }),
    body: z.object({ isDone: z.boolean() }),
    reply: newsletterPlan,
  },
  chooseNewsletterSpecialty: {
    method: "PUT",
    path: "/api/premium/newsletter/specialty",
    access: "premium",
    summary: "Says what the newsletter is about. The first issue is drafted for it.",
    body: z.object({ specialty: z.enum(specialties) }),
    reply: newsletterPlan,
  },
});
