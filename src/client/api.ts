import type { AnswerOf, RequestOf } from "#contract/endpoint.ts";
import type { ErrorReply } from "#contract/errors.ts";
import type { endpoints } from "#contract/index.ts";
import type { ApiAnswer, ApiFetch } from "#contract/page.ts";
import { viewerHeader } from "#contract/viewer.ts";

// But for the header's name, types only: the contract's schemas stay out of the browser until a form needs them.
type Row = (typeof endpoints)[keyof typeof endpoints];
type Method = Row["method"];
type RowsBy<M extends Method> = Extract<Row, { method: M }>;
type PathBy<M extends Method> = RowsBy<M>["path"];
type RowAt<M extends Method, Path> = Extract<Row, { method: M; path: Path }>;
type Arguments<R extends Row> =
  object extends RequestOf<R> ? [request?: RequestOf<R>] : [request: RequestOf<R>];

type Call<M extends Method> = <Path extends PathBy<M>>(
  path: Path,
  ...rest: Arguments<RowAt<M, Path>>
) => Promise<AnswerOf<RowAt<M, Path>>>;

/** Calls any endpoint of the contract; path, input and answer are checked against its row. */
export interface Api {
  readonly get: Call<"GET">;
  readonly post: Call<"POST">;
  readonly put: Call<"PUT">;
  readonly delete: Call<"DELETE">;
}

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
    this.retryAfterSeconds = Number(headers.get("retry-after"));
    this.current = reply?.current;
  }
}

interface LooseRequest {
  readonly params?: Readonly<Record<string, unknown>> | undefined;
  readonly query?: Readonly<Record<string, unknown>> | undefined;
  readonly body?: unknown;
}

/** Whom the page was drawn for. The server refuses whatever comes from a page that shows somebody else. */
interface Shown {
  readonly viewer: () => string;
  readonly onOtherViewer: () => void;
}

export function createApi(fetch: ApiFetch, shown?: Shown): Api {
  const underWay = new Map<string, Promise<unknown>>();

  async function send(method: Method, url: string, body: string | null): Promise<unknown> {
    const viewer = shown?.viewer();
    const answer = await fetch(url, {
      method,
      headers: {
        ...(body !== null && { "content-type": "application/json" }),
        ...(viewer !== undefined && { [viewerHeader]: viewer }),
      },
      body,
    });
    const text = await answer.text();
    // The server has checked this against the reply schema of the row.
    if (answer.ok) return JSON.parse(text) as unknown;
    const error = new ApiError(answer, text);
    // Unless this page shows somebody else since: it has then been drawn anew already.
    if (error.code === "viewer_changed" && viewer === shown?.viewer()) shown?.onOtherViewer();
    throw error;
  }

  /** The same change asked for twice at once is one change: a second press may come before the first one shows. */
  function sendOnce(...request: Parameters<typeof send>): Promise<unknown> {
    const name = request.join(" ");
    const sent = underWay.get(name) ?? send(...request).finally(() => underWay.delete(name));
    underWay.set(name, sent);
    return sent;
  }

  // Inside, a request is a request; the types of the rows hold at the call.
  const call = <M extends Method>(method: M): Call<M> =>
    (async (path: string, { params, query, body }: LooseRequest = {}): Promise<unknown> =>
      (method === "GET" ? send : sendOnce)(
        method,
        fillIn(path, params) + search(query),
        body === undefined ? null : JSON.stringify(body),
      )) as Call<M>;
  return { get: call("GET"), post: call("POST"), put: call("PUT"), delete: call("DELETE") };
}

const fillIn = (path: string, params: LooseRequest["params"] = {}): string =>
  path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(String(params[name])));

function search(query: LooseRequest["query"] = {}): string {
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
