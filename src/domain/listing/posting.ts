/** A job posting as somebody wrote it. A part that is not there is empty. */
export interface Posting {
  readonly title: string;
  readonly company: string;
  readonly location: string;
  readonly description: string;
  readonly payText: string;
  readonly tags: readonly string[];
  /** It comes from a board that takes remote jobs only. */
  readonly isFromRemoteBoard?: boolean;
}

export type Field = "title" | "company" | "location" | "description" | "payText" | "tags";

/** A passage that decided something, to the letter: `quote` is a piece of that field as it was given. */
export interface Evidence {
  readonly field: Field;
  readonly quote: string;
}

export type Confidence = "high" | "medium" | "low";

/** Something we say about a posting, and why. */
export interface Fact<Value> {
  readonly value: Value;
  readonly confidence: Confidence;
  /** Empty when it is silence that decided. */
  readonly evidence: readonly Evidence[];
  /** The names of the rules that fired, as `docs/listing-facts.md` explains them. */
  readonly rules: readonly string[];
  /** Where a person decided it and not the text: since when, and why. */
  readonly checked?: { readonly at: string; readonly why: string } | undefined;
}
