import { brand } from "#domain/brand.ts";
import { paths } from "#domain/paths.ts";
import { find } from "./store.ts";

const offered = [
  { name: "Job Tracker", path: paths.jobTracker },
  { name: "Growth Gallery", path: paths.growthGallery },
];

/** Where nothing is kept of the page that was asked for: what there is instead. It is made of fixed words alone. */
export async function offlinePage(): Promise<Response> {
  const kept = await Promise.all(
    offered.map(async ({ name, path }) =>
      (await find(path, null)) === null ? "" : `<li><a href="${path}">${name}</a></li>`,
    ),
  );
  const list = kept.join("");
  return new Response(
    `<!doctype html>
<html lang="en-ZA"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>You are offline: ${brand.name}</title><link rel="stylesheet" href="/error.css"></head>
<body><main><h1>You are offline</h1><p>This page needs a connection. Nothing of yours is lost.</p>
${list === "" ? "" : `<p>These open without one, as they were when you last saw them:</p><ul>${list}</ul>`}
<p><a href="">Try again</a></p></main></body></html>`,
    {
      status: 503,
      headers: {
        "content-type": "text/html; charset=utf-8",
        "content-security-policy": "default-src 'none'; style-src 'self'; base-uri 'none'",
      },
    },
  );
}
