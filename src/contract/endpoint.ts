import type { Access } from "#domain/access.ts";
import type { RateLimit } from "#domain/rate-limit.ts";
import type { z } from "zod";

type Method = "GET" | "POST" | "PUT" | "DELETE";

/** One row of the API. A row says everything there is to know about an endpoint except how it works. */
export interface Endpoint {
  readonly method: Method;
  readonly path: `/${string}`;
  /** Required: an endpoint nobody thought about must not compile, let alone be public. */
  readonly access: Access;
  readonly summary: string;
  readonly params?: z.ZodObject;
  readonly query?: z.ZodObject;
  readonly body?: z.ZodObject;
  readonly reply: z.ZodType;
  readonly limit?: RateLimit;
  /** What a call takes out of the limit, from the query as it was sent. One, unless given. */
  readonly cost?: (query: Readonly<Record<string, string | undefined>>) => number;
  /** A browser that somebody has signed in with before is counted by itself alone: what others behind its address do does not shut it out. */
  readonly keepsRoomForDevices?: true;
  /** The body goes to the handler as the bytes that were sent, since a signature covers them. */
  readonly takesRaw?: true;
  /** Takes the same fields from an HTML form as well, and leads a browser on that sends one without scripts. */
  readonly form?: PlainForm;
  /** The answer is a file of this name. */
  readonly downloadAs?: string;
  /** Says who is signed in, so it answers whomever the caller took that for. */
  readonly tellsViewer?: true;
  /** Whether nothing of this answer is the caller's own: all who may open the same get the same. Unless a row says so, it is theirs alone. */
  readonly isShared?: (query: Readonly<Record<string, string | undefined>>) => boolean;
  /** Mounted in demo mode only. */
  readonly demoOnly?: true;
}

/** What becomes of a form that a browser sends by itself: it wants a page, not an answer. */
export interface PlainForm {
  /** The page after a success, unless the form names another of this site as `next`. */
  readonly onSuccess: `/${string}`;
  /** The page with the form, which tells of a failure; null for the one named as `next`. */
  readonly onFailure: `/${string}` | null;
  /** What was typed into these comes back with a failure. Never a secret. */
  readonly keeps?: readonly string[];
  /** A field that repeats another, against slips, and goes no further. */
  readonly repeats?: { readonly field: string; readonly of: string; readonly message: string };
}

export type Endpoints = Readonly<Record<string, Endpoint>>;

export const defineEndpoints = <const Rows extends Endpoints>(rows: Rows): Rows => rows;

type Parsed<Schema> = Schema extends z.ZodType ? z.output<Schema> : undefined;
type Sent<Schema> = Schema extends z.ZodType ? z.input<Schema> : undefined;

export interface InputOf<Row extends Endpoint> {
  readonly params: Parsed<Row["params"]>;
  readonly query: Parsed<Row["query"]>;
  readonly body: Parsed<Row["body"]>;
}

/** What a handler returns; the reply schema then drops every field it does not name. */
export type ReplyOf<Row extends Endpoint> = z.input<Row["reply"]>;

/** What a caller receives. */
export type AnswerOf<Row extends Endpoint> = z.output<Row["reply"]>;

type Supplied<Key extends string, Value> = [Value] extends [undefined]
  ? { readonly [K in Key]?: undefined }
  : { readonly [K in Key]: Value };

export type RequestOf<Row extends Endpoint> = Supplied<"params", Sent<Row["params"]>> &
  Supplied<"query", Sent<Row["query"]>> &
  Supplied<"body", Sent<Row["body"]>>;
