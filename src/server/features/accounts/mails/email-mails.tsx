import { brand } from "#domain/brand.ts";
import { letter } from "#server/mails/letter.tsx";

export const changeEmailMail = (username: string, link: string) =>
  letter({
    subject: `Confirm your new email address for ${brand.name}`,
    username,
    paragraphs: ["You asked us to write to you here from now on. One click makes the change."],
    action: { label: "Use this address", link },
    afterwards: ["The link works for one day. Until then everything stays as it is."],
  });

export const emailChangedMail = (username: string, newEmail: string) =>
  letter({
    subject: `Your ${brand.name} email address was changed`,
    username,
    paragraphs: [
      `From now on we write to ${newEmail}. This is the last mail to this address.`,
      "If this was not you, write to us at once: somebody else may be in your account.",
    ],
  });
