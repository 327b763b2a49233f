import type { Engagement } from "#domain/listing/facts.ts";

export type Way = Exclude<Engagement, "unclear">;

/** A passage that speaks for one way of working together: a row as every fact has them. */
export interface Sign {
  readonly way: Way;
  readonly rule: string;
  /** Told outright, or only likely, as benefits make employment likely. */
  readonly isTold: boolean;
  readonly pattern: RegExp;
  /** What makes the same words speak of somebody else. */
  readonly unless?: RegExp | undefined;
  readonly reason: string;
  readonly fires: string;
  readonly spares: string;
}
