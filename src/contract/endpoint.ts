import type { Access } from "#domain/access.ts";
import type { RateLimit } from "#domain/rate-limit.ts";
import type { z } from "zod";
import type { Reply, Returned } from "./rows/reply.ts";
import type { Upload, UploadedFile } from "./rows/upload.ts";

type Method = "GET" | "POST" | "PUT" | "PATCH" | "DELETE";

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
  /** Files sent as a form, with what is in `body` as its other fields. */
  readonly upload?: Upload;
  /** A schema for JSON; otherwise `file`, `stream` or `redirect`. */
  readonly reply: Reply;
  readonly limit?: RateLimit;
  /** What a call takes out of the limit, from the query as it was sent. One, unless given. */
  readonly cost?: (query: Readonly<Record<string, string | undefined>>) => number;
  /** How long an answer may take, where the usual is too short. A stream says so itself. */
  readonly mostSeconds?: number;
  /** A browser that somebody has signed in with before is counted by itself alone: what others behind its address do does not shut it out. */
  readonly keepsRoomForDevices?: true;
  /** The body goes to the handler as the bytes that were sent, since a signature covers them. */
  readonly takesRaw?: true;
  /** Its texts may be longer than what people usually send. Only for those who are let in. */
  readonly takesLongTexts?: true;
  /** Takes the same fields from an HTML form as well, and leads a browser on that sends one without scripts. */
  readonly form?: PlainForm;
  /** Says who is signed in, so it answers whomever the caller took that for. */
  readonly tellsViewer?: true;
  /** Whether nothing of this answer is the caller's own: all who may open the same get the same. Unless a row says so, it is theirs alone. */
  readonly isShared?: (query: Readonly<Record<string, string | undefined>>) => boolean;
  /**
   * Of an answer that is the caller's own: it changes with what is counted as `own_changes` of theirs and with these kinds
   * of data, and with nothing else. Until then a page may have it from the time before.
   */
  readonly ownUntil?: readonly string[];
  /** Sets no cookie, not even the one that limits go by: whoever follows a link was not asked. */
  readonly setsNoCookie?: true;
  /** Taken from other sites as well: what is in the address alone decides, whoever is signed in. */
  readonly isFromAnywhere?: true;
  /** Mounted in demo mode only. */
  readonly demoOnly?: true;
}

/** What becomes of a form that a browser sends by itself: it wants a page, not an answer. */
export interface PlainForm {
  /** The page after a success, unless the form names another of this site as `next`. */
  readonly onSuccess: `/${string}`;
  /** The page with the form, which tells of a failure; null for the one named as `next`. */
  readonly onFailure: `/${string}` | null;
  /** The part of the page that `next` names, by a number among the fields: one form serves all the buttons of a list. */
  readonly part?: { readonly id: `${string}-`; readonly field: string };
  /** What was typed into these comes back with a failure. Never a secret. */
  readonly keeps?: readonly string[];
  /** A field that repeats another, against slips, and goes no further. */
  readonly repeats?: { readonly field: string; readonly of: string; readonly message: string };
  /** Pressed by somebody who is not signed in, it waits with these fields and is done once they are. */
  readonly waits?: WaitingWords & { readonly fields: readonly string[] };
  /** Signs in whom it answers with, and does what waited for that. */
  readonly signsIn?: true;
}

/** What is said of a form that waits for a sign-in: while it does, and once it is done. */
interface WaitingWords {
  readonly promise: string;
  readonly done: string;
}

export type Endpoints = Readonly<Record<string, Endpoint>>;

export const defineEndpoints = <const Rows extends Endpoints>(
  rows: Rows & { readonly [Name in keyof Rows]: Sound<Rows[Name]> },
): Rows => rows;

/** What a row cannot be at the same time. The word that stands here is what the compiler says. */
type Sound<Row> = Row extends { method: "GET"; body: object } | { method: "GET"; upload: object }
  ? "A GET has no body."
  : Row extends { form: object; upload: object }
    ? "Files come from scripts: a plain form is read before anybody is let in."
    : Row extends { form: object; reply: { kind: "file" | "stream" } }
      ? "A plain form leads to a page."
      : Row extends { takesRaw: true; body: object } | { takesRaw: true; upload: object }
        ? "Raw bytes are the whole body."
        : unknown;

type Parsed<Schema> = Schema extends z.ZodType ? z.output<Schema> : undefined;
type Sent<Schema> = Schema extends z.ZodType ? z.input<Schema> : undefined;

export interface InputOf<Row extends Endpoint> {
  readonly params: Parsed<Row["params"]>;
  readonly query: Parsed<Row["query"]>;
  readonly body: Parsed<Row["body"]>;
  readonly files: Row["upload"] extends Upload ? UploadedFiles<Row["upload"]> : undefined;
}

type UploadedFiles<Fields extends Upload> = {
  readonly [Name in keyof Fields]: readonly UploadedFile<Fields[Name]["endings"][number]>[];
};

/** What a handler returns. Of JSON and of events the schema then drops every field it does not name. */
export type ReplyOf<Row extends Endpoint> = Returned<Row["reply"]>;

/** What a caller of a JSON row receives. */
export type AnswerOf<Row extends Endpoint> = Parsed<Row["reply"]>;

type Supplied<Key extends string, Value> = [Value] extends [undefined]
  ? { readonly [K in Key]?: undefined }
  : { readonly [K in Key]: Value };

export type RequestOf<Row extends Endpoint> = Supplied<"params", Sent<Row["params"]>> &
  Supplied<"query", Sent<Row["query"]>> &
  Supplied<"body", Sent<Row["body"]>>;
