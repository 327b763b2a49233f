import { createTransport } from "nodemailer";
import { brand } from "#domain/brand.ts";
import type { MailTransport } from "./port.ts";
import { AddressRefused, isAddressRefused } from "./refusal.ts";

interface Options {
  readonly url: string;
  readonly from: string;
}

/** Sends through an SMTP server. The library's own patience is minutes; a queue that tries again needs seconds. */
export function smtpTransport({ url, from }: Options): MailTransport {
  const transport = createTransport({
    url,
    connectionTimeout: 10_000,
    greetingTimeout: 10_000,
    socketTimeout: 20_000,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
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
      await transport.sendMail(mail).catch((error: unknown) => {
        const isRefused = error instanceof Error && isAddressRefused(error);
        throw isRefused ? new AddressRefused("The address was refused", { cause: error }) : error;
      });
    },
  };
}

/** RFC 8058: the mail program's own button sends one POST, and shows no page. */
const oneClick = (address: string): Record<string, string> => ({
  "List-Unsubscribe": `<${address}>`,
  "List-Unsubscribe-Post": "List-Unsubscribe=One-Click",
});
