import type { z } from "zod";
import type { Endpoint, Endpoints, RequestOf } from "#contract/endpoint.ts";
import type { StreamReply } from "#contract/rows/reply.ts";
import { addressIn, ApiError, type Api, type LooseRequest, type RowIn } from "../api.ts";

type StreamRow<Rows extends Endpoints> = Extract<RowIn<Rows>, { reply: StreamReply }>;

type EventOf<Row extends Endpoint> =
  Row["reply"] extends StreamReply<infer Event> ? z.output<Event> : never;

type Stoppable<Row extends Endpoint> = RequestOf<Row> & { readonly signal?: AbortSignal };

/**
 * The events of a stream as they come. Whoever stops listening, by `break` or by the signal, stops their making too. Fails
 * with what the server says went wrong, and also when the line breaks before the server has said that this is all.
 */
export async function* followStream<
  Rows extends Endpoints,
  M extends StreamRow<Rows>["method"],
  Path extends Extract<StreamRow<Rows>, { method: M }>["path"],
>(
  api: Api<Rows>,
  method: M,
  path: Path,
  request: Stoppable<Extract<StreamRow<Rows>, { method: M; path: Path }>>,
): AsyncGenerator<EventOf<Extract<StreamRow<Rows>, { method: M; path: Path }>>, void> {
  const { body, signal, ...rest }: LooseRequest & { readonly signal?: AbortSignal } = request;
  const answer = await api.send(method, addressIn(path, rest), {
    ...(body !== undefined && { body: JSON.stringify(body) }),
    ...(signal && { signal }),
  });
  for await (const { name, data } of eventsIn(answer.body ?? null)) {
    if (name === "end") return;
    if (name === "error") throw new ApiError(answer, data);
    // The server has checked this against the schema of the row.
    yield JSON.parse(data) as EventOf<Extract<StreamRow<Rows>, { method: M; path: Path }>>;
  }
  throw new TypeError("The stream broke off");
}

interface ServerEvent {
  readonly name: string;
  readonly data: string;
}

async function* eventsIn(body: ReadableStream<Uint8Array> | null): AsyncGenerator<ServerEvent> {
  const reader = body?.getReader();
  const decoder = new TextDecoder();
  if (reader === undefined) return;
  let text = "";
  try {
    for (;;) {
      const { done, value } = await reader.read();
      if (done) return;
      const blocks = (text + decoder.decode(value, { stream: true })).split("\n\n");
      text = blocks.pop() ?? "";
      for (const block of blocks) {
        const event = eventIn(block);
        if (event !== null) yield event;
      }
    }
  } finally {
    // Not waited for: a line that is gone has nothing to say to this.
    reader.cancel().catch(() => undefined);
  }
}

/** Null for a sign of life. */
function eventIn(block: string): ServerEvent | null {
  let name = "message";
  let data: string | null = null;
  for (const line of block.split("\n")) {
    if (line.startsWith("event: ")) name = line.slice("event: ".length);
    if (line.startsWith("data: ")) data = line.slice("data: ".length);
  }
  return data === null ? null : { name, data };
}
