import { Socket } from "node:net";
import { createTransport } from "nodemailer";
import { brand } from "#domain/brand.ts";
import type { MailTransport } from "./port.ts";
import { AddressRefused, isAddressRefused } from "./refusal.ts";

interface Options {
  readonly url: string;
  readonly from: string;
  /** How long one letter may take altogether, where the usual is too long. */
  readonly patienceMs?: number;
}

const patience = {
  connectionTimeout: 10_000,
  greetingTimeout: 10_000,
  socketTimeout: 20_000,
} as const;
/** The library counts silence only: a server that says a word now and then would hold up all mail for good. */
const usualPatienceMs = 60_000;

/** Sends through an SMTP server. The library's own patience is minutes; a queue that tries again needs seconds. */
export function smtpTransport({ url, from, patienceMs = usualPatienceMs }: Options): MailTransport {
  return {
    async deliver({ to, subject, text, html, stopAddress, messageId }) {
      const mail = {
        from: { name: brand.name, address: from },
        // An address, not a list: nothing in it can add a second recipient.
        to: { name: "", address: to },
        subject,
        text,
        html,
        ...(messageId !== undefined && { messageId }),
        headers: { "Auto-Submitted": "auto-generated", ...(stopAddress && oneClick(stopAddress)) },
      };
      // A connection of its own, which can be cut.
      const socket = new Socket();
      const settings = {
        url,
        socket,
        ...patience,
        disableFileAccess: true,
        disableUrlAccess: true,
      };
      const late = setTimeout(
        () => socket.destroy(new Error("The mail server took too long")),
        patienceMs,
      );
      try {
        await createTransport(settings).sendMail(mail);
      } catch (error) {
        const isRefused = error instanceof Error && isAddressRefused(error);
        throw isRefused ? new AddressRefused("The address was refused", { cause: error }) : error;
      } finally {
        clearTimeout(late);
      }
    },
  };
}

/** RFC 8058: the mail program's own button sends one POST, and shows no page. */
const oneClick = (address: string): Record<string, string> => ({
  "List-Unsubscribe": `<${address}>`,
  "List-Unsubscribe-Post": "List-Unsubscribe=One-Click",
});
