import "#client/ui/form/zod-under-policy.ts";
import { z } from "zod";
import { jobIdIn } from "#domain/jobs/address.ts";
import { renameBody } from "#contract/tools/documents.ts";

export const renameForm = renameBody.pick({ title: true });

/** The address of a listing, however much of it was copied, as the id in it. */
export const listingForm = z.object({
  address: z.string().transform((text, { addIssue }) => {
    const [path = ""] = text.trim().split(/[?#]/);
    const segment = path.split("/").findLast((part) => part !== "");
    const id = segment === undefined ? null : jobIdIn(segment);
    if (id !== null) return id;
    addIssue("Paste the address of a listing on Kwela, such as /jobs/seo-manager-42.");
    return z.NEVER;
  }),
});
