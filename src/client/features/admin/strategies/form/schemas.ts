import "#client/ui/form/zod-under-policy.ts";
import { z } from "zod";
import { strategyBody } from "#contract/admin/growth-strategies.ts";

const { steps, position } = strategyBody.shape;

/** Fields hold text: one step a line, and an empty position is none, not 0. A box that is not ticked is not sent. */
export const strategyForm = strategyBody.extend({
  steps: z
    .string()
    .transform((text): string[] | null | undefined => text.split("\n"))
    .pipe(steps),
  position: z
    .string()
    .transform((text): number | null | undefined => (text.trim() === "" ? undefined : Number(text)))
    .pipe(position),
  icon: z.string(),
  isActive: z
    .string()
    .optional()
    .transform((ticked) => ticked !== undefined),
});
