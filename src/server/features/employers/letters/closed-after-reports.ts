import type { Clock } from "#server/adapters/clock/port.ts";
import type { HandlerServices } from "#server/feature.ts";
import { changeJob, findPosting } from "../stores/postings.ts";
import { addStep } from "../stores/steps.ts";
import { closedAfterReportsMail } from "./posting-mails.tsx";

/** For whoever deals with reports. A job that no employer posted has nobody to tell. */
export const closedAfterReports =
  (clock: Clock, appUrl: string): HandlerServices["closedAfterReports"] =>
  async ({ tx, mailer }, jobId) => {
    const posting = await findPosting(tx, jobId);
    if (posting === null) return;
    const now = clock.now();
    await changeJob(tx, jobId, { closeReason: "reports", updatedAt: now });
    await addStep(tx, { jobId, step: "closed", reason: "reports", at: now });
    await mailer.send({ to: posting.email, ...closedAfterReportsMail(posting, appUrl) });
  };
