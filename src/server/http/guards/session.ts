import { deleteCookie, setCookie } from "hono/cookie";
import type { User } from "#contract/accounts.ts";
import { sessionPolicy } from "#domain/accounts/session-policy.ts";
import { headerOf, type HttpContext } from "../context.ts";
import { cookieIn } from "./cookies.ts";
import type { SignedNames } from "../limits/signed-names.ts";

/** Where a request comes from, as far as it tells. */
export interface Visit {
  readonly userAgent: string;
  readonly address: string;
  /** Fetched ahead, or for its headers alone: nobody has opened anything. */
  readonly isOnlyLooking?: boolean;
}

/** Somebody, and the session that says so. */
export interface SignedIn {
  readonly user: User;
  readonly sessionId: number;
  /** Another number whenever something of theirs has changed that is kept for them. */
  readonly ownChanges: number;
}

export interface SessionKeeper {
  start(userId: number, visit: Visit): Promise<string>;
  find(token: string): Promise<SignedIn | null>;
  end(token: string): Promise<void>;
}

/** What a handler may do to the session of the request it answers. */
export interface SessionOfRequest {
  /** Signs the user in here; whatever session the request came with ends. */
  start(userId: number): Promise<void>;
  end(): Promise<void>;
  /** Null when nobody is signed in. */
  id(): Promise<number | null>;
  /** A name for this browser that stays when its user signs out; null if it has none yet. */
  device(): string | null;
  /** Gives the browser its name, or keeps the one it has for another year. */
  keepDevice(): string;
}

export interface SessionGate {
  readonly cookieName: string;
  signedIn(c: HttpContext): Promise<SignedIn | null>;
  /** False for a request that cannot be anybody's: it brings no cookie of ours. */
  hasCookie(c: HttpContext): boolean;
  sessionOf(c: HttpContext): SessionOfRequest;
}

/** Cookies that no other host can set, on https; and no script can read. */
export function ownCookies(isHttps: boolean) {
  const prefix = isHttps ? "__Host-" : "";
  return {
    names: {
      session: `${prefix}kwela`,
      device: `${prefix}kwela-device`,
      visitor: `${prefix}kwela-visitor`,
    },
    attributes: { path: "/", httpOnly: true, sameSite: "Lax", secure: isHttps },
  } as const;
}

const tokenShape = /^[\w-]{43}$/;
const deviceLifetimeSeconds = 365 * 24 * 60 * 60;

export function sessionGate(
  keeper: SessionKeeper,
  isHttps: boolean,
  devices: SignedNames,
): SessionGate {
  const { names, attributes } = ownCookies(isHttps);

  async function look(c: HttpContext): Promise<SignedIn | null> {
    if (c.env?.signedIn !== undefined) return c.env.signedIn;
    const token = cookieOf(c, names.session);
    return token === null ? null : keeper.find(token);
  }

  function signedIn(c: HttpContext): Promise<SignedIn | null> {
    const found = c.get("signedIn") ?? look(c);
    c.set("signedIn", found);
    return found;
  }

  async function endCurrent(c: HttpContext): Promise<void> {
    const token = cookieOf(c, names.session);
    if (token !== null) await keeper.end(token);
  }

  return {
    cookieName: names.session,
    signedIn,
    hasCookie: (c) => cookieIn(headerOf(c, "cookie"), names.session) !== null,
    sessionOf: (c) => ({
      async start(userId) {
        await endCurrent(c);
        const token = await keeper.start(userId, visitOf(c));
        const maxAge = sessionPolicy.absoluteLimitMs / 1000;
        setCookie(c, names.session, token, { ...attributes, maxAge });
      },
      async end() {
        await endCurrent(c);
        deleteCookie(c, names.session, attributes);
      },
      id: async () => (await signedIn(c))?.sessionId ?? null,
      device: () => cookieOf(c, names.device),
      keepDevice() {
        const given = cookieOf(c, names.device);
        const device = given !== null && devices.isOurs(given) ? given : devices.make();
        setCookie(c, names.device, device, { ...attributes, maxAge: deviceLifetimeSeconds });
        return device;
      },
    }),
  };
}

export function cookieOf(c: HttpContext, name: string): string | null {
  const token = cookieIn(headerOf(c, "cookie"), name);
  return token !== null && tokenShape.test(token) ? token : null;
}

export const visitOf = (c: HttpContext): Visit => ({
  userAgent: c.req.header("user-agent") ?? "",
  address: c.get("address"),
  isOnlyLooking:
    c.req.method === "HEAD" ||
    aheadHeaders.some((name) => /prefetch|prerender|preview/i.test(c.req.header(name) ?? "")),
});

/** In which browsers of today and yesterday say that they fetch something before anybody asked for it. */
const aheadHeaders = ["sec-purpose", "purpose", "x-purpose", "x-moz"];
