import type { Hono } from "hono";
import type { User } from "#contract/accounts.ts";
import type { Pieces, ReturnedForm } from "#contract/page.ts";
import { viewerHeader, viewerName } from "#contract/viewer.ts";
import { defaultLimits } from "#domain/rate-limit.ts";
import { fail } from "#server/app-error.ts";
import type { Services } from "#server/services.ts";
import { headerOf, type HttpContext, type HttpEnv } from "../context.ts";
import type { PlainForms } from "../api/plain-forms.ts";
import type { Callers } from "../limits/callers.ts";
import { fixedHeaders, freshNonce, pagePolicy } from "../guards/security-headers.ts";
import type { SessionGate, SignedIn } from "../guards/session.ts";
import { codingFor } from "../headers/accept-encoding.ts";
import { formsForOnce, formsToKeep, type PageForms } from "./filled/page-forms.ts";
import { inOne, untilSent } from "./filled/page-room.ts";
import { pageMaker, type Pages } from "./make-page.ts";
import { memberPages } from "./member-pages.ts";
import { pageCache } from "./page-cache.ts";

interface Options {
  readonly services: Services;
  readonly pages: Pages;
  /** What pages ask. */
  readonly api: Hono<HttpEnv>;
  readonly sessions: SessionGate;
  readonly callers: Callers;
  readonly forms: PlainForms;
  /** Markup after the application, from what the viewer is. */
  readonly footer: (username: string | null) => string;
}

/** As little as its answer needs: it may be kept. */
type MadePage =
  | { readonly kind: "redirect"; readonly location: string; readonly status: number }
  | {
      readonly kind: "page";
      readonly status: number;
      readonly forms: PageForms;
      readonly error: unknown;
    };

/** What all kept pages may take up. */
const mostBytes = 24_000_000;

/** What is sent for a page. */
export interface PageAnswer {
  readonly status: number;
  /** Name, value, name, value: as Node takes them, and cheaper than an object for each answer. */
  readonly headers: readonly string[];
  /** In pieces, of which the largest is the same for everybody. */
  readonly body: Pieces;
}

interface Wish {
  readonly requestId: string;
  readonly acceptEncoding: string | undefined;
}

/** The answer for an address whose page is kept for everybody, or null. */
export type FindKept = (address: string) => ((wish: Wish) => PageAnswer) | null;

/** Answers every address that is neither a file nor an endpoint with a rendered page. */
export function servePages(app: Hono<HttpEnv>, options: Options): FindKept {
  const { services, pages, api, sessions, callers, forms: plainForms, footer } = options;
  const { config, clock, database, site } = services;
  const cache = pageCache<MadePage>(database.changes, clock, { mostBytes, bytesOf });
  const maker = pageMaker(api, { site, pages, sessions, callers, footer });
  const ofMembers = memberPages(database.changes, clock, maker);
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

  function answer(
    { status, forms }: Extract<MadePage, { kind: "page" }>,
    cacheControl: string,
    viewer: User | null,
    wish: Wish,
  ): PageAnswer {
    const nonce = freshNonce();
    const coding = codingFor(wish.acceptEncoding, codings);
    const headers = [
      ...alwaysThere,
      "Content-Security-Policy",
      policy(nonce),
      "Cache-Control",
      cacheControl,
      // Whoever keeps a copy must know whose it is.
      viewerHeader,
      viewerName(viewer),
      "X-Request-Id",
      wish.requestId,
    ];
    if (coding !== null) headers.push("Content-Encoding", coding);
    if (status === 503) headers.push("Retry-After", "2");
    return { status, headers, body: forms.fill(nonce, coding !== null) };
  }

  /** Renders the page of an address as whoever asks may see it. */
  async function make(
    c: HttpContext,
    address: string,
    returned: ReturnedForm | null = null,
  ): Promise<{ page: MadePage; topics: readonly string[] | null }> {
    const viewer = (await sessions.signedIn(c))?.user ?? null;
    const fetchApi = await maker.apiFor(c);
    const result = await maker.render(
      { address, viewer, fetchApi, returned },
      viewer?.username ?? null,
    );
    if (result.kind === "redirect") return { page: result, topics: null };
    const { status, document, error } = result;
    // Whatever was asked for and however: what was made for somebody is theirs alone.
    const topics = viewer === null ? result.topics : null;
    const forms = topics === null ? formsForOnce(document) : formsToKeep(document);
    return { page: { kind: "page", status, forms, error }, topics };
  }

  /** The page of an address that looks the same to all members of a kind but for their names; null when it does not. */
  async function makeForMember(
    c: HttpContext,
    { user: member, ownChanges }: SignedIn,
    asked: string,
  ): Promise<MadePage | null> {
    const address = pages.isDevelopment ? null : pages.renderer.keptAddress(asked);
    if (address === null) return null;
    const ask = await maker.apiFor(c);
    const page = await ofMembers({
      member,
      ownChanges,
      address,
      footer: footer(member.username),
      ask,
    });
    return page && { kind: "page", error: null, ...page };
  }

  /** Each pays for what is made for them, so that nobody who waits along is given another's refusal. */
  async function makeFor(
    c: HttpContext,
    asked: string,
    key: string | null,
    returned: ReturnedForm | null,
  ): Promise<MadePage> {
    const signedIn = await sessions.signedIn(c);
    if (database.storage.hasRoom())
      await callers.count(c, callers.of(c, signedIn?.user.id ?? null), "page", defaultLimits.page);
    if (signedIn !== null && returned === null) {
      const page = await makeForMember(c, signedIn, asked);
      if (page !== null) return page;
    }
    if (key === null) return (await make(c, asked, returned)).page;
    return cache.make(key, async () => {
      const made = await make(c, key);
      // A page that is nobody else's may well show the very address it was asked for under.
      return made.topics === null && key !== asked ? make(c, asked) : made;
    });
  }

  app.get("*", async (c) => {
    c.set("route", "page");
    const asked = legible(addressOf(c));
    const returned = plainForms.returnedTo(c, asked);
    // Only a request that brings no cookie is certainly nobody's; and only then may a page be shared.
    const isAnybodys = !pages.isDevelopment && !sessions.hasCookie(c) && returned === null;
    const key = isAnybodys ? pages.renderer.keptAddress(asked) : null;
    const kept = key === null ? null : cache.find(key);
    const page = kept ?? (await makeFor(c, asked, key, returned));
    const cacheControl = isAnybodys ? "private, no-cache" : "private, no-store";
    if (page.kind === "redirect") {
      c.header("Cache-Control", cacheControl);
      return c.redirect(page.location, page.status as 302);
    }
    if (page.error !== null) c.set("failure", page.error);
    const wish = { requestId: c.get("requestId"), acceptEncoding: headerOf(c, "accept-encoding") };
    const viewer = isAnybodys ? null : ((await sessions.signedIn(c))?.user ?? null);
    const { body, status, headers } = answer(page, cacheControl, viewer, wish);
    if (key !== null) cache.weigh(key);
    c.set("hasEveryHeader", true);
    const response = c.env?.outgoing;
    // Who asks in this process takes the bytes along.
    const bytes = response === undefined ? inOne(body) : untilSent(body, response);
    return new Response(bytes, { status, headers: byName(headers) });
  });

  app.all("*", () => fail("method_not_allowed"));

  return (address) => {
    const page = cache.find(address);
    if (page === null || page.kind !== "page") return null;
    return (wish) => {
      const sent = answer(page, "private, no-cache", null, wish);
      cache.weigh(address);
      return sent;
    };
  };
}

const codings = ["gzip"] as const;

const bytesOf = (page: MadePage): number => (page.kind === "page" ? page.forms.bytes : 0);

/** As an object they go to Node as they are; a list would be read into headers and out of them again. */
function byName(list: readonly string[]): Record<string, string> {
  const named: Record<string, string> = {};
  for (let at = 0; at < list.length; at += 2) named[list[at] ?? ""] = list[at + 1] ?? "";
  return named;
}

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
