import { brand } from "#domain/brand.ts";
import { paths } from "#domain/paths.ts";
import type { Mail } from "#server/adapters/email/port.ts";
import { letter } from "#server/work/letter.tsx";

export const sampleMail = (appUrl: string): Mail => ({
  to: "you@demo.kwela.example",
  ...letter({
    subject: `A sample message from ${brand.name}`,
    username: null,
    paragraphs: [
      `This is how mail from ${brand.name} looks, in a program that shows everything and in one that shows only words.`,
      "In a demo nothing leaves this machine: every message ends up on this page.",
    ],
    action: { label: "Browse jobs", link: appUrl + paths.jobs },
  }),
});
