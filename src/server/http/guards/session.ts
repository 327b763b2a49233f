import { deleteCookie, getCookie, setCookie } from "hono/cookie";
import type { User } from "#contract/accounts.ts";
import { sessionPolicy } from "#domain/session-policy.ts";
import { headerOf, type HttpContext } from "../context.ts";

export interface Visit {
  readonly userAgent: string;
  readonly address: string;
}

export interface SessionKeeper {
  start(userId: number, visit: Visit): Promise<string>;
  find(token: string): Promise<User | null>;
  end(token: string): Promise<void>;
}

/** What a handler may do to the session of the request it answers. */
export interface SessionOfRequest {
  /** Signs the user in here; whatever session the request came with ends. */
  start(userId: number): Promise<void>;
  end(): Promise<void>;
}

export interface SessionGate {
  viewerOf(c: HttpContext): Promise<User | null>;
  /** False for a request that cannot be anybody's: it brings no cookie of ours. */
  hasCookie(c: HttpContext): boolean;
  sessionOf(c: HttpContext): SessionOfRequest;
}

const tokenShape = /^[\w-]{43}$/;

export function sessionGate(keeper: SessionKeeper, isHttps: boolean): SessionGate {
  const name = isHttps ? "__Host-kwela" : "kwela";
  const attributes = { path: "/", httpOnly: true, sameSite: "Lax", secure: isHttps } as const;

  const tokenOf = (c: HttpContext): string | null => {
    const token = getCookie(c, name);
    return token !== undefined && tokenShape.test(token) ? token : null;
  };

  async function look(c: HttpContext): Promise<User | null> {
    if (c.env?.viewer !== undefined) return c.env.viewer;
    const token = tokenOf(c);
    return token === null ? null : keeper.find(token);
  }

  return {
    hasCookie: (c) => headerOf(c, "cookie")?.includes(`${name}=`) ?? false,
    viewerOf(c) {
      const viewer = c.get("viewer") ?? look(c);
      c.set("viewer", viewer);
      return viewer;
    },
    sessionOf: (c) => {
      async function end(): Promise<void> {
        const token = tokenOf(c);
        if (token !== null) await keeper.end(token);
      }
      return {
        async start(userId) {
          await end();
          const visit = { userAgent: c.req.header("user-agent") ?? "", address: c.get("address") };
          const token = await keeper.start(userId, visit);
          setCookie(c, name, token, {
            ...attributes,
            maxAge: sessionPolicy.absoluteLimitMs / 1000,
          });
        },
        async end() {
          await end();
          deleteCookie(c, name, attributes);
        },
      };
    },
  };
}
