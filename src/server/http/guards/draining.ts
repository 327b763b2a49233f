import type { HttpContext } from "../context.ts";
import type { Lifecycle } from "../probes.ts";

/** On the way out, each answer asks its client to hang up: a kept connection would hold up the exit. */
export const hangUpWhenDraining =
  (lifecycle: Lifecycle) =>
  (c: HttpContext): void => {
    if (lifecycle.phase === "draining") c.header("Connection", "close");
  };
