import "#client/ui/form/zod-under-policy.ts";

export { checkAJobBody } from "#contract/check-a-job.ts";
