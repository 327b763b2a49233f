import { accountEndpoints } from "./accounts.ts";
import { demoEndpoints } from "./demo.ts";

/** The whole API. */
export const endpoints = { ...accountEndpoints, ...demoEndpoints };
