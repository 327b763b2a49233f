import "#client/ui/form/zod-under-policy.ts";

export { outreachRequest } from "#contract/tools/requests.ts";
