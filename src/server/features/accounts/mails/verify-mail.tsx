import { brand } from "#domain/brand.ts";
import { letter } from "#server/work/letter.tsx";

export const verifyMail = (username: string, link: string) =>
  letter({
    subject: `Confirm your email address for ${brand.name}`,
    username,
    paragraphs: [
      "Welcome. One click tells us this address is yours, so that we can reach you when it matters.",
    ],
    action: { label: "Confirm my email address", link },
    afterwards: [
      "The link works for seven days. If you did not register, you can ignore this mail.",
    ],
  });
