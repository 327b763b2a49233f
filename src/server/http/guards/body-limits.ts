import { bodyLimit } from "hono/body-limit";
import type { MiddlewareHandler } from "hono";
import type { Endpoint, Endpoints } from "#contract/endpoint.ts";
import { fail } from "#server/app-error.ts";
import type { HttpEnv } from "../context.ts";

const largestBodyBytes = 100 * 1024;
/** What is signed comes from another server, and is as long as that server likes; long texts are what the desk writes. */
const largestWideBytes = 1024 * 1024;

/**
 * How long a body may be: as long as a person can write, or as a provider does. One with files is measured where it is
 * read, once it is known who sends it.
 */
export function limitBodies(rows: Endpoints): MiddlewareHandler<HttpEnv> {
  const others = Object.values(rows).filter((row) => isWide(row) || row.upload);
  const usual = upTo(largestBodyBytes);
  const wide = upTo(largestWideBytes);
  return (c, next) => {
    const row = others.find((other) => isFor(other, c.req.method, c.req.path));
    if (row === undefined) return usual(c, next);
    return row.upload === undefined ? wide(c, next) : next();
  };
}

const isWide = ({ takesRaw, takesLongTexts }: Endpoint): boolean =>
  takesRaw === true || takesLongTexts === true;

/**
 * What announces too much is refused before anything takes hold of it: only then is it read to its end behind the answer.
 * Half read, it would have the connection cut a moment later, and with it whoever a proxy sends over it next.
 */
function upTo(maxSize: number): MiddlewareHandler<HttpEnv> {
  const limit = bodyLimit({ maxSize });
  return (c, next) =>
    Number(c.req.header("content-length") ?? 0) > maxSize ? fail("body_too_large") : limit(c, next);
}

/** Whether a request is one for this row. */
export function isFor(row: Endpoint, method: string, path: string): boolean {
  const wanted = row.path.split("/");
  const given = path.split("/");
  return (
    row.method === method &&
    wanted.length === given.length &&
    wanted.every((part, index) => part.startsWith(":") || part === given[index])
  );
}
