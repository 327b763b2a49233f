import type { z } from "zod";
import type { AnswerOf, Endpoint, Endpoints, RequestOf } from "#contract/endpoint.ts";
import type { ErrorReply } from "#contract/errors.ts";
import type { endpoints } from "#contract/index.ts";
import type { ApiAnswer } from "#contract/page.ts";
import type { FileReply, RedirectReply } from "#contract/rows/reply.ts";
import { viewerHeader } from "#contract/viewer.ts";

// But for the header's name, types only: the contract's schemas stay out of the browser until a form needs them.
type AllRows = typeof endpoints;
type Method = Endpoint["method"];
export type RowIn<Rows extends Endpoints> = Rows[keyof Rows];
type Arguments<Row extends Endpoint> =
  object extends RequestOf<Row> ? [request?: RequestOf<Row>] : [request: RequestOf<Row>];

/** Those that answer with JSON and take no files. The others have calls of their own, which only their pages load. */
type JsonRow<Rows extends Endpoints, M extends Method> = Exclude<
  Extract<RowIn<Rows>, { method: M; reply: z.ZodType }>,
  { upload: object }
>;

type Call<Rows extends Endpoints, M extends Method> = <Path extends JsonRow<Rows, M>["path"]>(
  path: Path,
  ...rest: Arguments<Extract<JsonRow<Rows, M>, { path: Path }>>
) => Promise<AnswerOf<Extract<JsonRow<Rows, M>, { path: Path }>>>;

/** Files and ways on that a link can lead to: the browser does the rest by itself. */
type LinkRow<Rows extends Endpoints> = Extract<
  RowIn<Rows>,
  { method: "GET"; reply: FileReply | RedirectReply }
>;

/** Calls any endpoint of the contract; path, input and answer are checked against its row. */
export interface Api<Rows extends Endpoints = AllRows> {
  readonly get: Call<Rows, "GET">;
  readonly post: Call<Rows, "POST">;
  readonly put: Call<Rows, "PUT">;
  readonly patch: Call<Rows, "PATCH">;
  readonly delete: Call<Rows, "DELETE">;
  /** The address of a file or a redirect. */
  readonly link: <Path extends LinkRow<Rows>["path"]>(
    path: Path,
    ...rest: Arguments<Extract<LinkRow<Rows>, { path: Path }>>
  ) => string;
  /** For the calls of the other kinds: sends as the viewer of this page, and fails on a refusal. */
  readonly send: (method: Method, url: string, sent?: Sent) => Promise<Answer>;
}

interface Sent {
  readonly body?: string | FormData;
  readonly signal?: AbortSignal;
}

interface Answer extends ApiAnswer {
  readonly body?: ReadableStream<Uint8Array> | null;
}

/** How a request goes out: through the network, or within the process that draws the page. */
type Fetch = (
  path: string,
  init: Sent & { method: string; headers: Record<string, string> },
) => Promise<Answer>;

/** A refusal. `message` is for logs; what a person should read is `userMessage`. */
export class ApiError extends Error {
  override readonly name = "ApiError";
  readonly status: number;
  readonly code: string;
  readonly userMessage: string | null;
  readonly fields: Readonly<Record<string, string>>;
  /** How long to wait before trying again; 0 when the server did not say. */
  readonly retryAfterSeconds: number;
  /** What is there now, where somebody else changed it meanwhile. */
  readonly current: unknown;

  constructor({ status, statusText, headers }: ApiAnswer, body: string) {
    super(`${status}: ${body || statusText}`);
    const reply = readErrorReply(body);
    this.status = status;
    this.code = reply?.code ?? "unknown";
    this.userMessage = reply?.message ?? null;
    this.fields = reply?.fields ?? {};
    // In the middle of a stream the headers have gone out long before.
    this.retryAfterSeconds = Number(headers.get("retry-after") ?? reply?.retryAfterSeconds ?? 0);
    this.current = reply?.current;
  }
}

export interface LooseRequest {
  readonly params?: Readonly<Record<string, unknown>> | undefined;
  readonly query?: Readonly<Record<string, unknown>> | undefined;
  readonly body?: unknown;
}

/** Whom the page was drawn for. The server refuses whatever comes from a page that shows somebody else. */
interface Shown {
  readonly viewer: () => string;
  readonly onOtherViewer: () => void;
}

export function createApi<Rows extends Endpoints = AllRows>(
  fetch: Fetch,
  shown?: Shown,
): Api<Rows> {
  const underWay = new Map<string, Promise<unknown>>();

  async function send(method: Method, url: string, sent: Sent = {}): Promise<Answer> {
    const viewer = shown?.viewer();
    const answer = await fetch(url, {
      ...sent,
      method,
      headers: {
        ...(typeof sent.body === "string" && { "content-type": "application/json" }),
        ...(viewer !== undefined && { [viewerHeader]: viewer }),
      },
    });
    if (answer.ok) return answer;
    const error = new ApiError(answer, await answer.text());
    // Unless this page shows somebody else since: it has then been drawn anew already.
    if (error.code === "viewer_changed" && viewer === shown?.viewer()) shown?.onOtherViewer();
    throw error;
  }

  // The server has checked this against the reply schema of the row.
  const ask = async (method: Method, url: string, body: string | undefined): Promise<unknown> => {
    const answer = await send(method, url, body === undefined ? {} : { body });
    return answer.reply ?? JSON.parse(await answer.text());
  };

  /** The same change asked for twice at once is one change: a second press may come before the first one shows. */
  function askOnce(...request: Parameters<typeof ask>): Promise<unknown> {
    const name = request.join(" ");
    const asked = underWay.get(name) ?? ask(...request).finally(() => underWay.delete(name));
    underWay.set(name, asked);
    return asked;
  }

  // Inside, a request is a request; the types of the rows hold at the call.
  const call = <M extends Method>(method: M): Call<Rows, M> =>
    (async (path: string, request: LooseRequest = {}): Promise<unknown> =>
      (method === "GET" ? ask : askOnce)(
        method,
        addressIn(path, request),
        request.body === undefined ? undefined : JSON.stringify(request.body),
      )) as Call<Rows, M>;
  return {
    get: call("GET"),
    post: call("POST"),
    put: call("PUT"),
    patch: call("PATCH"),
    delete: call("DELETE"),
    link: (path: string, request: LooseRequest = {}) => addressIn(path, request),
    send,
  };
}

/** A row's path with its gaps filled in, and the query behind it. */
export const addressIn = (path: string, { params = {}, query = {} }: LooseRequest): string =>
  path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(String(params[name]))) +
  search(query);

function search(query: Readonly<Record<string, unknown>>): string {
  const given = Object.entries(query).filter(([, value]) => value !== undefined && value !== "");
  const text = new URLSearchParams(given.map(([name, value]) => [name, String(value)])).toString();
  return text === "" ? "" : `?${text}`;
}

/** Anything in between may answer in our place, with a body that is not ours. */
function readErrorReply(body: string): Partial<ErrorReply> | null {
  try {
    return JSON.parse(body) as Partial<ErrorReply> | null;
  } catch {
    return null;
  }
}
