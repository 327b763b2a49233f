import { accountEndpoints } from "./accounts.ts";
import { checkAJobEndpoints } from "./check-a-job.ts";
import { demoEndpoints } from "./demo.ts";
import { jobEndpoints } from "./jobs.ts";
import { rateEndpoints } from "./rates.ts";

/** The whole API. */
export const endpoints = {
  ...accountEndpoints,
  ...checkAJobEndpoints,
  ...demoEndpoints,
  ...jobEndpoints,
  ...rateEndpoints,
};
