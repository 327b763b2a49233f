import type { OpenAI } from "openai";
import type { Response as Answer, ResponseStreamEvent } from "openai/resources/responses/responses";
import { AiFailure, type Ai, type AiEvent, type AiRequest, type KeyVerdict } from "../port.ts";
import { atMost } from "./at-most.ts";
import { failureOf } from "./failures.ts";

interface Settings {
  readonly baseUrl: string;
  /** The first that a key has access to is asked. */
  readonly models: readonly [string, ...string[]];
  /** The network's, unless given. */
  readonly fetch?: (url: string, init: RequestInit) => Promise<Response>;
  /** When an answer has taken too long altogether. */
  readonly deadline?: () => AbortSignal;
}

const checkMs = 10_000;
const patienceMs = 60_000;
/** Reasoning included. Our longest answers take a third of it. */
const mostOutputTokens = 6_000;
/** No answer of so many tokens is longer; whoever sends more is not who we think. */
const mostCharacters = 100_000;

/** OpenAI over HTTPS; or whatever speaks like it at the address given. */
export function openAi(settings: Settings): Ai {
  const { models, deadline = () => AbortSignal.timeout(patienceMs) } = settings;

  return {
    model: models[0],
    mostOutputTokens,

    async checkKey(apiKey) {
      const client = await clientFor(settings, apiKey, checkMs);
      try {
        await firstThatAnswers(models, (model) => client.models.retrieve(model));
        return { state: "valid" };
      } catch (error) {
        return verdictOn(failureOf(error));
      }
    },

    async *ask(request) {
      const signal = AbortSignal.any([request.signal, deadline()]);
      const stopped = () =>
        request.signal.aborted ? new AiFailure("ai_cancelled") : new AiFailure("ai_timeout");
      try {
        const client = await clientFor(settings, request.apiKey, patienceMs);
        const events = await firstThatAnswers(models, (model) =>
          client.responses.create({ ...bodyOf(request, model), stream: true }, { signal }),
        );
        yield* told(events, () => (signal.aborted ? stopped() : null));
      } catch (error) {
        throw signal.aborted ? stopped() : failureOf(error);
      }
    },
  };
}

/** Loaded with the first call: most processes start without anybody asking the AI. */
async function clientFor(
  { baseUrl, fetch = globalThis.fetch }: Settings,
  apiKey: string,
  timeout: number,
): Promise<OpenAI> {
  const { OpenAI } = await import("openai");
  return new OpenAI({
    apiKey,
    baseURL: baseUrl,
    timeout,
    // Each is tried once: the member pays for a second try, and should say so.
    maxRetries: 0,
    // Otherwise the environment of this process would have a say.
    organization: null,
    project: null,
    adminAPIKey: null,
    webhookSecret: null,
    logLevel: "off",
    fetchOptions: { redirect: "error" },
    fetch: async (url, init) => atMost(await fetch(addressOf(url), init ?? {})),
  });
}

const addressOf = (asked: string | URL | Request): string =>
  asked instanceof Request ? asked.url : String(asked);

/** Stored nowhere at the provider, and nothing in it says who the member is. */
const bodyOf = ({ instructions, input, shape, person }: AiRequest, model: string) => ({
  model,
  instructions,
  input,
  store: false,
  max_output_tokens: mostOutputTokens,
  reasoning: { effort: "low" as const },
  text: {
    verbosity: "low" as const,
    format: {
      type: "json_schema" as const,
      name: shape.name,
      strict: true,
      schema: shape.schema as Record<string, unknown>,
    },
  },
  safety_identifier: person,
});

/** A project may have no access to the newest model. */
async function firstThatAnswers<Result>(
  models: readonly string[],
  ask: (model: string) => Promise<Result>,
): Promise<Result> {
  let missing: unknown;
  for (const model of models) {
    try {
      return await ask(model);
    } catch (error) {
      if (failureOf(error).code !== "ai_model_missing") throw error;
      missing = error;
    }
  }
  throw missing;
}

/** The provider's events in our words. An answer is whole only when the provider says so. */
async function* told(
  events: AsyncIterable<ResponseStreamEvent>,
  stopped: () => AiFailure | null,
): AsyncGenerator<AiEvent, void> {
  let text = "";
  try {
    for await (const event of events) {
      if (event.type === "response.output_text.delta") {
        text += event.delta;
        if (text.length > mostCharacters) throw new AiFailure("ai_malformed");
        yield { kind: "text", text: event.delta };
      } else if (event.type === "response.completed") return yield ended(event.response);
      else if (event.type === "response.incomplete" || event.type === "response.failed")
        throw brokenOff(event.response);
      else if (event.type === "error") throw failureOf(event, true);
    }
  } catch (error) {
    throw stopped() ?? failureOf(error, true);
  }
  throw stopped() ?? new AiFailure("ai_cut_off");
}

function ended(answer: Answer): AiEvent {
  const charged = chargeOf(answer);
  const parts = answer.output.flatMap((item) => (item.type === "message" ? item.content : []));
  if (parts.some(({ type }) => type === "refusal")) throw new AiFailure("ai_refused", { charged });
  const text = parts.map((part) => (part.type === "output_text" ? part.text : "")).join("");
  return { kind: "end", text, ...charged };
}

function brokenOff(answer: Answer): AiFailure {
  const charged = chargeOf(answer);
  if (answer.incomplete_details?.reason === "content_filter")
    return new AiFailure("ai_filtered", { charged });
  if (answer.status === "incomplete") return new AiFailure("ai_incomplete", { charged });
  const { code } = failureOf({ code: answer.error?.code, status: 500 });
  return new AiFailure(code, { charged });
}

function chargeOf({ model, usage }: Answer) {
  return {
    model,
    used: {
      input: usage?.input_tokens ?? 0,
      cached: usage?.input_tokens_details.cached_tokens ?? 0,
      output: usage?.output_tokens ?? 0,
    },
  };
}

/** A key may be right and still not be allowed to look at the list of models. */
const verdictOn = ({ code }: AiFailure): KeyVerdict =>
  refusals.has(code) ? { state: "refused", why: code } : { state: "unchecked" };

const refusals = new Set(["ai_key_refused", "ai_place_not_allowed", "ai_model_missing"]);
