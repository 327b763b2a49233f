import type { MarkKind } from "../mark.ts";

/** What a member wrote about themselves, and the ad where there is one. */
export interface Member {
  readonly own: readonly string[];
  readonly asked?: readonly string[];
}

/** A generated passage with one thing in it that its member never said. */
export interface Invention {
  readonly member: Member;
  readonly says: string;
  /** The invented words, as they stand in the passage. */
  readonly planted: string;
  readonly kind: MarkKind;
}

/** A generated passage that says nothing its member did not. */
export interface TrueStatement {
  readonly member: Member;
  readonly says: string;
}

/** Inventions for a member: the kind, and the passage with the invention in double angle marks. */
export const inventionsFor = (
  member: Member,
  rows: readonly (readonly [kind: MarkKind, says: string])[],
): Invention[] =>
  rows.map(([kind, marked]) => {
    const [, planted = ""] = marked.split(/[«»]/);
    return { member, kind, planted, says: marked.replaceAll(/[«»]/g, "") };
  });

export const trueFor = (member: Member, rows: readonly string[]): TrueStatement[] =>
  rows.map((says) => ({ member, says }));
