import { brand } from "#domain/brand.ts";
import { escapeHtml } from "#domain/markup/escape.ts";

/** Needs nothing that could be broken: no script, no database, no build. */
export const errorDocument = (message: string, requestId: string | null): string => `<!doctype html>
<html lang="en-ZA"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>${brand.name} is having trouble</title><meta name="robots" content="noindex">
<link rel="stylesheet" href="/error.css"></head>
<body><main><h1>${brand.name} is having trouble</h1><p>${escapeHtml(message)}</p>
<p><a href="">Try again</a> · <a href="/">Go to the home page</a></p>
${requestId === null ? "" : `<p class="quiet">If you write to us, quote this number: <code>${escapeHtml(requestId)}</code></p>`}
</main></body></html>`;
