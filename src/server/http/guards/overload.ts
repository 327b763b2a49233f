import { createMiddleware } from "hono/factory";
import { AppError } from "#server/app-error.ts";
import type { HttpEnv } from "../context.ts";
import type { Lifecycle } from "../probes.ts";

/** More than this at once and everybody would wait; better to turn the surplus away quickly. */
const mostInFlight = 1_000;

/** Turns away what could not be served anyway: too much at once, or anything at all before the database is ready. */
export function shedLoad(lifecycle: Lifecycle, most: number = mostInFlight) {
  let inFlight = 0;
  return createMiddleware<HttpEnv>(async (_c, next) => {
    if (lifecycle.phase === "starting") {
      throw new AppError("database_unavailable", { retryAfterSeconds: 2 });
    }
    if (inFlight >= most) throw new AppError("overloaded", { retryAfterSeconds: 1 });
    inFlight += 1;
    try {
      await next();
    } finally {
      inFlight -= 1;
    }
  });
}
