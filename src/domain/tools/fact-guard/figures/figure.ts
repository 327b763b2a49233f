/** A figure as it is said, and what it is. */
export interface Figure {
  /** The words it takes, both included. */
  readonly first: number;
  readonly last: number;
  /** With its signs: "$2m", "40%", "#1". */
  readonly start: number;
  readonly end: number;
  readonly unit: Unit;
  /** Spans of time are in months. */
  readonly value: number;
  /** The greatest value it can stand for: "hundreds" reaches to just below a thousand. */
  readonly most: number;
  /** As "R" or "$"; empty when none is said. */
  readonly currency: string;
  /** "over 40", "about 40", "40+": the member may have said it exactly. */
  readonly loosely: "over" | "under" | "about" | "exactly";
  /** Said without digits: "doubled", "a third", "forty". */
  readonly inWords: boolean;
  /** The singular of the span's name, as "year"; empty when it is not a span. */
  readonly span: string;
}

export type Unit = "percent" | "times" | "money" | "span" | "calendar year" | "plain";
