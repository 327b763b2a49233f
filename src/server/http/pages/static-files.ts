import { createHash } from "node:crypto";
import { readdir, readFile } from "node:fs/promises";
import { extname, join, relative, sep } from "node:path";
import { createMiddleware } from "hono/factory";
import { workerPath } from "#contract/members/readable-offline.ts";
import { headerOf, type HttpEnv } from "../context.ts";
import { codingFor } from "../headers/accept-encoding.ts";
import { isKnownAlready } from "../headers/known-already.ts";

type Bytes = Uint8Array<ArrayBuffer>;

interface StaticFile {
  readonly type: string;
  readonly etag: string;
  readonly cacheControl: string;
  /** Where the usual one, which allows nothing, would be in its way. */
  readonly policy: string | null;
  readonly plain: Bytes;
  readonly br: Bytes | undefined;
  readonly gzip: Bytes | undefined;
}

export type StaticFiles = ReadonlyMap<string, StaticFile>;

const types: Readonly<Record<string, string>> = {
  ".css": "text/css; charset=utf-8",
  ".ico": "image/x-icon",
  ".js": "text/javascript; charset=utf-8",
  ".json": "application/json; charset=utf-8",
  ".png": "image/png",
  ".svg": "image/svg+xml; charset=utf-8",
  ".txt": "text/plain; charset=utf-8",
  ".webmanifest": "application/manifest+json; charset=utf-8",
  ".woff2": "font/woff2",
};

/** Reads the built files into memory. A request is then a look-up by name: no path from outside touches the disk. */
export async function readStaticFiles(folder: string): Promise<StaticFiles> {
  const found = await readdir(folder, { recursive: true, withFileTypes: true });
  const paths = found
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)).split(sep).join("/"))
    .filter((path) => !path.startsWith("."));
  const contents = new Map(
    await Promise.all(
      paths.map(
        async (path) => [path, new Uint8Array(await readFile(join(folder, path)))] as const,
      ),
    ),
  );
  const files = new Map<string, StaticFile>();
  for (const [path, plain] of contents) {
    const type = types[extname(path)];
    if (type === undefined) continue;
    files.set(`/${path}`, {
      type,
      etag: `"${createHash("sha256").update(plain).digest("base64url").slice(0, 22)}"`,
      ...headersFor(`/${path}`),
      plain,
      br: contents.get(`${path}.br`),
      gzip: contents.get(`${path}.gz`),
    });
  }
  return files;
}

/** A worker asks the server for what it keeps, and must never outlive the build it came with. */
function headersFor(path: string): Pick<StaticFile, "cacheControl" | "policy"> {
  if (path === workerPath) return { cacheControl: "no-cache", policy: workerPolicy };
  const isNamedByContent = path.startsWith("/assets/");
  return {
    cacheControl: isNamedByContent ? "public, max-age=31536000, immutable" : "public, max-age=3600",
    policy: null,
  };
}

const workerPolicy = "default-src 'none'; connect-src 'self'; frame-ancestors 'none'";

export const serveStaticFiles = (files: StaticFiles) =>
  createMiddleware<HttpEnv>(async (c, next) => {
    const file =
      c.req.method === "GET" || c.req.method === "HEAD" ? files.get(c.req.path) : undefined;
    if (file === undefined) return next();
    c.set("route", "static");
    c.header("Cache-Control", file.cacheControl);
    c.header("ETag", file.etag);
    if (file.policy !== null) c.header("Content-Security-Policy", file.policy);
    c.header("Vary", "Accept-Encoding");
    const ifNoneMatch = headerOf(c, "if-none-match");
    if (isKnownAlready({ ifNoneMatch }, file)) return c.body(null, 304);
    c.header("Content-Type", file.type);
    const offered = codings.filter((coding) => file[coding] !== undefined);
    const coding = codingFor(headerOf(c, "accept-encoding"), offered);
    if (coding !== null) c.header("Content-Encoding", coding);
    return c.body((coding === null ? undefined : file[coding]) ?? file.plain);
  });

const codings = ["br", "gzip"] as const;

/**
 * What stands at the worker's address in a build without one. A browser asks there for news of a worker it has, and does
 * not take its absence for an answer: this one throws away all that was kept, and itself.
 */
export const farewell = createMiddleware<HttpEnv>(async (c) => {
  c.set("route", "static");
  c.header("Cache-Control", "no-cache");
  c.header("Content-Type", types[".js"]);
  c.header("Content-Security-Policy", workerPolicy);
  return c.body(
    "self.addEventListener('install',e=>e.waitUntil(self.skipWaiting()));" +
      "self.addEventListener('activate',e=>e.waitUntil(caches.keys()" +
      ".then(names=>Promise.all(names.map(name=>caches.delete(name))))" +
      ".then(()=>self.registration.unregister())));",
  );
});
