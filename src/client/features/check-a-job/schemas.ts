import "#client/ui/form/zod-under-policy.ts";

export { checkAJobBody } from "#contract/listings/check-a-job.ts";
