import { z } from "zod";
import type { Endpoint, Endpoints } from "#contract/endpoint.ts";
import { errorCatalogue } from "#contract/errors.ts";
import { isJson, type RedirectReply } from "#contract/rows/reply.ts";
import { brand } from "#domain/brand.ts";
import { escapeHtml } from "#domain/markup/escape.ts";

interface Asked {
  /** As typed; empty for all of them. */
  readonly search: string;
  /** Tags for the styles of all pages, which bring the typefaces. */
  readonly styleTags: string;
}

/** The contract for people: one page, no script. A search is a form like any other. */
export function docsPage(rows: Endpoints, { search, styleTags }: Asked): string {
  const groups = groupsOf(found(rows, search));
  const errors = Object.entries(errorCatalogue).map(
    ([code, { status, message }]) =>
      `<tr><td><code>${code}</code></td><td>${status}</td><td>${escapeHtml(message)}</td></tr>`,
  );
  return `<!doctype html><html lang="en-ZA"><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1"><title>API | ${brand.name}</title>
<meta name="description" content="Every endpoint of ${brand.name}: who may call it, what it takes, what it answers.">
${styleTags}<link rel="stylesheet" href="/docs.css"></head><body><main>
<p><a href="/">${brand.name}</a></p><h1>API</h1>
<p>Every endpoint, with who may call it, what it takes and what it answers. Sign-in is a session cookie; requests that
change something must come from this site. A request may name in <code>X-Viewer</code> the id of the user it takes to be signed in,
or <code>nobody</code>; if somebody else is, it is refused with <code>viewer_changed</code> and nothing is done. The same in machine form: <a href="/api/openapi.json">openapi.json</a>.</p>
<form role="search"><label for="search">Find an endpoint</label>
<div><input id="search" name="search" type="search" maxlength="${longestSearch}" value="${escapeHtml(search)}" placeholder="jobs, payment, /api/alerts"><button>Search</button></div></form>
${contents(groups, search)}
${[...groups].map(([name, members]) => group(name, members)).join("")}
<h2 id="errors">When something is refused</h2>
<p>Every refusal has the same shape: <code>{ code, message, fields? }</code>; from 500 up also <code>requestId</code>.</p>
<table><thead><tr><th>Code</th><th>Status</th><th>Message</th></tr></thead><tbody>${errors.join("")}</tbody></table>
</main></body></html>`;
}

export const longestSearch = 60;

type Named = readonly [name: string, row: Endpoint];
type Groups = ReadonlyMap<string, readonly Named[]>;

/** Those in whose address, name or summary each of the words stands. */
function found(rows: Endpoints, search: string): readonly Named[] {
  const words = search.toLowerCase().split(/\s+/).filter(Boolean);
  return Object.entries(rows).filter(([name, { method, path, summary }]) => {
    const text = `${method} ${path} ${name} ${summary}`.toLowerCase();
    return words.every((word) => text.includes(word));
  });
}

const groupsOf = (named: readonly Named[]): Groups =>
  Map.groupBy(named, ([, { path }]) => groupOf(path));

/** Rooms that hold several things are told apart by the next part of the address. */
const rooms = new Set(["admin", "premium", "employers"]);

/** `/api/admin/free-jobs/:id` is of `Admin: free jobs`. */
function groupOf(path: string): string {
  const [room = "", thing] = path
    .replace(/^\/api\//, "")
    .replace(/\.\w+$/, "")
    .split("/")
    .filter((part) => part !== "" && !part.startsWith(":"))
    .map((part) => part.replaceAll("-", " "));
  const name = rooms.has(room) && thing !== undefined ? `${room}: ${thing}` : room;
  return name.charAt(0).toUpperCase() + name.slice(1);
}

const anchorOf = (name: string): string => `group-${name.toLowerCase().replaceAll(/\W+/g, "-")}`;

function contents(groups: Groups, search: string): string {
  if (groups.size === 0)
    return `<p>Nothing here is called that. <a href="?">Show all endpoints</a></p>`;
  const items = [...groups].map(
    ([name, members]) =>
      `<li><a href="#${anchorOf(name)}">${escapeHtml(name)}</a> <span>${members.length}</span></li>`,
  );
  const all = search === "" ? "" : ` <p><a href="?">Show all endpoints</a></p>`;
  return `<nav aria-label="Groups"><ul>${items.join("")}</ul></nav>${all}`;
}

const group = (name: string, members: readonly Named[]): string =>
  `<h2 id="${anchorOf(name)}">${escapeHtml(name)}</h2>${members.map((named) => section(...named)).join("")}`;

const section = (name: string, row: Endpoint): string => `<section id="${name}">
<h3><span class="method">${row.method}</span> <code>${escapeHtml(row.path)}</code></h3>
<p>${escapeHtml(row.summary)}</p><p class="access">Access: <strong>${row.access}</strong>${row.demoOnly ? " · demo only" : ""}</p>
${block("Path", row.params, "input")}${block("Query", row.query, "input")}${block("Body", row.body, "input")}${filesIn(row)}${answer(row)}
</section>`;

function filesIn({ upload = {} }: Endpoint): string {
  const fields = Object.entries(upload).map(
    ([name, { endings, mostBytes, most = 1, isOptional }]) =>
      `<li><code>${escapeHtml(name)}</code>${isOptional ? " (optional)" : ""}: ${endings.join(", ")}; at most ${most} of ${mostBytes.toLocaleString("en-US")} bytes</li>`,
  );
  return fields.length === 0 ? "" : `<p>Files, as a form:</p><ul>${fields.join("")}</ul>`;
}

function answer({ reply }: Endpoint): string {
  if (isJson(reply)) return block("Answer", reply, "output");
  switch (reply.kind) {
    case "file":
      return `<p>Answers with a file: ${"name" in reply ? `<code>${escapeHtml(reply.name)}</code>` : reply.endings.join(", ")}.</p>`;
    case "stream":
      return `<p>Answers with server-sent events, for up to ${reply.mostSeconds} seconds.</p>${block("Event", reply.event, "output")}`;
    case "redirect":
      return `<p>Leads on to ${["a page of this site", ...hostsIn(reply)].join(" or ")}.</p>`;
  }
}

function block(title: string, schema: z.ZodType | undefined, io: "input" | "output"): string {
  if (schema === undefined) return "";
  const { $schema: _dialect, ...shape } = z.toJSONSchema(schema, { io, unrepresentable: "any" });
  return `<details><summary>${title}</summary><pre tabindex="0">${escapeHtml(JSON.stringify(shape, null, 2))}</pre></details>`;
}

const hostsIn = ({ hosts }: RedirectReply): readonly string[] =>
  hosts === "any" ? ["an address that is kept here"] : hosts;
