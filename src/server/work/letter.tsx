import type { ReactNode } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { greetingFor } from "#domain/accounts/letter-rules.ts";
import { brand } from "#domain/brand.ts";
import type { Mail } from "#server/adapters/email/port.ts";

/** Of what a user has written only the name may be in it, and that only as the greeting: the rest is our own words. */
interface Letter {
  readonly subject: string;
  readonly username: string;
  readonly paragraphs: readonly string[];
  readonly action?: { readonly label: string; readonly link: string };
  readonly afterwards?: readonly string[];
}

/** Writes a letter twice, as HTML and as plain text, from the same words. */
export function letter(content: Letter): Omit<Mail, "to"> {
  const { subject, username, paragraphs, action, afterwards = [] } = content;
  const greeting = greetingFor(username);
  const text = [
    greeting,
    ...paragraphs,
    ...(action ? [`${action.label}:\n${action.link}`] : []),
    ...afterwards,
    sign,
  ];
  const html = (
    <Frame subject={subject}>
      <p>{greeting}</p>
      {paragraphs.map((paragraph) => (
        <p key={paragraph}>{paragraph}</p>
      ))}
      {action && (
        <p>
          <a href={action.link}>
            <b>{action.label}</b>
          </a>
        </p>
      )}
      {afterwards.map((paragraph) => (
        <p key={paragraph}>{paragraph}</p>
      ))}
      <p>{sign}</p>
    </Frame>
  );
  return {
    subject,
    text: `${text.join("\n\n")}\n`,
    html: `<!doctype html>${renderToStaticMarkup(html)}`,
  };
}

const sign = `The people at ${brand.name}`;

const Frame = ({ subject, children }: { subject: string; children: ReactNode }) => (
  <html lang="en-ZA">
    <head>
      <meta charSet="utf-8" />
      <title>{subject}</title>
    </head>
    <body>
      <table role="presentation" width="560" cellPadding="16">
        <tbody>
          <tr>
            <td>{children}</td>
          </tr>
        </tbody>
      </table>
    </body>
  </html>
);
