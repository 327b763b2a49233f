import type { Engagement } from "#domain/listing/facts.ts";
import { patternOf, type Rule } from "#domain/listing/rules/rule.ts";

export type Way = Exclude<Engagement, "unclear">;

/** A passage that speaks for one way of working together. */
export type Sign = Rule<{
  readonly way: Way;
  /** Told outright, or only likely, as benefits make employment likely. */
  readonly isTold: boolean;
}>;

export const told = (way: Way): Sign["effect"] => ({ way, isTold: true });

type Row = Omit<Sign, "effect" | "pattern" | "unless"> & {
  readonly source: string;
  readonly unless?: string;
};

/** Makes signs that are told outright, put together from named pieces. */
export const signsOutOf =
  (pieces: Readonly<Record<string, string>>) =>
  (way: Way, { source, unless, ...rest }: Row): Sign => ({
    ...rest,
    effect: told(way),
    pattern: patternOf(source, pieces),
    unless: unless === undefined ? undefined : patternOf(unless, pieces),
  });
