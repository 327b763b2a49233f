import "#client/ui/form/zod-under-policy.ts";
import { z } from "zod";
import { giveBody } from "#contract/admin/membership.ts";

export { endBody } from "#contract/admin/membership.ts";

/** A field holds text; an empty one is no number, and must not become 0. */
export const giveForm = giveBody.extend({
  days: z
    .string()
    .transform((text) => (text.trim() === "" ? Number.NaN : Number(text)))
    .pipe(giveBody.shape.days),
});
