import { randomUUID } from "node:crypto";
import { createMiddleware } from "hono/factory";
import type { Logger } from "#server/adapters/log/port.ts";
import { clientAddress } from "./guards/client-address.ts";
import type { HttpEnv } from "./context.ts";
import type { Metrics } from "./metrics.ts";

interface Options {
  readonly log: Logger;
  readonly metrics: Metrics;
  readonly trustedProxies: number;
}

/** Names each request, and writes one line when it has been answered. */
export const requestLog = ({ log, metrics, trustedProxies }: Options) =>
  createMiddleware<HttpEnv>(async (c, next) => {
    const startedAt = performance.now();
    const requestId = randomUUID();
    c.set("requestId", requestId);
    c.set("address", clientAddress(c, trustedProxies));
    await next();
    if (c.get("hasEveryHeader") !== true) c.res.headers.set("X-Request-Id", requestId);
    const durationMs = performance.now() - startedAt;
    const { status } = c.res;
    const route = c.get("route") ?? "unmatched";
    metrics.observe({ route, method: c.req.method, status, durationMs });
    const signedIn = await c.get("signedIn")?.catch(() => null);
    const failure = c.get("failure");
    // A probe that says "not yet" is doing its job.
    log[failure === undefined ? "info" : "error"]("request", {
      requestId,
      method: c.req.method,
      route,
      status,
      durationMs: Math.round(durationMs * 10) / 10,
      userId: signedIn?.user.id,
      address: c.get("address"),
      error: failure,
    });
  });
