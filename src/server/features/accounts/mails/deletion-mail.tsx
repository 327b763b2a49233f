import { brand } from "#domain/brand.ts";
import { letter } from "#server/work/letter.tsx";

const date = new Intl.DateTimeFormat("en-US", {
  dateStyle: "medium",
  timeZone: "Africa/Johannesburg",
});

export const deletionMail = (username: string, link: string, dueAt: Date) =>
  letter({
    subject: `Your ${brand.name} account will be deleted`,
    username,
    paragraphs: [
      `On ${date.format(dueAt)} we delete your account and everything in it. Until then it is closed, and you are signed out everywhere.`,
      "Changed your mind, or was this not you?",
    ],
    action: { label: "Keep my account", link },
    afterwards: ["Invoices stay with us as long as the law asks for them. Nothing else does."],
  });
