import type { Hono } from "hono";
import { paths } from "#domain/paths.ts";
import { fail } from "#server/app-error.ts";
import { letterHeaders } from "./api/kinds/file.ts";
import type { HttpEnv } from "./context.ts";
import type { SessionGate } from "./guards/session.ts";
import { escapeHtml } from "#domain/markup/escape.ts";

export interface ViewAs {
  readonly choices: readonly { username: string; label: string }[];
  find(username: string): Promise<number>;
}

/** Signs in as one of the demo's people, or out, and returns to the page it was asked from. */
export function mountViewAs(app: Hono<HttpEnv>, viewAs: ViewAs, sessions: SessionGate): void {
  app.post("/demo/view-as", async (c) => {
    c.set("route", "/demo/view-as");
    const form = await c.req.parseBody();
    const username = form["account"];
    if (typeof username !== "string") fail("malformed_request");
    const session = sessions.sessionOf(c);
    if (username === "") await session.end();
    else await session.start(await viewAs.find(username));
    return c.redirect(localPath(c.req.header("referer")), 303);
  });
}

/** A provider of the demo, with its pages: whatever it answers is the answer. */
export function mountProvider(
  app: Hono<HttpEnv>,
  path: string,
  provider: { fetch(request: Request): Promise<Response> },
): void {
  for (const pattern of [path, `${path}/*`]) {
    app.all(pattern, (c) => {
      c.set("route", path);
      return provider.fetch(c.req.raw);
    });
  }
}

/** The letters of the demo as documents of their own: they bring their styles with them, which no page of ours may. */
export function mountLetters(
  app: Hono<HttpEnv>,
  tray: { list(): readonly { readonly id: string; readonly html: string }[] },
): void {
  app.get("/demo/letters/:id", (c) => {
    c.set("route", "/demo/letters/:id");
    const found = tray.list().find(({ id }) => id === c.req.param("id")) ?? fail("not_found");
    return c.body(found.html, 200, {
      "Content-Type": "text/html; charset=utf-8",
      ...letterHeaders,
      "Cache-Control": "private, no-store",
    });
  });
}

function localPath(referer: string | undefined): string {
  if (referer === undefined || !URL.canParse(referer)) return "/";
  const { protocol, pathname, search } = new URL(referer);
  // The path of a `blob:` or `data:` address can be another site's whole address.
  if (protocol !== "http:" && protocol !== "https:") return "/";
  return pathname.replace(/^\/[/\\]+/, "/") + search;
}

/** The strip at the foot of every demo page: says that this is a demo, and lets you be somebody else. */
export function viewAsBar(viewAs: ViewAs, current: string | null): string {
  const options = [{ username: "", label: "Signed out" }, ...viewAs.choices];
  const buttons = options.map(
    ({ username, label }) =>
      `<button name="account" value="${escapeHtml(username)}" aria-pressed="${username === (current ?? "")}">${escapeHtml(label)}</button>`,
  );
  return (
    `<aside class="demo-bar" aria-label="Demo"><strong>Demo</strong><form method="post" action="/demo/view-as">` +
    `<span>View as</span>${buttons.join("")}</form><a href="${paths.demoMail}">Mail</a><a href="/demo/paystack">Payments</a><a href="/demo/openai">AI</a><a href="/demo/feeds">Sources</a><a href="/demo/ui">Components</a></aside>`
  );
}
