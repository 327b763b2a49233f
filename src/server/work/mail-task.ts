import { z } from "zod";
import type { Mail, Mailer, MailTransport } from "#server/adapters/email/port.ts";
import { AddressRefused } from "#server/adapters/email/refusal.ts";
import type { Secrets } from "#server/adapters/secrets/port.ts";
import type { Enqueue, QueuedTask } from "./port.ts";

const name = "send-mail";

const sealedMail = z.object({ sealed: z.string() });
const mailSchema = z.object({
  to: z.string(),
  subject: z.string(),
  text: z.string(),
  html: z.string(),
  stopAddress: z.string().optional(),
  messageId: z.string().optional(),
  issue: z.string().optional(),
});

/** Mail holds links that open accounts, so what waits in the queue is sealed. */
export const queuedMailer = (enqueue: Enqueue, secrets: Secrets): Mailer => ({
  send: (mail) => enqueue(name, { sealed: secrets.seal(JSON.stringify(mail)) }),
});

/** What becomes known when a mail server says that an address does not exist. */
export type OnRefused = (mail: Pick<Mail, "to" | "issue">) => Promise<void>;

export const sendMailTask = (
  transport: MailTransport,
  secrets: Secrets,
  onRefused: OnRefused,
): QueuedTask => ({
  name,
  async run(data) {
    const text = secrets.open(sealedMail.parse(data).sealed);
    // Sealed before the secret was changed: nobody can read it any more, so there is nothing to send.
    if (text === null) return;
    const mail = mailSchema.parse(JSON.parse(text));
    try {
      await transport.deliver(mail);
    } catch (error) {
      // Anything else is tried again.
      if (!(error instanceof AddressRefused)) throw error;
      await onRefused(mail);
    }
  },
});
