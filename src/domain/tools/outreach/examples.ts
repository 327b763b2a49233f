import { outreachPurposes, outreachTargets } from "./options.ts";
import { outreachDraft, type OutreachRequest, type OutreachScripts } from "./outreach-draft.ts";

type Parts = Partial<OutreachRequest>;

const combinations = outreachTargets.flatMap((target) =>
  outreachPurposes.map((purpose) => ({ target, purpose })),
);
const channels = ["linkedin", "email"] as const;

export const typical = {
  role: "Email Marketing Specialist",
  company: "Northwind Analytics",
  recipient: "Sarah",
  jobTitle: "Lifecycle Manager",
};

export const draft = (parts: Parts): OutreachScripts =>
  outreachDraft({
    target: "saas",
    purpose: "sales",
    channel: "both",
    role: typical.role,
    ...parts,
  });

/** All forty: five targets, four purposes, two channels. */
export const forty = (parts: Parts = {}) =>
  combinations.flatMap((combination) =>
    channels.map((channel) => {
      const name = `${combination.target}, ${combination.purpose}, ${channel}`;
      return { name, scripts: draft({ ...combination, channel, ...parts }) };
    }),
  );

/** Everything that is sent. */
export const messages = ({
  linkedinMessage,
  followUpMessage,
  emailFollowUpMessage,
  emailSubject,
  emailBody,
}: OutreachScripts) =>
  [linkedinMessage, followUpMessage, emailFollowUpMessage, emailSubject, emailBody].flatMap(
    (text) => text ?? [],
  );
