import { randomUUID } from "node:crypto";
import type { CapturedMail } from "#contract/demo.ts";
import type { Clock } from "#server/adapters/clock/port.ts";
import type { MailCapture } from "./port.ts";

const keep = 100;

/** Mail that never leaves: the last hundred messages, newest first, for `/demo/mail`. */
export function captureMail(clock: Clock): MailCapture {
  const mails: CapturedMail[] = [];
  return {
    async deliver(mail) {
      mails.unshift({ ...mail, id: randomUUID(), sentAt: clock.now().toISOString() });
      mails.length = Math.min(mails.length, keep);
    },
    list: () => mails,
  };
}
