import { setCookie } from "hono/cookie";
import { ofAddress, ofNewcomers, blockSize, type RateLimit } from "#domain/rate-limit.ts";
import { headerOf, type HttpContext } from "../context.ts";
import type { RateLimiter, Taken } from "./rate-limit.ts";
import { cookieOf, ownCookies } from "../guards/session.ts";
import type { SignedNames } from "./signed-names.ts";

/** Who calls, as far as limits go. Of a newcomer nothing is known but the address. */
export type Caller =
  | { readonly kind: "member"; readonly id: number }
  | { readonly kind: "device"; readonly id: string }
  | { readonly kind: "visitor"; readonly id: string; readonly address: string }
  | { readonly kind: "newcomer"; readonly address: string };

export interface Callers {
  /** With `keepsRoom`, a browser that somebody has signed in with is known by that, and its address does not matter. */
  of(c: HttpContext, memberId: number | null, keepsRoom?: boolean): Caller;
  /** Counts something a caller does, or fails with 429. A newcomer who is refused comes back as a visitor. */
  count(
    c: HttpContext,
    caller: Caller,
    what: string,
    limit: RateLimit,
    cost?: number,
  ): Promise<Taken>;
  /** Gives a newcomer the cookie by which their browser is counted from now on. Only with answers that are theirs alone. */
  greet(c: HttpContext, caller: Caller): void;
}

interface Parts {
  readonly limiter: RateLimiter;
  readonly isHttps: boolean;
  readonly visitors: SignedNames;
  readonly devices: SignedNames;
}

/** It is worth nothing but room under a limit, so it need not last. */
const visitorLifetimeSeconds = 24 * 60 * 60;

/** The one place that says who calls: pages, endpoints and documents count alike. */
export function callersOf({ limiter, isHttps, visitors, devices }: Parts): Callers {
  const { names, attributes } = ownCookies(isHttps);

  function greet(c: HttpContext, { kind }: Caller): void {
    // A page that calls the API in this process hands nothing on to its reader.
    if (kind !== "newcomer" || c.env?.caller !== undefined) return;
    setCookie(c, names.visitor, visitors.make(), {
      ...attributes,
      maxAge: visitorLifetimeSeconds,
    });
  }

  return {
    of(c, memberId, keepsRoom = false) {
      if (c.env?.caller !== undefined) return c.env.caller;
      if (memberId !== null) return { kind: "member", id: memberId };
      const address = c.get("address");
      const device = keepsRoom ? signed(c, names.device, devices) : null;
      if (device !== null) return { kind: "device", id: device };
      const visitor = signed(c, names.visitor, visitors);
      return visitor === null
        ? { kind: "newcomer", address }
        : { kind: "visitor", id: visitor, address };
    },

    async count(c, caller, what, limit, cost = 1) {
      try {
        return await take(limiter, caller, what, limit, cost);
      } catch (error) {
        greet(c, caller);
        throw error;
      }
    },

    greet,
  };
}

function signed(c: HttpContext, name: string, by: SignedNames): string | null {
  if (headerOf(c, "cookie") === undefined) return null;
  const given = cookieOf(c, name);
  // Only the random half: what is kept of it must not be of use as a cookie.
  return given !== null && by.isOurs(given) ? given.slice(0, 21) : null;
}

/**
 * A visitor's own limit comes before their address's, so that one who goes on knocking uses up nobody else's; and what
 * an address has used up is refused from memory, so that a flood costs neither a query nor a row.
 */
async function take(
  limiter: RateLimiter,
  caller: Caller,
  what: string,
  limit: RateLimit,
  cost: number,
): Promise<Taken> {
  if (caller.kind === "member") return limiter.take(`${what} user ${caller.id}`, limit, cost);
  if (caller.kind === "device") return limiter.takeHere(`${what} device ${caller.id}`, limit, cost);
  const ofAll = `${what} address ${caller.address}`;
  limiter.refuseIfUsedUp(ofAll);
  if (caller.kind === "newcomer") {
    const newcomers = `${what} newcomers ${caller.address}`;
    const both = new Map([
      [newcomers, ofNewcomers(limit)],
      [ofAll, ofAddress(limit)],
    ]);
    return limiter.takeAll(both, cost);
  }
  const own = await takeOwn(limiter, `${what} visitor ${caller.id}`, limit, cost);
  const all = await limiter.take(ofAll, ofAddress(limit), cost).catch((error: unknown) => {
    own.giveBack();
    throw error;
  });
  return {
    giveBack() {
      own.giveBack();
      all.giveBack();
    },
  };
}

/** Cookies are given to anybody, so generous limits keep no row for each; tight ones have few enough under their address's. */
const takeOwn = async (
  limiter: RateLimiter,
  key: string,
  limit: RateLimit,
  cost: number,
): Promise<Taken> =>
  blockSize(limit) === 1 ? limiter.take(key, limit, cost) : limiter.takeHere(key, limit, cost);
