import { randomBytes } from "node:crypto";
import type { Hono } from "hono";
import type { PageRenderer, PageResult, ReturnedForm } from "#contract/page.ts";
import { errorCatalogue } from "#contract/errors.ts";
import { defaultLimits } from "#domain/rate-limit.ts";
import { fail } from "#server/app-error.ts";
import type { Services } from "#server/services.ts";
import { headerOf, type HttpContext, type HttpEnv } from "../context.ts";
import { toAppError } from "../errors.ts";
import type { PlainForms } from "../api/plain-forms.ts";
import type { RateLimiter } from "../guards/rate-limit.ts";
import { fixedHeaders, freshNonce, pagePolicy } from "../guards/security-headers.ts";
import type { SessionGate } from "../guards/session.ts";
import type { Assets } from "./assets.ts";
import { htmlDocument } from "./document.ts";
import { errorDocument } from "./error-document.ts";
import { gzipTemplate, plainTemplate, type Template } from "./nonce-gzip.ts";
import { pageCache } from "./page-cache.ts";

export interface Pages {
  readonly renderer: PageRenderer;
  readonly assets: Assets;
  readonly isDevelopment: boolean;
}

interface Options {
  readonly services: Services;
  readonly pages: Pages;
  readonly sessions: SessionGate;
  readonly limiter: RateLimiter;
  readonly forms: PlainForms;
  /** Markup after the application, from what the viewer is. */
  readonly footer: (username: string | null) => string;
}

interface MadePage {
  readonly result: PageResult;
  /** The document, cut where the nonce goes. */
  readonly parts: readonly string[];
  plain?: Template;
  gzip?: Template;
}

// Unguessable, so that no text on a page can ask for the nonce.
const nonceMark = randomBytes(16).toString("hex");

/** What is sent for a page. */
export interface PageAnswer {
  readonly status: number;
  /** Name, value, name, value: as Node takes them, and cheaper than an object for each answer. */
  readonly headers: readonly string[];
  /** In pieces, of which the largest is the same for everybody. */
  readonly body: readonly Uint8Array<ArrayBuffer>[];
}

interface Wish {
  readonly requestId: string;
  readonly acceptEncoding: string | undefined;
}

/** The answer for an address whose page is kept for everybody, or null. */
export type FindKept = (address: string, wish: Wish) => PageAnswer | null;

/** Answers every address that is neither a file nor an endpoint with a rendered page. */
export function servePages(app: Hono<HttpEnv>, options: Options): FindKept {
  const { services, pages, sessions, limiter, forms, footer } = options;
  const { config, clock, database, site } = services;
  const cache = pageCache<MadePage>(database.changes, clock);
  const alwaysThere = Object.entries({
    ...fixedHeaders(config.isHttps),
    "Content-Type": "text/html; charset=utf-8",
    Vary: "Cookie, Accept-Encoding",
  })
    .filter(([name]) => name !== "Content-Security-Policy")
    .flat();
  const policy = pagePolicy({
    isHttps: config.isHttps,
    isDevelopment: pages.isDevelopment,
    isCheckoutHere: config.paystack.isSimulated,
  });

  function answer(page: MadePage, status: number, cacheControl: string, wish: Wish): PageAnswer {
    const nonce = freshNonce();
    const isPacked = wish.acceptEncoding?.includes("gzip") ?? false;
    const headers = [
      ...alwaysThere,
      "Content-Security-Policy",
      policy(nonce),
      "Cache-Control",
      cacheControl,
      "X-Request-Id",
      wish.requestId,
    ];
    if (isPacked) headers.push("Content-Encoding", "gzip");
    if (status === 503) headers.push("Retry-After", "2");
    return { status, headers, body: filled(page, nonce, isPacked) };
  }

  async function make(
    c: HttpContext,
    returned: ReturnedForm | null,
  ): Promise<{ page: MadePage; topics: readonly string[] | null }> {
    const signedIn = await sessions.signedIn(c);
    const viewer = signedIn?.user ?? null;
    const address = c.get("address");
    if (database.storage.hasRoom()) await limiter.take(`page ${address}`, defaultLimits.page);
    const result = await pages.renderer.render({
      url: site.appUrl + legible(addressOf(c)),
      viewer,
      site,
      returned,
      fetchApi: async (path, init) => app.request(site.appUrl + path, init, { address, signedIn }),
    });
    if (result.kind === "redirect") return { page: { result, parts: [] }, topics: null };
    const { head, html, state, modules } = result;
    const assetTags = pages.assets.tags(modules, nonceMark);
    const text = htmlDocument({
      head,
      site,
      html,
      state,
      assetTags,
      nonce: nonceMark,
      footer: footer(viewer?.username ?? null),
    });
    return {
      page: { result, parts: text.split(nonceMark) },
      topics: viewer === null ? result.cacheTopics : null,
    };
  }

  app.get("*", async (c) => {
    c.set("route", "page");
    const returned = forms.returnedTo(c, addressOf(c));
    // Only a request that brings no cookie is certainly nobody's; and only then may a page be shared.
    const isSomebodys = sessions.hasCookie(c) || returned !== null;
    const key = pages.isDevelopment || isSomebodys ? null : addressOf(c);
    const kept = key === null ? null : cache.find(key);
    const page =
      kept ??
      (key === null ? (await make(c, returned)).page : await cache.make(key, () => make(c, null)));
    const { result } = page;
    const cacheControl = key === null ? "private, no-store" : "private, no-cache";
    if (result.kind === "redirect") {
      c.header("Cache-Control", cacheControl);
      return c.redirect(result.location, result.status as 302);
    }
    if (result.error !== null) c.set("failure", result.error);
    const wish = { requestId: c.get("requestId"), acceptEncoding: headerOf(c, "accept-encoding") };
    const { body, status, headers } = answer(page, result.status, cacheControl, wish);
    c.set("hasEveryHeader", true);
    return new Response(Buffer.concat(body), { status, headers: pairsOf(headers) });
  });

  app.all("*", () => fail("method_not_allowed"));

  return (address, wish) => {
    const page = pages.isDevelopment ? null : cache.find(address);
    if (page === null || page.result.kind !== "page") return null;
    return answer(page, page.result.status, "private, no-cache", wish);
  };
}

const pairsOf = (list: readonly string[]): [string, string][] =>
  list.flatMap((name, index) => (index % 2 === 0 ? [[name, list[index + 1] ?? ""]] : []));

/** Path and query as they were sent: the framework's own path is already decoded. */
const addressOf = (c: HttpContext): string =>
  c.env?.incoming?.url ?? c.req.url.slice(c.req.url.indexOf("/", "https://".length));

/** An address nobody can read leads nowhere, like any other that does not exist. */
function legible(address: string): string {
  try {
    return decodeURIComponent(address.split("?")[0] ?? "").includes("\0") ? "/-" : address;
  } catch {
    return "/-";
  }
}

function filled(page: MadePage, nonce: string, isPacked: boolean): PageAnswer["body"] {
  if (isPacked) return (page.gzip ??= gzipTemplate(page.parts)).fill(nonce);
  return (page.plain ??= plainTemplate(page.parts)).fill(nonce);
}

/** The page for when even making a page failed. */
export function replyWithErrorPage(c: HttpContext, error: unknown): Response {
  const { code, retryAfterSeconds, cause } = toAppError(error);
  const { status, message } = errorCatalogue[code];
  if (status >= 500) c.set("failure", cause ?? error);
  if (retryAfterSeconds !== undefined)
    c.header("Retry-After", String(Math.ceil(retryAfterSeconds)));
  c.header("Content-Type", "text/html; charset=utf-8");
  c.header("Cache-Control", "private, no-store");
  c.header(
    "Content-Security-Policy",
    "default-src 'none'; style-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
  );
  return c.body(errorDocument(message, status >= 500 ? c.get("requestId") : null), status);
}
