import { createHash, timingSafeEqual } from "node:crypto";
import type { Hono } from "hono";
import type { Database } from "#server/adapters/database/port.ts";
import { fail } from "#server/app-error.ts";
import type { HttpContext, HttpEnv } from "./context.ts";
import type { Metrics } from "./metrics.ts";

/** What the process as a whole is up to; `main.ts` moves it along. */
export interface Lifecycle {
  phase: "starting" | "ready" | "draining";
}

interface Options {
  readonly database: Database;
  readonly lifecycle: Lifecycle;
  readonly metrics: Metrics;
  readonly metricsToken: string | null;
  readonly isDemo: boolean;
}

export function mountProbes(app: Hono<HttpEnv>, options: Options): void {
  const { database, lifecycle, metrics, metricsToken, isDemo } = options;

  app.get("/healthz", (c) => {
    c.set("route", "/healthz");
    return status(c, 200, "ok");
  });

  app.get("/readyz", async (c) => {
    c.set("route", "/readyz");
    if (lifecycle.phase !== "ready") return status(c, 503, lifecycle.phase);
    const isReachable = await database.ping().then(
      () => true,
      () => false,
    );
    if (!isReachable) return status(c, 503, "database unavailable");
    return database.storage.hasRoom()
      ? status(c, 200, "ready")
      : status(c, 503, "degraded: storage full");
  });

  app.get("/metrics", (c) => {
    c.set("route", "/metrics");
    // Outside a demo the numbers are for whoever holds the token; to everybody else the page does not exist.
    const isAllowed =
      metricsToken === null ? isDemo : matches(c.req.header("authorization"), metricsToken);
    if (!isAllowed) fail("not_found");
    c.header("Content-Type", "text/plain; version=0.0.4; charset=utf-8");
    c.header("Cache-Control", "no-store");
    return c.body(metrics.print());
  });
}

function status(c: HttpContext, code: 200 | 503, text: string): Response {
  c.header("Content-Type", "application/json; charset=utf-8");
  c.header("Cache-Control", "no-store");
  if (code === 503) c.header("Retry-After", "2");
  return c.body(JSON.stringify({ status: text }), code);
}

/** Compares digests, so that the time it takes tells nothing about the token. */
const matches = (header: string | undefined, token: string): boolean =>
  timingSafeEqual(digest(header ?? ""), digest(`Bearer ${token}`));

const digest = (text: string): Buffer => createHash("sha256").update(text).digest();
