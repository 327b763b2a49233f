import { randomUUID } from "node:crypto";
import { createMiddleware } from "hono/factory";
import type { Logger } from "#server/adapters/log/port.ts";
import { clientAddress } from "./limits/client-address.ts";
import { headerOf, type HttpContext, type HttpEnv } from "./context.ts";
import type { Metrics } from "./metrics.ts";

interface Options {
  readonly log: Logger;
  readonly metrics: Metrics;
}

interface Answered {
  readonly requestId: string;
  readonly method: string;
  readonly route: string;
  readonly status: number;
  readonly startedAt: number;
  readonly address: string;
  readonly userId?: number | undefined;
  readonly failure?: unknown;
}

/** Counts an answered request and writes its line. */
export const answeredWith =
  ({ log, metrics }: Options) =>
  (answer: Answered): void => {
    const { requestId, method, route, status, address, userId, failure } = answer;
    const durationMs = performance.now() - answer.startedAt;
    metrics.observe({ method, route, status, durationMs });
    // A probe that says "not yet" is doing its job; only a failure is an error.
    const level = failure === undefined ? "info" : "error";
    log[level]("request", {
      requestId,
      method,
      route,
      status,
      address,
      userId,
      durationMs: Math.round(durationMs * 10) / 10,
      error: failure,
    });
  };

/** Names each request, and writes one line when it has been answered and finished. */
export const requestLog = (
  answered: (facts: Answered) => void,
  trustedProxies: number,
  finish: readonly ((c: HttpContext) => void)[] = [],
) =>
  createMiddleware<HttpEnv>(async (c, next) => {
    const startedAt = performance.now();
    const requestId = randomUUID();
    const direct = c.env?.address ?? c.env?.incoming?.socket.remoteAddress;
    const address = clientAddress(direct, headerOf(c, "x-forwarded-for"), trustedProxies);
    c.set("requestId", requestId);
    c.set("address", address);
    await next();
    if (c.get("hasEveryHeader") !== true) c.res.headers.set("X-Request-Id", requestId);
    for (const step of finish) step(c);
    // Not waited for: an answer that came because time was up must not hang on a look-up that still does.
    const look = c.get("signedIn");
    const signedIn = look && (await Promise.race([look, Promise.resolve(null)]).catch(() => null));
    answered(factsOf(c, startedAt, signedIn?.user.id));
  });

/** What a page asks of the API in this process has been let in with the page: it is only counted and written down. */
export const logWithin = (answered: (facts: Answered) => void) =>
  createMiddleware<HttpEnv>(async (c, next) => {
    const startedAt = performance.now();
    const { within, address = "unknown", signedIn } = c.env;
    if (within === undefined) throw new Error("Only a page asks in this way");
    c.set("requestId", within.requestId);
    c.set("deadline", within.deadline);
    c.set("address", address);
    await next();
    answered(factsOf(c, startedAt, signedIn?.user.id));
  });

const factsOf = (c: HttpContext, startedAt: number, userId: number | undefined): Answered => ({
  requestId: c.get("requestId"),
  method: c.req.method,
  route: c.get("route") ?? "unmatched",
  status: c.res.status,
  startedAt,
  address: c.get("address"),
  userId,
  failure: c.get("failure"),
});
