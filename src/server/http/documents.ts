import { createHash } from "node:crypto";
import { gunzipSync, gzipSync } from "node:zlib";
import type { Hono } from "hono";
import { defaultLimits } from "#domain/rate-limit.ts";
import type { Clock } from "#server/adapters/clock/port.ts";
import type { Database } from "#server/adapters/database/port.ts";
import { headerOf, type HttpContext, type HttpEnv } from "./context.ts";
import type { Callers } from "./limits/callers.ts";
import { codingFor } from "./headers/accept-encoding.ts";
import { isKnownAlready } from "./headers/known-already.ts";
import { pageCache } from "./pages/page-cache.ts";

/** Something for machines that is the same for everybody: a feed, a sitemap, a picture. */
export interface PublicDocument {
  readonly type: string;
  /** Bytes are sent as they are: whoever made them has packed them already. */
  readonly body: string | Uint8Array<ArrayBuffer>;
  /** Null when nobody knows. */
  readonly changedAt: Date | null;
  /** Its address names its bytes, so that it can never change: for our own pages, for good. */
  readonly isForever?: true;
}

/** One row of what is published: where it is, what it shows, and how it is made. */
export interface DocumentRow {
  /** `:file` is what it is asked for by. */
  readonly path: `/${string}`;
  /** Kinds of data it shows: when one of them changes, it is made anew. */
  readonly topics: readonly string[];
  /** What its making counts as; a page, unless given. */
  readonly budget?: Budget;
  /** Null where there is none of that name. */
  make(file: string): Promise<PublicDocument | null>;
}

interface Options {
  readonly database: Database;
  readonly clock: Clock;
  readonly callers: Callers;
}

/** What one caller may have made of each, and how much of them all is kept. */
const budgets = {
  page: { limit: defaultLimits.page, mostBytes: 12_000_000 },
  picture: { limit: defaultLimits.picture, mostBytes: 10_000_000 },
} as const;

type Budget = keyof typeof budgets;

type Bytes = Uint8Array<ArrayBuffer>;

interface Version {
  readonly headers: Readonly<Record<string, string>>;
}

/** Text is kept packed, and from the first time somebody asks also plain. Anything else comes packed already. */
type Kept =
  | (Version & { readonly isText: false; readonly plain: Bytes })
  | (Version & { readonly isText: true; readonly packed: Bytes; plain?: Bytes });

/** Serves them to whoever asks, without looking at who it is. */
export function mountDocuments(
  app: Hono<HttpEnv>,
  rows: readonly DocumentRow[],
  { database, clock, callers }: Options,
): void {
  const cacheOf = ({ mostBytes }: { mostBytes: number }) =>
    pageCache<Kept | null>(database.changes, clock, { mostBytes, bytesOf });
  const caches = { page: cacheOf(budgets.page), picture: cacheOf(budgets.picture) };

  for (const { path, topics, budget = "page", make } of rows) {
    const cache = caches[budget];

    async function makeFor(c: HttpContext, key: string, file: string): Promise<Kept | null> {
      if (database.storage.hasRoom())
        await callers.count(c, callers.of(c, null), budget, budgets[budget].limit);
      return cache.make(key, async () => {
        const document = await make(file);
        const page = document && toKeep(document);
        return { page, topics: page && topics };
      });
    }

    app.get(path, async (c, next) => {
      const file = c.req.param("file") ?? "";
      // Not the path: that can be written in many ways.
      const key = `${path} ${file}`;
      const kept = cache.find(key) ?? (await makeFor(c, key, file));
      if (kept === null) return next();
      c.set("route", path);
      const response = answer(c, kept);
      cache.weigh(key);
      return response;
    });
  }
}

const bytesOf = (kept: Kept | null): number =>
  (kept?.plain?.length ?? 0) + (kept?.isText === true ? kept.packed.length : 0);

function toKeep({ type, body, changedAt, isForever }: PublicDocument): Kept {
  const isText = typeof body === "string";
  const plain = isText ? new TextEncoder().encode(body) : body;
  const digest = createHash("sha256").update(plain).digest("base64url").slice(0, 22);
  const headers = {
    "Cache-Control": "public, max-age=300",
    ...(isText ? textHeaders(type, digest) : imageHeaders(type, digest)),
    ...(changedAt !== null && { "Last-Modified": changedAt.toUTCString() }),
    ...(isForever === true && foreverHeaders),
  };
  return isText
    ? { headers, isText, packed: new Uint8Array(gzipSync(plain)) }
    : { headers, isText, plain };
}

const textHeaders = (type: string, digest: string): Version["headers"] => ({
  "Content-Type": `${type}; charset=utf-8`,
  // Weak, since it is the same for the packed form.
  ETag: `W/"${digest}"`,
  Vary: "Accept-Encoding",
});

const imageHeaders = (type: string, digest: string): Version["headers"] => ({
  "Content-Type": type,
  ETag: `"${digest}"`,
  // It is there to be shown on other sites.
  "Cross-Origin-Resource-Policy": "cross-origin",
});

const foreverHeaders: Version["headers"] = {
  "Cache-Control": "public, max-age=31536000, immutable",
  "Cross-Origin-Resource-Policy": "same-origin",
};

function answer(c: HttpContext, kept: Kept): Response {
  for (const [name, value] of Object.entries(kept.headers)) c.header(name, value);
  if (isKnown(c, kept.headers)) return c.body(null, 304);
  if (!kept.isText) return c.body(kept.plain);
  if (codingFor(headerOf(c, "accept-encoding"), ["gzip"]) === null)
    return c.body((kept.plain ??= new Uint8Array(gunzipSync(kept.packed))));
  c.header("Content-Encoding", "gzip");
  return c.body(kept.packed);
}

const isKnown = (c: HttpContext, headers: Version["headers"]): boolean =>
  isKnownAlready(
    {
      ifNoneMatch: headerOf(c, "if-none-match"),
      ifModifiedSince: headerOf(c, "if-modified-since"),
    },
    { etag: headers["ETag"] ?? "", lastModified: headers["Last-Modified"] },
  );
