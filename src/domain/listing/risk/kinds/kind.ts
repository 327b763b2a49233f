import { patternOf, type Rule } from "#domain/listing/rules/rule.ts";
import { pieces } from "./pieces.ts";

/**
 * A kind of words in which tricks are told, or honest jobs are. One alone proves nothing. Its effect is what it weighs: more than
 * nothing where it speaks for a trick, less where it speaks for a job.
 */
export interface Kind extends Rule<number> {
  /** What takes it back wherever in the message it stands. */
  readonly unlessAnywhere?: RegExp | undefined;
}

type Row = Omit<Kind, "pattern" | "unless" | "unlessAnywhere"> & {
  readonly says: string;
  readonly unless?: string;
  readonly unlessAnywhere?: string;
};

/** A row out of named pieces. */
export const kind = ({ says, unless, unlessAnywhere, ...rest }: Row): Kind => ({
  ...rest,
  pattern: patternOf(says, pieces),
  unless: unless === undefined ? undefined : patternOf(unless, pieces),
  unlessAnywhere: unlessAnywhere === undefined ? undefined : patternOf(unlessAnywhere, pieces),
});
