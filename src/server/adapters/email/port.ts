import type { CapturedMail } from "#contract/demo.ts";

export interface Mail {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  /** Where one POST, by anybody who has the address, stops more of these. */
  readonly stopAddress?: string | undefined;
  /** The same for the same letter, however often it is handed over. Made up on the way, unless given. */
  readonly messageId?: string | undefined;
  /** Of a series, which one it is: told again where an address refuses it. */
  readonly issue?: string | undefined;
}

/** Puts a message on its way: out into the world, or into the demo's own tray. Fails with `AddressRefused` where there is no such address. */
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
