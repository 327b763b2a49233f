import "#client/ui/form/zod-under-policy.ts";
import { z } from "zod";
import { tagsIn } from "#domain/desk/free-job.ts";
import { freeJobBody } from "#contract/admin/free-job-fields.ts";

/** The rules as they hold for what stands in the fields: text, all of it. */
export const freeJobForm = freeJobBody.omit({ link: true, addedByUserId: true }).extend({
  tags: z.string().transform(tagsIn).pipe(freeJobBody.shape.tags.unwrap()),
  /** A box that is not ticked is not sent. */
  isActive: z
    .literal("on")
    .optional()
    .transform((ticked) => ticked !== undefined),
  /** Left as it is; whether it is a day at all, the browser's own field sees to, and the server has the last word. */
  publishedDate: z.string(),
});

export type FreeJobFormInput = z.input<typeof freeJobForm>;
export type FreeJobFormOutput = z.output<typeof freeJobForm>;
