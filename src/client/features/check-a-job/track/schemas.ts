import "#client/ui/form/zod-under-policy.ts";
import { applicationBody } from "#contract/tracker/fields.ts";

export const namesOfAd = applicationBody.pick({ jobTitle: true, company: true, url: true });
