import { escapeHtml } from "#domain/markup/escape.ts";

/** Markup that is safe as it stands. */
export class Markup {
  readonly text: string;

  constructor(text: string) {
    this.text = text;
  }
}

type Part = string | number | Markup | readonly Markup[];

const shown = (part: Part): string => {
  if (part instanceof Markup) return part.text;
  if (typeof part === "string" || typeof part === "number") return escapeHtml(String(part));
  return part.map(({ text }) => text).join("");
};

/** Everything put in is escaped, unless it is markup already. */
export const html = (strings: TemplateStringsArray, ...parts: readonly Part[]): Markup =>
  new Markup(String.raw({ raw: strings }, ...parts.map(shown)));

const nothing = new Markup("");

interface Page {
  readonly base: string;
  readonly title: string;
  readonly body: Markup;
  readonly status?: number;
  /** Stands in a frame of ours, and alone has a script: `popup.js`, beside it. */
  readonly isPopup?: boolean;
  /** Where its forms may lead besides here. */
  readonly formTarget?: string | null;
}

/** The frame of every page of a simulator. */
export function page({ base, title, body, status, isPopup = false, formTarget }: Page): Response {
  const markup = html`<!doctype html>
    <html lang="en-ZA">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <title>${title}</title>
        <link rel="stylesheet" href="${base}/style.css" />
        ${isPopup ? html`<script type="module" src="${base}/popup.js"></script>` : nothing}
      </head>
      <body class="${isPopup ? "popup" : "page"}">
        ${body}
      </body>
    </html>`;
  const policy = [
    "default-src 'none'",
    "style-src 'self'",
    "base-uri 'none'",
    `form-action 'self'${typeof formTarget === "string" ? ` ${formTarget}` : ""}`,
    `frame-ancestors ${isPopup ? "'self'" : "'none'"}`,
    ...(isPopup ? ["script-src 'self'", "connect-src 'self'"] : []),
  ].join("; ");
  return new Response(markup.text, {
    status: status ?? 200,
    headers: {
      "content-type": "text/html; charset=utf-8",
      "cache-control": "private, no-store",
      "content-security-policy": policy,
      // Such a page is left by going back to us, and we must be told nothing but that.
      "referrer-policy": "same-origin",
      ...(isPopup && { "x-frame-options": "SAMEORIGIN" }),
    },
  });
}

export const redirect = (location: string): Response =>
  new Response(null, { status: 303, headers: { location, "cache-control": "no-store" } });
