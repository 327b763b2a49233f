import { errorCatalogue } from "#contract/errors.ts";
import { brand } from "#domain/brand.ts";
import { escapeHtml } from "#domain/markup/escape.ts";
import type { HttpContext } from "../context.ts";
import { toAppError } from "../errors.ts";

export const errorPageHeaders = {
  "Content-Type": "text/html; charset=utf-8",
  "Cache-Control": "private, no-store",
  "Content-Security-Policy":
    "default-src 'none'; style-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
} as const;

/** The page for when even making a page failed. */
export function replyWithErrorPage(c: HttpContext, error: unknown): Response {
  const { code, retryAfterSeconds, cause } = toAppError(error);
  const { status, message } = errorCatalogue[code];
  if (status >= 500) c.set("failure", cause ?? error);
  if (retryAfterSeconds !== undefined)
    c.header("Retry-After", String(Math.ceil(retryAfterSeconds)));
  for (const [name, value] of Object.entries(errorPageHeaders)) c.header(name, value);
  return c.body(errorDocument(message, status >= 500 ? c.get("requestId") : null), status);
}

/** Needs nothing that could be broken: no script, no database, no build. */
export const errorDocument = (message: string, requestId: string | null): string => `<!doctype html>
<html lang="en-ZA"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>${brand.name} is having trouble</title><meta name="robots" content="noindex">
<link rel="stylesheet" href="/error.css"></head>
<body><main><h1>${brand.name} is having trouble</h1><p>${escapeHtml(message)}</p>
<p><a href="">Try again</a> · <a href="/">Go to the home page</a></p>
${requestId === null ? "" : `<p class="quiet">If you write to us, quote this number: <code>${escapeHtml(requestId)}</code></p>`}
</main></body></html>`;
