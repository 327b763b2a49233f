import { createMiddleware } from "hono/factory";
import type { HttpEnv } from "../context.ts";
import type { Lifecycle } from "../probes.ts";

/** On the way out, each answer asks its client to hang up: a kept connection would hold up the exit. */
export const hangUpWhenDraining = (lifecycle: Lifecycle) =>
  createMiddleware<HttpEnv>(async (c, next) => {
    await next();
    if (lifecycle.phase === "draining") c.header("Connection", "close");
  });
