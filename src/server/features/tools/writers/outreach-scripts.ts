import { z } from "zod";
import type { OutreachAboutJob } from "#contract/tools/requests.ts";
import { nameOfJob } from "#domain/tools/outreach/job-named.ts";
import type { OutreachScripts } from "#contract/tools/results.ts";
import { shapeOf, type DocumentWriter } from "../ask/ai-tool.ts";
import { shortList, shortText } from "../ask/bounds.ts";

const answer = z.object({
  linkedinMessage: z.string().nullable(),
  followUpMessage: z.string().nullable(),
  emailFollowUpMessage: z.string().nullable(),
  emailSubject: z.string().nullable(),
  emailBody: z.string().nullable(),
  tips: z.array(z.string()),
});

export const outreachWriter: DocumentWriter<OutreachAboutJob, typeof answer, OutreachScripts> = {
  name: "outreach",
  prompt: "outreach-scripts",
  answer,
  shape: shapeOf("outreach_scripts", answer),
  blocks: ({ target, purpose, channel, role, context, about }) => ({
    target,
    purpose,
    channel,
    role,
    ...(context !== undefined && { context }),
    ...(about !== undefined && { job: nameOfJob(about) }),
  }),
  read: (given, { channel }) => ({
    // A message for a channel that nobody asked for is not shown.
    ...(channel !== "email" && textOf("linkedinMessage", given.linkedinMessage, 1_500)),
    ...(channel !== "linkedin" && textOf("emailSubject", given.emailSubject, 200)),
    ...(channel !== "linkedin" && textOf("emailBody", given.emailBody, 4_000)),
    ...textOf("followUpMessage", given.followUpMessage, 2_000),
    ...(channel === "both" && textOf("emailFollowUpMessage", given.emailFollowUpMessage, 2_000)),
    tips: shortList(given.tips, 10, 400),
  }),
  contentOf: (request, result) => ({ tool: "outreach", request, result }),
  titleOf: ({ role, purpose, target }) =>
    shortText(
      `Outreach: ${role}, ${purpose.replaceAll("-", " ")}, ${target.replaceAll("-", " ")}`,
      120,
    ),
  jobIdOf: ({ jobId }) => jobId,
  about: (request, { title, company }) => ({ ...request, about: { title, company } }),
};

/** Absent when there is none. */
function textOf<Name extends Exclude<keyof OutreachScripts, "tips">>(
  name: Name,
  text: string | null,
  most: number,
): Partial<Record<typeof name, string>> {
  const short = shortText(text ?? "", most);
  const field: Partial<Record<typeof name, string>> = {};
  if (short !== "") field[name] = short;
  return field;
}
