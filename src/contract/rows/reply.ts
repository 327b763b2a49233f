import { z } from "zod";
import type { FileEnding, FileName } from "./file-kinds.ts";

/** What a row answers with. A schema alone means JSON of that shape. */
export type Reply = z.ZodType | FileReply | StreamReply | RedirectReply;

export const isJson = (reply: Reply): reply is z.ZodType => reply instanceof z.ZodType;

/** A file whose name stands in the row, or one that the handler names within the endings of the row. */
export type FileReply = NamedFile | FileOf<FileEnding>;

interface Shown {
  /** A browser shows it in place instead of keeping it. */
  readonly isShown?: true;
}

interface NamedFile extends Shown {
  readonly kind: "file";
  readonly name: FileName;
}

interface FileOf<Ending extends FileEnding> extends Shown {
  readonly kind: "file";
  readonly endings: readonly Ending[];
}

/** In one piece, or in pieces as they come: a stream is never held in memory as a whole. */
export type FileBody = string | Uint8Array | AsyncIterable<string | Uint8Array>;

export interface FileContent<Ending extends FileEnding = FileEnding> {
  readonly name: FileName<Ending>;
  readonly body: FileBody;
}

type FileSays<Ending extends FileEnding> = Shown &
  ({ readonly name: FileName } | { readonly endings: readonly Ending[] });

export const file = <const Ending extends FileEnding, const Says extends FileSays<Ending>>(
  says: Says,
): Says & { readonly kind: "file" } => ({ kind: "file", ...says });

/** Events as they happen, sent by the server one by one. Each has the shape of the schema. */
export interface StreamReply<Event extends z.ZodType = z.ZodType> {
  readonly kind: "stream";
  readonly event: Event;
  /** However long it goes on by itself, it ends then. */
  readonly mostSeconds: number;
}

export const stream = <Event extends z.ZodType>(
  event: Event,
  { mostSeconds = 120 }: { readonly mostSeconds?: number } = {},
): StreamReply<Event> => ({ kind: "stream", event, mostSeconds });

/** Leads a browser on: to a page of this site, or to one of the hosts named here. */
export interface RedirectReply {
  readonly kind: "redirect";
  readonly status: 302 | 303;
  /** `any` is for addresses that are kept here, and checked when they were; never for one that comes with a request. */
  readonly hosts: readonly string[] | "any";
}

export const redirect = ({
  hosts = [],
  status = 303,
}: Partial<Omit<RedirectReply, "kind">> = {}): RedirectReply => ({
  kind: "redirect",
  status,
  hosts,
});

/** A path of this site; or a whole address, such as a `URL`, whose host the row must name. */
export type Destination = `/${string}` | { readonly href: string };

/** What a handler returns for each kind. */
export type Returned<Kind extends Reply> = Kind extends z.ZodType
  ? z.input<Kind>
  : Kind extends StreamReply<infer Event>
    ? AsyncIterable<z.input<Event>>
    : Kind extends RedirectReply
      ? Destination
      : Kind extends { readonly endings: readonly (infer Ending extends FileEnding)[] }
        ? FileContent<Ending>
        : FileBody;
