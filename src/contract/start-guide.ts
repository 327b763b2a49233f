import { z } from "zod";
import { startSteps } from "#domain/start-guide.ts";
import { defineEndpoints } from "./endpoint.ts";

const progress = z.object({
  done: z.array(z.enum(startSteps)),
  /** The caller has been here on another day, or at least hours before. */
  hasComeBack: z.boolean(),
});

export type StartProgress = z.infer<typeof progress>;

export const startGuideEndpoints = defineEndpoints({
  readStartGuide: {
    method: "GET",
    path: "/api/premium/start-guide",
    access: "premium",
    summary: "Which steps of the start guide the caller has ticked off.",
    reply: progress,
  },
  markStartStep: {
    method: "PUT",
    path: "/api/premium/start-guide/:step",
    access: "premium",
    summary: "Ticks a step off, or takes the tick back. Saying it twice changes nothing.",
    params: z.object({ step: z.enum(startSteps) }),
    body: z.object({ isDone: z.boolean() }),
    reply: progress,
  },
});
