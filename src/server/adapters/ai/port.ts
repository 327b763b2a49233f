import type { AiFailureCode } from "#contract/tools/ai-failures.ts";
import type { TokensUsed } from "#domain/tools/ai/prices.ts";
import { AppError } from "#server/app-error.ts";

/** What the provider says of a key. A key that it would not judge, or could not, is neither right nor wrong. */
export type KeyVerdict =
  | { readonly state: "valid" }
  | { readonly state: "unchecked" }
  | { readonly state: "refused"; readonly why: AiFailureCode };

export interface AiRequest {
  /** The member's own. It goes into the header of this one request and nowhere else. */
  readonly apiKey: string;
  /** What is to be done: ours. */
  readonly instructions: string;
  /** What it is to be done with: theirs, fenced. */
  readonly input: string;
  /** The shape the answer must have, as JSON Schema, and its name. */
  readonly shape: { readonly name: string; readonly schema: Readonly<Record<string, unknown>> };
  /** Tells the provider's own guards one person from another, without saying who. */
  readonly person: string;
  /** Stops it, at the provider too. */
  readonly signal: AbortSignal;
}

/** The answer as it is being written, and what it took once it is whole. */
export type AiEvent =
  | { readonly kind: "text"; readonly text: string }
  | {
      readonly kind: "end";
      readonly text: string;
      readonly model: string;
      readonly used: TokensUsed;
    };

/** A text in, a text of a given shape out, paid for by whoever owns the key. */
export interface Ai {
  checkKey(apiKey: string): Promise<KeyVerdict>;
  /** Fails with an `AiFailure` and nothing else. */
  ask(request: AiRequest): AsyncGenerator<AiEvent, void>;
  /** The most that one answer can come to, in tokens: what a call under way is counted with. */
  readonly mostOutputTokens: number;
  readonly model: string;
}

export type PromptName =
  | "cover-letter-analysis"
  | "resume-template"
  | "outreach-scripts"
  | "newsletter-issue"
  | "second-reading";

/** What the AI is told to do. */
export interface Prompt {
  /** With its version, to be kept with what came of it. */
  readonly id: string;
  readonly text: string;
}

export type Prompts = (name: PromptName) => Prompt;

/** What went wrong, in our words. An answer that broke off may have been charged for all the same. */
export class AiFailure extends AppError {
  override readonly name = "AiFailure";
  override readonly code: AiFailureCode;
  readonly charged: { readonly model: string; readonly used: TokensUsed } | null;

  constructor(
    code: AiFailureCode,
    details: {
      readonly cause?: unknown;
      readonly retryAfterSeconds?: number;
      readonly charged?: AiFailure["charged"];
    } = {},
  ) {
    const { charged = null, ...rest } = details;
    super(code, rest);
    this.code = code;
    this.charged = charged;
  }
}
