import { patternOf, type Rule } from "#domain/listing/rules/rule.ts";
import { pieces } from "./pieces.ts";

/**
 * A kind of words in which tricks are told, or honest jobs are. One alone proves nothing. Its effect is what it weighs: more than
 * nothing where it speaks for a trick, less where it speaks for a job.
 */
export type Kind = Rule<number>;

type Row = Omit<Kind, "pattern" | "unless"> & { readonly says: string; readonly unless?: string };

/** A row out of named pieces. */
export const kind = ({ says, unless, ...rest }: Row): Kind => ({
  ...rest,
  pattern: patternOf(says, pieces),
  unless: unless === undefined ? undefined : patternOf(unless, pieces),
});
