import type { Behaviour } from "./behaviours.ts";

interface Written {
  readonly id: string;
  readonly model: string;
  readonly text: string;
  readonly inputTokens: number;
}

type Event = Readonly<Record<string, unknown>> & { readonly type: string };

const pieceLength = 24;
const charactersPerToken = 4;

/** In the order in which the provider tells of an answer, cut where a key of this kind meets its trouble. */
export function* eventsOf(behaviour: Behaviour, written: Written): Generator<Event> {
  const { id, text } = written;
  const item = {
    type: "message",
    id: `msg_${id}`,
    role: "assistant",
    status: "in_progress",
    content: [],
  };
  const place = { item_id: item.id, output_index: 1, content_index: 0 };
  yield { type: "response.created", response: answer(written, "in_progress", []) };
  yield { type: "response.in_progress", response: answer(written, "in_progress", []) };
  const reasoning = { type: "reasoning", id: `rs_${id}`, summary: [] };
  yield { type: "response.output_item.added", output_index: 0, item: reasoning };
  yield { type: "response.output_item.done", output_index: 0, item: reasoning };
  yield { type: "response.output_item.added", output_index: 1, item };
  if (behaviour === "refuse") return yield* refusalEvents(written, place);
  yield {
    type: "response.content_part.added",
    ...place,
    part: { type: "output_text", text: "", annotations: [] },
  };

  const cutShort = new Set<Behaviour>([
    "incomplete",
    "filtered",
    "failed",
    "midway",
    "cut",
    "garbled",
  ]);
  const told = cutShort.has(behaviour) ? text.slice(0, text.length / 2) : text;
  for (let at = 0; at < told.length; at += pieceLength)
    yield {
      type: "response.output_text.delta",
      ...place,
      delta: told.slice(at, at + pieceLength),
      logprobs: [],
    };
  if (behaviour === "midway")
    return yield {
      type: "error",
      code: "server_error",
      message: "The server had an error.",
      param: null,
    };
  if (behaviour === "cut" || behaviour === "garbled") return;
  if (cutShort.has(behaviour)) return yield brokenOff(behaviour, written, told);

  const part = { type: "output_text", text, annotations: [], logprobs: [] };
  const done = { ...item, status: "completed", content: [part] };
  yield { type: "response.output_text.done", ...place, text };
  yield { type: "response.content_part.done", ...place, part };
  yield { type: "response.output_item.done", output_index: 1, item: done };
  yield { type: "response.completed", response: answer(written, "completed", [reasoning, done]) };
}

function* refusalEvents(written: Written, place: object): Generator<Event> {
  const refusal = "I'm sorry, but I can't help with that.";
  yield { type: "response.refusal.delta", ...place, delta: refusal };
  yield { type: "response.refusal.done", ...place, refusal };
  const content = [{ type: "refusal", refusal }];
  const item = {
    type: "message",
    id: `msg_${written.id}`,
    role: "assistant",
    status: "completed",
    content,
  };
  yield { type: "response.completed", response: answer(written, "completed", [item]) };
}

function brokenOff(behaviour: Behaviour, written: Written, told: string): Event {
  if (behaviour === "failed") {
    const error = { code: "server_error", message: "The model failed." };
    return { type: "response.failed", response: { ...answer(written, "failed", []), error } };
  }
  const reason = behaviour === "filtered" ? "content_filter" : "max_output_tokens";
  const content = [{ type: "output_text", text: told, annotations: [] }];
  const item = {
    type: "message",
    id: `msg_${written.id}`,
    role: "assistant",
    status: "incomplete",
    content,
  };
  const response = { ...answer(written, "incomplete", [item]), incomplete_details: { reason } };
  return { type: "response.incomplete", response };
}

/** The answer as an object, with all that the provider says about it. */
function answer(
  { id, model, text, inputTokens }: Written,
  status: string,
  output: readonly object[],
): Readonly<Record<string, unknown>> {
  const outputTokens = Math.ceil(text.length / charactersPerToken);
  const isOver = status !== "in_progress";
  return {
    id: `resp_${id}`,
    object: "response",
    created_at: 1_763_000_000,
    status,
    error: null,
    incomplete_details: null,
    model,
    output,
    parallel_tool_calls: true,
    store: false,
    usage: isOver
      ? {
          input_tokens: inputTokens,
          input_tokens_details: { cached_tokens: 0 },
          output_tokens: outputTokens,
          output_tokens_details: { reasoning_tokens: 0 },
          total_tokens: inputTokens + outputTokens,
        }
      : null,
  };
}
