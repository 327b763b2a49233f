import { z } from "zod";
import type { Mailer, MailTransport } from "#server/adapters/email/port.ts";
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
});

/** Mail holds links that open accounts, so what waits in the queue is sealed. */
export const queuedMailer = (enqueue: Enqueue, secrets: Secrets): Mailer => ({
  send: (mail) => enqueue(name, { sealed: secrets.seal(JSON.stringify(mail)) }),
});

export const sendMailTask = (transport: MailTransport, secrets: Secrets): QueuedTask => ({
  name,
  async run(data) {
    const text = secrets.open(sealedMail.parse(data).sealed);
    // Sealed before the secret was changed: nobody can read it any more, so there is nothing to send.
    if (text === null) return;
    await transport.deliver(mailSchema.parse(JSON.parse(text)));
  },
});
