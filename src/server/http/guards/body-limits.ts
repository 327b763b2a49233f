import { bodyLimit } from "hono/body-limit";
import type { MiddlewareHandler } from "hono";
import type { Endpoints } from "#contract/endpoint.ts";
import type { HttpEnv } from "../context.ts";

const largestBodyBytes = 100 * 1024;
/** What is signed comes from another server, and is as long as that server likes. */
const largestSignedBytes = 1024 * 1024;

/** How long a body may be: as long as a person can write, or as a provider does. */
export function limitBodies(rows: Endpoints): MiddlewareHandler<HttpEnv> {
  const signed = new Set<string>(
    Object.values(rows)
      .filter(({ takesRaw }) => takesRaw === true)
      .map(({ path }) => path),
  );
  const usual = bodyLimit({ maxSize: largestBodyBytes });
  const wide = bodyLimit({ maxSize: largestSignedBytes });
  return (c, next) => (signed.has(c.req.path) ? wide : usual)(c, next);
}
