import { randomUUID } from "node:crypto";
import type { CapturedMail } from "#contract/demo.ts";
import type { Clock } from "#server/adapters/clock/port.ts";
import type { Mail, MailCapture } from "./port.ts";
import { AddressRefused, isAddressRefused } from "./refusal.ts";

const keep = 100;

/** Whose mail server knows nobody, and whose is busy the first time it is asked. */
const nowhere = "@nowhere.example";
const busy = "@busy.example";

interface SaidToUs {
  readonly command: string;
  readonly responseCode: number;
  readonly response: string;
}

/** Mail that never leaves: the last hundred messages, newest first, for `/demo/mail`. */
export function captureMail(clock: Clock): MailCapture {
  const mails: CapturedMail[] = [];
  const asked = new Set<string>();

  function answerTo({ to, subject }: Mail): SaidToUs | null {
    const command = "RCPT TO";
    if (to.endsWith(nowhere))
      return { command, responseCode: 550, response: "550 5.1.1 There is no such mailbox here" };
    const key = `${to} ${subject}`;
    if (!to.endsWith(busy) || asked.has(key)) return null;
    asked.add(key);
    return { command, responseCode: 450, response: "450 4.2.0 Try again later" };
  }

  return {
    async deliver(mail) {
      const answer = answerTo(mail);
      if (answer !== null && isAddressRefused(answer)) throw new AddressRefused(answer.response);
      if (answer !== null) throw new Error(answer.response);
      const { issue: _, ...shown } = mail;
      mails.unshift({ ...shown, id: randomUUID(), sentAt: clock.now().toISOString() });
      mails.length = Math.min(mails.length, keep);
    },
    list: () => mails,
  };
}
