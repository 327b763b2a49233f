import type { MarkKind } from "../mark.ts";

/** A passage that claims something, and whether the member's own text bears it out. */
export interface Claim {
  /** The words it takes, both included. */
  readonly first: number;
  readonly last: number;
  readonly start: number;
  readonly end: number;
  readonly kind: MarkKind;
  readonly isSaid: boolean;
}
