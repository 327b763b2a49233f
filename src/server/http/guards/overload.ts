import { createMiddleware } from "hono/factory";
import { AppError } from "#server/app-error.ts";
import type { HttpEnv } from "../context.ts";

/** More than this at once and everybody would wait; better to turn the surplus away quickly. */
const mostInFlight = 1_000;

export function shedLoad(most: number = mostInFlight) {
  let inFlight = 0;
  return createMiddleware<HttpEnv>(async (_c, next) => {
    if (inFlight >= most) throw new AppError("overloaded", { retryAfterSeconds: 1 });
    inFlight += 1;
    try {
      await next();
    } finally {
      inFlight -= 1;
    }
  });
}
