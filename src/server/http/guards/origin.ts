import { createMiddleware } from "hono/factory";
import type { Endpoints } from "#contract/endpoint.ts";
import { fail } from "#server/app-error.ts";
import type { HttpEnv } from "../context.ts";
import { isFor } from "./body-limits.ts";

const safeMethods = new Set(["GET", "HEAD", "OPTIONS"]);

/**
 * Nothing changes on another site's behalf. Browsers always say where a state-changing request comes from;
 * a caller that says nothing is no browser, and brings no cookie of somebody else's.
 */
export const sameOriginOnly = (trustedOrigins: readonly string[], rows: Endpoints) => {
  const fromAnywhere = Object.values(rows).filter((row) => row.isFromAnywhere === true);
  return createMiddleware<HttpEnv>((c, next) => {
    const { method, path } = c.req;
    if (!safeMethods.has(method) && !fromAnywhere.some((row) => isFor(row, method, path))) {
      const site = c.req.header("sec-fetch-site");
      const origin = c.req.header("origin");
      if (site !== undefined && site !== "same-origin") fail("foreign_origin");
      if (origin !== undefined && !trustedOrigins.includes(origin)) fail("foreign_origin");
    }
    return next();
  });
};
