import { knownCompany } from "#domain/jobs/company.ts";
import { toolLimits } from "#domain/tools/ai/tool-limits.ts";
import type { JobDetail } from "#contract/jobs.ts";

/** A listing as the ad it was, for a tool that takes a pasted one. */
export function adOf({ title, company, description }: JobDetail): string {
  const employer = knownCompany(company);
  const head = employer === null ? title : `${title}\nCompany: ${employer}`;
  return `${head}\n\n${description.trim()}`.slice(0, toolLimits.ad);
}
