import { fileKind, fileKinds, type FileEnding, type FileName } from "#contract/rows/file-kinds.ts";
import type { FileBody, FileContent, FileReply } from "#contract/rows/reply.ts";

/** What a handler returned, with the name from wherever it is given. */
export function fileOf(reply: FileReply, returned: FileBody | FileContent): FileContent {
  if ("name" in reply) return { name: reply.name, body: returned as FileBody };
  const file = returned as FileContent;
  if (!reply.endings.includes(endingOf(file.name)))
    throw new Error("A file was named that its row does not allow");
  return file;
}

/** HTML in a file is a letter: it brings its styles along, shows itself in a frame of ours, and does nothing at all. */
export const letterHeaders = {
  "Content-Security-Policy":
    "default-src 'none'; style-src 'unsafe-inline'; sandbox; base-uri 'none'; frame-ancestors 'self'",
  "X-Frame-Options": "SAMEORIGIN",
} as const;

const endingOf = (name: FileName): FileEnding =>
  name.slice(name.lastIndexOf(".") + 1) as FileEnding;

export function fileHeaders({ isShown }: FileReply, name: FileName): Record<string, string> {
  const { type } = fileKinds[endingOf(name)];
  const isText = fileKind(endingOf(name)).beginsWith === null;
  return {
    "Content-Type": isText ? `${type}; charset=utf-8` : type,
    "Content-Disposition": `${isShown === true ? "inline" : "attachment"}; ${nameWords(name)}`,
    ...(endingOf(name) === "html" && letterHeaders),
  };
}

/** A name may hold what somebody typed. Twice where it is not plain: once for programs that know only ASCII. */
function nameWords(name: string): string {
  const clean = name.toWellFormed().replace(/[\p{Cc}"\\/]/gu, "_");
  const plain = clean.replace(/[^ -~]/gu, "_");
  const rest = encodeURIComponent(clean).replace(/['()*]/g, percent);
  return `filename="${plain}"${plain === clean ? "" : `; filename*=UTF-8''${rest}`}`;
}

const percent = (sign: string): string => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`;

/**
 * In one piece as it is. Of a file that comes in pieces the first is waited for: until then a failure can still be told
 * in the usual way. Afterwards the connection breaks, so that nobody takes half a file for the whole.
 */
export async function fileBody(
  body: FileBody,
  tell: (error: unknown) => void,
): Promise<string | Uint8Array<ArrayBuffer> | ReadableStream> {
  if (typeof body === "string") return body;
  if (body instanceof Uint8Array) return new Uint8Array(body);
  const pieces = body[Symbol.asyncIterator]();
  let waiting: IteratorResult<string | Uint8Array> | null = await pieces.next();
  const encoder = new TextEncoder();
  return new ReadableStream<Uint8Array>({
    async pull(controller) {
      try {
        const { done, value } = waiting ?? (await pieces.next());
        waiting = null;
        if (done === true) controller.close();
        else controller.enqueue(typeof value === "string" ? encoder.encode(value) : value);
      } catch (error) {
        tell(error);
        controller.error(error);
      }
    },
    async cancel() {
      await pieces.return?.();
    },
  });
}
