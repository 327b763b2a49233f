import "#client/ui/form/zod-under-policy.ts";
import { jobEndpoints } from "#contract/jobs.ts";

export const reportBody = jobEndpoints.reportJob.body;
