/** What kind of thing somebody may claim about themselves. */
export type MarkKind =
  | "number"
  | "count"
  | "employer"
  | "job title"
  | "tool"
  | "certificate"
  | "degree"
  | "year"
  | "duty";

/** A passage of a generated text that the member's own text does not bear out. */
export interface Mark {
  /** Where it stands: `generated.slice(start, end) === text`. */
  readonly start: number;
  readonly end: number;
  readonly kind: MarkKind;
  readonly text: string;
}
