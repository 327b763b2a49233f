import { shortDay } from "#domain/listing/pay/saying/figures.ts";
import type { Posting } from "#domain/listing/posting.ts";
import type { EngagementChoice, PostingFields } from "./posting-fields.ts";

const engagementSentences: Readonly<Record<Exclude<EngagementChoice, "">, string>> = {
  contractor: "You would be an independent contractor and invoice us.",
  employee: "You would be an employee on our payroll.",
  "employer-of-record": "You would be employed through an employer of record in your own country.",
};

/** What is typed into the smaller fields stands below the description, each with its heading: candidates read it, and so do our rules. */
export function postingOf(fields: PostingFields): Posting {
  const { title, company, location, salary } = fields;
  return { title, company, location, payText: salary, tags: [], description: textOf(fields) };
}

function textOf(fields: PostingFields): string {
  const { description, whoCanApply, hours, engagement, process, closingDate } = fields;
  const parts = [
    description,
    headed("Who can apply", whoCanApply),
    headed("Working hours", hours),
    engagement === "" ? "" : headed("Engagement", engagementSentences[engagement]),
    headed("How we hire", process),
    closingDate === "" ? "" : headed("Apply by", shortDay(closingDate)),
  ];
  return parts.filter((part) => part !== "").join("\n\n");
}

const headed = (heading: string, text: string): string =>
  text.trim() === "" ? "" : `${heading}: ${text.trim()}`;
