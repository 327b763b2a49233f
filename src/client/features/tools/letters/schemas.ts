import "#client/ui/form/zod-under-policy.ts";

export { letterRequest } from "#contract/tools/requests.ts";
