import { brand } from "#domain/brand.ts";
import { letter } from "#server/work/letter.tsx";

export const resetMail = (username: string, link: string) =>
  letter({
    subject: `Choose a new password for ${brand.name}`,
    username,
    paragraphs: [
      "Somebody, hopefully you, asked for a new password. Your old one still works until you choose another.",
    ],
    action: { label: "Choose a new password", link },
    afterwards: [
      "The link works once, for thirty minutes. If this was not you, ignore this mail: nothing has changed.",
    ],
  });

export const passwordChangedMail = (username: string) =>
  letter({
    subject: `Your ${brand.name} password was changed`,
    username,
    paragraphs: [
      "Your password has just been changed, and every other device was signed out.",
      "If this was not you, choose a new password at once with 'Forgot your password?' on the sign-in page, and write to us.",
    ],
  });
