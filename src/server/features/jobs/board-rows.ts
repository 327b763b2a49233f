import type { BoardRows } from "#server/feature.ts";
import { newJob } from "./new-job.ts";
import { presentDetail } from "./present.ts";
import { jobsTopic } from "./stores/jobs.ts";

/** A job that is not stored yet has no number. */
const noId = 0;

/** For other features: what they write becomes a job in one way, and is shown in one way. */
export const boardRows: BoardRows = {
  rowFor: newJob,
  show({ id = noId, ...row }, rates) {
    const { facts } = row;
    const card = {
      id,
      ...row,
      company: row.company ?? "",
      location: row.location ?? "",
      salaryText: row.salaryText ?? null,
      logoUrl: row.logoUrl ?? null,
      viaName: row.viaName ?? null,
      viaUrl: row.viaUrl ?? null,
      openToSouthAfrica: facts.openToSouthAfrica,
      pay: facts.pay,
      engagement: facts.engagement.value,
      hours: facts.hours,
      riskVerdict: facts.risk.verdict,
      companyBehind: null,
      alsoOn: [],
    };
    return presentDetail(card, rates);
  },
  topic: jobsTopic,
};
