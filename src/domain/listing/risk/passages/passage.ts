import { patternOf, type Rule } from "#domain/listing/rules/rule.ts";
import type { ReasonId } from "../reasons.ts";
import { pieces } from "./pieces.ts";

/**
 * A trick that is told over some sentences, in whatever order: what gives it away stands in one of them, and the rest of it near by.
 * What makes it harmless may stand near by as well.
 */
export interface PassageRule extends Rule<ReasonId> {
  readonly near: readonly RegExp[];
  /** What makes it harmless only in the very sentence that gives it away. */
  readonly unlessHere?: RegExp | undefined;
}

type Row = Omit<PassageRule, "pattern" | "near" | "unless" | "unlessHere"> & {
  readonly says: string;
  readonly near: readonly string[];
  readonly unless: string;
  readonly unlessHere?: string;
};

/** A row out of named pieces. */
export const passage = ({ says, near, unless, unlessHere, ...rest }: Row): PassageRule => ({
  ...rest,
  unlessHere: unlessHere === undefined ? undefined : patternOf(unlessHere, pieces),
  pattern: patternOf(says, pieces),
  near: quickestFirst(near).map((source) => patternOf(source, pieces)),
  unless: patternOf(unless, pieces),
});

/** Where there is no figure there is no sum, and that is soon seen; a sum itself takes longest to look for. */
function quickestFirst(near: readonly string[]): readonly string[] {
  const sums = near.filter((source) => /^<(?:sum|small)>$/.test(source));
  const words = near.filter((source) => !sums.includes(source));
  return sums.length === 0 ? words : [anyFigure, ...words, ...sums];
}

const anyFigure = String.raw`\d`;
