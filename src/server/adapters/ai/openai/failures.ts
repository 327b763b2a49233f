import type { AiFailureCode } from "#contract/tools/ai-failures.ts";
import { AiFailure } from "../port.ts";

/** What the library's errors have in common, as far as it is looked at. Their messages never are: they may quote a key or a letter. */
interface ProviderError {
  readonly status?: unknown;
  readonly code?: unknown;
  readonly type?: unknown;
  readonly headers?: unknown;
  readonly error?: unknown;
  readonly message?: unknown;
}

const billingCodes = new Set([
  "insufficient_quota",
  "credit_balance_exhausted",
  "organization_spend_limit_exceeded",
  "project_spend_limit_exceeded",
  "organization_usage_limit_exceeded",
  "billing_hard_limit_reached",
  "billing_not_active",
]);

/** By the name of its class: whoever reads errors must not load the whole library for it. */
const byClass: Readonly<Record<string, AiFailureCode>> = {
  APIConnectionTimeoutError: "ai_timeout",
  APIConnectionError: "ai_unreachable",
  // An event of the stream that was no JSON.
  SyntaxError: "ai_malformed",
};

const byCode: Readonly<Record<string, AiFailureCode>> = {
  unsupported_country_region_territory: "ai_place_not_allowed",
  model_not_found: "ai_model_missing",
  context_length_exceeded: "ai_too_long",
  string_above_max_length: "ai_too_long",
  content_policy_violation: "ai_filtered",
  invalid_prompt: "ai_filtered",
  bio_policy: "ai_filtered",
  rate_limit_exceeded: "ai_rate_limited",
  slow_down: "ai_rate_limited",
  server_error: "ai_down",
  server_is_overloaded: "ai_down",
};

const byStatus: Readonly<Record<number, AiFailureCode>> = {
  401: "ai_key_refused",
  403: "ai_key_not_allowed",
  404: "ai_model_missing",
  408: "ai_timeout",
  413: "ai_too_long",
  429: "ai_rate_limited",
};

/** What the provider's answer means for the member. */
export function failureOf(thrown: unknown, isMidway = false): AiFailure {
  if (thrown instanceof AiFailure) return thrown;
  const error = (thrown ?? {}) as ProviderError;
  const [status, code, type] = [asNumber(error.status), asText(error.code), asText(error.type)];
  const named = thrown instanceof Error ? thrown.constructor.name : "";
  return new AiFailure(
    codeFor({ status, code, type, named, isMidway, isScope: isMissingScope(error) }),
    { ...retryAfter(error.headers), cause: traceOf(status, code, type, named) },
  );
}

interface Traits {
  readonly status: number | null;
  readonly code: string;
  readonly type: string;
  readonly named: string;
  readonly isMidway: boolean;
  readonly isScope: boolean;
}

function codeFor({ status, code, type, named, isMidway, isScope }: Traits): AiFailureCode {
  if (type === "insufficient_quota" || billingCodes.has(code)) return "ai_no_quota";
  // Some restricted keys are told so with a 401.
  if (isScope) return "ai_key_not_allowed";
  const known = byCode[code] ?? (status === null ? byClass[named] : byStatus[status]);
  if (known !== undefined) return isMidway && known === "ai_unreachable" ? "ai_cut_off" : known;
  if (status === null) return isMidway ? "ai_cut_off" : "ai_unreachable";
  return status >= 500 ? "ai_down" : "ai_malformed";
}

/** "Missing scopes: …" is said in the message alone. */
function isMissingScope({ status, message }: ProviderError): boolean {
  return (status === 401 || status === 403) && /missing scopes/i.test(asText(message));
}

const asText = (value: unknown): string => (typeof value === "string" ? value : "");
const asNumber = (value: unknown): number | null => (typeof value === "number" ? value : null);

const longestWaitSeconds = 600;

/** As the provider asks, in seconds or as a moment. */
function retryAfter(headers: unknown): { retryAfterSeconds?: number } {
  if (!(headers instanceof Headers)) return {};
  const milliseconds = Number(headers.get("retry-after-ms") ?? NaN);
  const seconds = Number(headers.get("retry-after") ?? NaN);
  const wait = Number.isFinite(milliseconds) ? milliseconds / 1000 : seconds;
  if (!Number.isFinite(wait) || wait <= 0) return {};
  return { retryAfterSeconds: Math.min(Math.ceil(wait), longestWaitSeconds) };
}

/** For the log: what kind of answer it was, and nothing it said. */
function traceOf(status: number | null, code: string, type: string, named: string): Error {
  return new Error(
    `OpenAI: ${status ?? "no status"} ${plain(code)} ${plain(type)} ${plain(named)}`,
  );
}

const plain = (text: string): string => (/^\w{1,60}$/.test(text) ? text : "-");
