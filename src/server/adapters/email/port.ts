import type { CapturedMail } from "#contract/demo.ts";

export interface Mail {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
}

/** Puts a message on its way: out into the world, or into the demo's own tray. */
export interface MailTransport {
  deliver(mail: Mail): Promise<void>;
}

/** What features use: the message is queued, on its own or with the transaction it belongs to, and goes out by itself. */
export interface Mailer {
  send(mail: Mail): Promise<void>;
}

export interface MailCapture extends MailTransport {
  list(): readonly CapturedMail[];
}
