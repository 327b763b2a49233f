import { accountEndpoints } from "./accounts.ts";
import { checkAJobEndpoints } from "./check-a-job.ts";
import { demoEndpoints } from "./demo.ts";

/** The whole API. */
export const endpoints = { ...accountEndpoints, ...checkAJobEndpoints, ...demoEndpoints };
