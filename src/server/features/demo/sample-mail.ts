import { brand } from "#domain/brand.ts";
import type { Mail } from "#server/adapters/email/port.ts";

export const sampleMail: Mail = {
  to: "you@demo.kwela.example",
  subject: `A sample message from ${brand.name}`,
  text: `This is how mail from ${brand.name} looks.\n\nIn a demo nothing leaves this machine: every message ends up on this page.`,
  html: `<p>This is how mail from <strong>${brand.name}</strong> looks.</p><p>In a demo nothing leaves this machine: every message ends up on this page.</p>`,
};
