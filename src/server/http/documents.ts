import { createHash } from "node:crypto";
import { gzipSync } from "node:zlib";
import type { Hono } from "hono";
import { defaultLimits } from "#domain/rate-limit.ts";
import type { Clock } from "#server/adapters/clock/port.ts";
import type { Database } from "#server/adapters/database/port.ts";
import { headerOf, type HttpContext, type HttpEnv } from "./context.ts";
import type { RateLimiter } from "./guards/rate-limit.ts";
import { pageCache } from "./pages/page-cache.ts";

/** Something for machines that is the same for everybody: a feed, a sitemap. */
export interface PublicDocument {
  readonly type: string;
  readonly body: string;
  /** Null when nobody knows. */
  readonly changedAt: Date | null;
}

/** Makes documents by the patterns of their addresses; null where there is none of that name. */
export type PublicDocuments = Readonly<Record<string, Make>>;

type Make = (file: string) => Promise<PublicDocument | null>;

interface Options {
  readonly database: Database;
  readonly clock: Clock;
  readonly limiter: RateLimiter;
}

interface Kept {
  readonly headers: Readonly<Record<string, string>>;
  readonly plain: Uint8Array<ArrayBuffer>;
  gzip?: Uint8Array<ArrayBuffer>;
}

/** Serves them to whoever asks, without looking at who it is. */
export function mountDocuments(
  app: Hono<HttpEnv>,
  documents: PublicDocuments,
  { database, clock, limiter }: Options,
): void {
  const cache = pageCache<Kept | null>(database.changes, clock);

  async function makeFor(c: HttpContext, make: Make): Promise<Kept | null> {
    if (database.storage.hasRoom())
      await limiter.take(`page ${c.get("address")}`, defaultLimits.page);
    return cache.make(c.req.path, async () => {
      const document = await make(c.req.param("file") ?? "");
      const page = document && toKeep(document);
      return { page, topics: page && ["jobs"] };
    });
  }

  for (const [pattern, make] of Object.entries(documents)) {
    app.get(pattern, async (c, next) => {
      const kept = cache.find(c.req.path) ?? (await makeFor(c, make));
      if (kept === null) return next();
      c.set("route", pattern);
      return answer(c, kept);
    });
  }
}

function toKeep({ type, body, changedAt }: PublicDocument): Kept {
  const plain = new TextEncoder().encode(body);
  const digest = createHash("sha256").update(plain).digest("base64url").slice(0, 22);
  return {
    plain,
    headers: {
      "Content-Type": `${type}; charset=utf-8`,
      "Cache-Control": "public, max-age=300",
      // Weak, since it is the same for the packed form.
      ETag: `W/"${digest}"`,
      Vary: "Accept-Encoding",
      ...(changedAt !== null && { "Last-Modified": changedAt.toUTCString() }),
    },
  };
}

function answer(c: HttpContext, kept: Kept): Response {
  for (const [name, value] of Object.entries(kept.headers)) c.header(name, value);
  if (isKnown(c, kept.headers)) return c.body(null, 304);
  if (headerOf(c, "accept-encoding")?.includes("gzip") !== true) return c.body(kept.plain);
  c.header("Content-Encoding", "gzip");
  return c.body((kept.gzip ??= new Uint8Array(gzipSync(kept.plain))));
}

/** Whether the caller has this already. Where both are sent, the tag decides: a date is only exact to the second. */
function isKnown(c: HttpContext, headers: Kept["headers"]): boolean {
  const tags = headerOf(c, "if-none-match");
  if (tags !== undefined) {
    return tags === "*" || tags.split(/\s*,\s*/).includes(headers["ETag"] ?? "");
  }
  const since = Date.parse(headerOf(c, "if-modified-since") ?? "");
  return Date.parse(headers["Last-Modified"] ?? "") <= since;
}
