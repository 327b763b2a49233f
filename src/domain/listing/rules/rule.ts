import type { Matcher } from "./alternatives.ts";

/**
 * One row of what we know about wording. Facts are read by such rows, so that whoever adds one adds data: what it looks for,
 * what that means, why, an example in which it fires, and a near miss in which it must not. One test runs every row's own two.
 */
export interface Rule<Effect> {
  readonly id: string;
  /** Reads one sentence, small letters and accents folded, in which places may have been replaced by what they mean. */
  readonly pattern: RegExp;
  /** What makes the same words harmless when it stands in the same sentence. */
  readonly unless?: RegExp | undefined;
  readonly effect: Effect;
  /** In one sentence, for the page that explains how we read. */
  readonly reason: string;
  readonly fires: string;
  readonly spares: string;
}

/** A row that means the same as those beside it, so that they are tried as one pattern. */
export type Phrase = Omit<Rule<never>, "effect" | "unless">;

/** Any of the rows, in their order. */
export const anyRow = (rows: readonly Phrase[]): RegExp =>
  new RegExp(rows.map(({ pattern }) => pattern.source).join("|"));

/** Where a rule found what it looks for; null where it found nothing. */
export function matchOf(
  rule: { readonly pattern: Matcher; readonly unless?: RegExp | undefined },
  text: string,
) {
  const match = rule.pattern.exec(text);
  return match === null || rule.unless?.test(text) === true ? null : match;
}

/** A pattern out of named pieces, as in `patternOf("<people> in <place>", pieces)`. */
export function patternOf(source: string, pieces: Readonly<Record<string, string>>): RegExp {
  return new RegExp(withPieces(source, pieces));
}

/** Any one of several pieces of a pattern, written with commas between them; a comma inside braces counts repetitions. */
export const anyOf = (list: string): string =>
  `(?:${list
    .split(/,(?!\d{0,3}\})/)
    .map((word) => word.trim())
    .join("|")})`;

/** Pieces may be made of pieces. */
export function withPieces(source: string, pieces: Readonly<Record<string, string>>): string {
  return source.replaceAll(/(?<!(?<!\\)\(\?)<([a-z]+)>/gi, (whole, name: string) => {
    const piece = pieces[name];
    return piece === undefined ? whole : withPieces(piece, pieces);
  });
}
