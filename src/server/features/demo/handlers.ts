import type { demoEndpoints } from "#contract/demo.ts";
import { fail } from "#server/app-error.ts";
import type { MailCapture, Mailer } from "#server/adapters/email/port.ts";
import type { Handlers } from "#server/http/api/handler.ts";
import { sampleMail } from "./sample-mail.ts";

export const demoHandlers = (
  mail: MailCapture | null,
  mailer: Mailer,
  appUrl: string,
): Handlers<typeof demoEndpoints> => ({
  listCapturedMail: () => [...(mail ?? fail("not_found")).list()],
  async sendSampleMail() {
    await mailer.send(sampleMail(appUrl));
    return { ok: true };
  },
});
