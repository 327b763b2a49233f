import { brand } from "#domain/brand.ts";
import { letter } from "#server/work/letter.tsx";

export const changeEmailMail = (username: string, link: string) =>
  letter({
    subject: `Confirm your new email address for ${brand.name}`,
    username,
    paragraphs: ["You asked us to write to you here from now on. One click makes the change."],
    action: { label: "Use this address", link },
    afterwards: [
      "The link works for one day. If you did not ask for this, ignore this mail: nothing changes.",
    ],
  });

/** To the old address. It does not name the new one: that may be a thief's, who chose every word of it. */
export const emailChangedMail = (username: string, link: string) =>
  letter({
    subject: `Your ${brand.name} email address was changed`,
    username,
    paragraphs: [
      "From now on we write to another address, as somebody who knows your password asked us to. If that was you, there is nothing to do.",
      "If it was not you, take your account back. We then write to this address again, sign everybody out, and you choose a new password.",
    ],
    action: { label: "This was not me", link },
    afterwards: [
      "The link works for seven days, whatever happens to the account meanwhile. Do not pass this mail on: whoever has the link can take the account.",
    ],
  });

/** To the address that was the account's until now. */
export const emailChangeUndoneMail = (username: string) =>
  letter({
    subject: `We no longer write to this address about ${brand.name}`,
    username,
    paragraphs: [
      "The change to this email address was undone with the link that the address before it had got. Everybody was signed out, and the old password no longer works.",
      "If both addresses are yours, choose a new password with the mail to the other one. If you think that this is wrong, write to us.",
    ],
  });
