import type { Behaviour } from "./behaviours.ts";

interface Refusal {
  readonly status: number;
  readonly type: string;
  readonly code: string | null;
  readonly message: string;
  readonly headers?: Readonly<Record<string, string>>;
}

const invalid: Refusal = {
  status: 401,
  type: "invalid_request_error",
  code: "invalid_api_key",
  message: "Incorrect API key provided: sk-demo****. You can find your API key in your account.",
};

const noModel: Refusal = {
  status: 404,
  type: "invalid_request_error",
  code: "model_not_found",
  message: "The project does not have access to the model.",
};

/** What is said to a request before anything is written. */
const refusals: Partial<Readonly<Record<Behaviour, Refusal>>> = {
  invalid,
  nomodel: noModel,
  region: {
    status: 403,
    type: "request_forbidden",
    code: "unsupported_country_region_territory",
    message: "Country, region, or territory not supported",
  },
  nowrite: {
    status: 403,
    type: "invalid_request_error",
    code: null,
    message:
      "You have insufficient permissions for this operation. Missing scopes: api.responses.write.",
  },
  noquota: {
    status: 429,
    type: "insufficient_quota",
    code: "insufficient_quota",
    message: "You exceeded your current quota, please check your plan and billing details.",
  },
  ratelimit: {
    status: 429,
    type: "requests",
    code: "rate_limit_exceeded",
    message: "Rate limit reached for requests.",
    headers: { "retry-after": "7", "x-ratelimit-remaining-requests": "0" },
  },
  toolong: {
    status: 400,
    type: "invalid_request_error",
    code: "context_length_exceeded",
    message: "Your input exceeds the context window of this model.",
  },
  late: { status: 408, type: "timeout_error", code: null, message: "The request timed out." },
  down: { status: 500, type: "server_error", code: null, message: "The server had an error." },
  overloaded: {
    status: 503,
    type: "service_unavailable_error",
    code: "server_is_overloaded",
    message: "The engine is currently overloaded.",
  },
};

const noModelScope: Refusal = {
  status: 403,
  type: "invalid_request_error",
  code: null,
  message: "You have insufficient permissions for this operation. Missing scopes: api.model.read.",
};

const toKeyChecks: Partial<Readonly<Record<Behaviour, Refusal>>> = {
  invalid,
  nomodel: noModel,
  region: refusals.region ?? invalid,
  noscope: noModelScope,
  down: refusals.down ?? invalid,
  overloaded: refusals.overloaded ?? invalid,
};

const newest = "gpt-6-luna";

function refusalOf(behaviour: Behaviour, call: "models" | "responses", model: string) {
  if (behaviour === "oldmodel") return model === newest ? noModel : null;
  return (call === "models" ? toKeyChecks : refusals)[behaviour] ?? null;
}

/** Null for a key that is let through. */
export function refused(
  behaviour: Behaviour,
  call: "models" | "responses",
  model: string,
): Response | null {
  const refusal = refusalOf(behaviour, call, model);
  if (refusal === null) return null;
  const { status, type, code, message, headers = {} } = refusal;
  return Response.json({ error: { message, type, param: null, code } }, { status, headers });
}
