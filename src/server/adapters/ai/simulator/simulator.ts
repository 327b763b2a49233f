import { setTimeout as wait } from "node:timers/promises";
import { bodyOf } from "#server/adapters/simulator/json.ts";
import { remember } from "#server/adapters/simulator/remember.ts";
import { behaviourOf, type Behaviour } from "./behaviours.ts";
import { eventsOf } from "./events.ts";
import { refused } from "./refusals.ts";
import { writtenFor } from "./written.ts";

export interface SimulatedCall {
  readonly path: string;
  readonly authorization: string | null;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Readonly<Record<string, unknown>>;
  readonly behaviour: Behaviour;
  /** Whoever asked hung up before the answer was whole. */
  wasCancelled: boolean;
}

interface Parts {
  /** Where it is mounted, such as "/demo/openai". */
  readonly basePath: string;
  /** Between two pieces of an answer: it should be seen to be written. */
  readonly pauseMs?: number;
  readonly pages?: (
    calls: readonly SimulatedCall[],
    basePath: string,
    path: string,
  ) => Response | null;
}

/** OpenAI in a box: the same words on the wire, and every kind of trouble for a key that names it. */
export interface AiSimulator {
  fetch(request: Request): Promise<Response>;
  /** Everything it was asked, oldest first. */
  readonly calls: readonly SimulatedCall[];
}

/** For keys that are not to be answered at the usual pace. */
const pauses: Partial<Readonly<Record<Behaviour, number>>> = { slow: 400, swift: 0 };

export function createAiSimulator({ basePath, pauseMs = 0, pages }: Parts): AiSimulator {
  const calls: SimulatedCall[] = [];
  let answered = 0;

  async function note(
    request: Request,
    path: string,
    behaviour: Behaviour,
  ): Promise<SimulatedCall> {
    const call = {
      path,
      authorization: request.headers.get("authorization"),
      headers: Object.fromEntries(request.headers),
      body: (await bodyOf(request)) ?? {},
      behaviour,
      wasCancelled: false,
    };
    remember(calls, call);
    return call;
  }

  async function respond(request: Request, path: string, behaviour: Behaviour): Promise<Response> {
    const call = await note(request, path, behaviour);
    const model = String(call.body["model"]);
    const refusal = refused(behaviour, "responses", model);
    if (refusal !== null) return refusal;
    if (behaviour === "hang") return hangUntil(request.signal, call);
    if (behaviour === "page") return htmlPage();
    if (call.body["stream"] !== true) return Response.json(streamsOnly, { status: 400 });
    answered += 1;
    const input = `${String(call.body["instructions"])}${String(call.body["input"])}`;
    const written = {
      id: String(answered).padStart(8, "0"),
      model,
      text: writtenFor(behaviour, call.body),
      inputTokens: Math.ceil(input.length / 4),
    };
    const pause = pauses[behaviour] ?? pauseMs;
    return streamed(eventsOf(behaviour, written), { call, pause, signal: request.signal });
  }

  return {
    calls,
    async fetch(request) {
      const path = new URL(request.url).pathname.slice(basePath.length);
      const behaviour = behaviourOf(request.headers.get("authorization"));
      if (request.method === "POST" && path === "/v1/responses")
        return respond(request, path, behaviour);
      const [, model] = /^\/v1\/models\/([\w.-]+)$/.exec(path) ?? [];
      if (request.method === "GET" && model !== undefined) {
        await note(request, path, behaviour);
        if (behaviour === "hang") return hangUntil(request.signal, null);
        return (
          refused(behaviour, "models", model) ??
          Response.json({ id: model, object: "model", created: 1_758_000_000, owned_by: "openai" })
        );
      }
      return pages?.(calls, basePath, path) ?? Response.json(unknownAddress, { status: 404 });
    },
  };
}

interface Streaming {
  readonly call: SimulatedCall;
  readonly pause: number;
  readonly signal: AbortSignal;
}

function streamed(
  events: Iterable<Readonly<Record<string, unknown>> & { readonly type: string }>,
  { call, pause, signal }: Streaming,
): Response {
  const encoder = new TextEncoder();
  const pieces = events[Symbol.iterator]();
  let number = 0;
  signal.addEventListener("abort", () => (call.wasCancelled = !isOver));
  let isOver = false;
  const body = new ReadableStream<Uint8Array>({
    async pull(controller) {
      if (pause > 0) await wait(pause);
      const { done, value } = pieces.next();
      if (done === true) {
        isOver = true;
        if (call.behaviour === "cut") return controller.error(brokenLine());
        return controller.close();
      }
      const data = JSON.stringify({ ...value, sequence_number: number });
      number += 1;
      const isSpoilt = call.behaviour === "garbled" && number > 8;
      const said = isSpoilt ? data.slice(0, -3) : data;
      controller.enqueue(encoder.encode(`event: ${value.type}\ndata: ${said}\n\n`));
    },
    cancel() {
      call.wasCancelled = true;
    },
  });
  const headers = {
    "content-type": "text/event-stream; charset=utf-8",
    "x-request-id": "req_demo",
  };
  return new Response(body, { headers });
}

/** Under the name of somebody who hung up: the server under the demo would print a stack for any other. */
const brokenLine = (): Error =>
  Object.assign(new Error("The line broke"), { code: "ERR_STREAM_PREMATURE_CLOSE" });

async function hangUntil(signal: AbortSignal, call: SimulatedCall | null): Promise<Response> {
  await new Promise<void>((resolve) => {
    if (signal.aborted) resolve();
    signal.addEventListener("abort", () => resolve());
  });
  if (call !== null) call.wasCancelled = true;
  throw new DOMException("This operation was aborted", "AbortError");
}

const htmlPage = (): Response =>
  new Response("<!doctype html><title>Bad Gateway</title>", {
    headers: { "content-type": "text/html" },
  });

const streamsOnly = {
  error: {
    message: "This simulator streams.",
    type: "invalid_request_error",
    param: "stream",
    code: null,
  },
};
const unknownAddress = {
  error: { message: "Unknown address.", type: "invalid_request_error", param: null, code: null },
};
