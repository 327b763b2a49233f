import type { CapturedMail } from "#contract/demo.ts";

export interface Mail {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
}

export interface MailCapture {
  send(mail: Mail): Promise<CapturedMail>;
  list(): readonly CapturedMail[];
}
