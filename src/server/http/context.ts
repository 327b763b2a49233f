import type { HttpBindings } from "@hono/node-server";
import type { Context } from "hono";
import type { Caller } from "./limits/callers.ts";
import type { Deadline } from "./guards/deadline.ts";
import type { SignedIn } from "./guards/session.ts";

/** What comes with a request: from Node's server, or from a caller inside this process. */
type Bindings = Partial<HttpBindings> & {
  readonly address?: string;
  /** A page that calls the API goes by one number in the log with what it calls, and its time holds for both. */
  readonly within?: Pick<Variables, "requestId" | "deadline">;
  /** A page that calls the API brings its viewer along, so that the session is looked up once. */
  readonly signedIn?: SignedIn | null;
  /** And so does whoever the page is counted for. */
  readonly caller?: Caller;
  /** And wants to hear which answers are the same for all of its viewer's kind. */
  readonly onShared?: () => void;
  /** And which of its viewer's own can be kept for them, until one of these kinds of data changes. */
  readonly onOwnUntil?: (topics: readonly string[]) => void;
  /** And takes a reply that is kept as it is: written out, it would only be read in again. */
  readonly onKept?: (reply: object) => void;
};

interface Variables {
  requestId: string;
  nonce: string;
  address: string;
  /** The route's pattern, for logs and metrics: a path could hold something private. */
  route: string;
  signedIn: Promise<SignedIn | null> | undefined;
  deadline: Deadline;
  failure: unknown;
  /** Set by an answer that brings every header itself; adding them one by one would cost it more than all the rest. */
  hasEveryHeader: boolean | undefined;
}

export interface HttpEnv {
  Bindings: Bindings;
  Variables: Variables;
}

export type HttpContext = Context<HttpEnv>;

/** A header as Node parsed it where that is at hand: the standard way builds an object for all of them first. */
export function headerOf(c: HttpContext, name: string): string | undefined {
  const value = c.env?.incoming?.headers[name];
  return typeof value === "string" ? value : c.req.header(name);
}
