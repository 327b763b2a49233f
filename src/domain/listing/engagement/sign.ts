import type { Engagement } from "#domain/listing/facts.ts";
import type { Rule } from "#domain/listing/rules/rule.ts";

export type Way = Exclude<Engagement, "unclear">;

/** A passage that speaks for one way of working together. */
export type Sign = Rule<{
  readonly way: Way;
  /** Told outright, or only likely, as benefits make employment likely. */
  readonly isTold: boolean;
}>;

export const told = (way: Way): Sign["effect"] => ({ way, isTold: true });
