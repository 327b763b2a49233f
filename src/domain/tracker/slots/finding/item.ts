import type { ZoneSaid } from "../zones/zone-said.ts";

/** Where in a message something stands. */
export interface Span {
  readonly from: number;
  readonly to: number;
}

/** A day as it was said; what was not said is missing. */
export interface DaySaid {
  /** 0 is Sunday. */
  readonly weekday?: number;
  /** A word beside the weekday that says which one. "Unclear" are the many ways to say it that people read differently. */
  readonly which?: "this" | "next" | "next week" | "this week" | "unclear";
  readonly date?: { readonly day: number; readonly month?: number; readonly year?: number };
  /** 11/12: two figures whose order depends on the country. */
  readonly figures?: { readonly first: number; readonly second: number; readonly year?: number };
  /** 0 is today, 1 is tomorrow. */
  readonly ahead?: number;
}

/** A time of day as it was said. */
export interface ClockSaid {
  readonly hour: number;
  readonly minute: number;
  readonly half?: "am" | "pm";
  /**
   * How it was written: beyond doubt (14:00, 9h30, 3 pm, noon), with minutes only (9:30), as a mere figure (9), as
   * midnight, or as "half three", which is 3:30 in London and 2:30 in Pretoria.
   */
  readonly form: "sure" | "minutes" | "figure" | "midnight" | "half";
}

export interface TimeSaid {
  readonly kind: "at" | "between" | "after" | "before";
  readonly start: ClockSaid | null;
  readonly end: ClockSaid | null;
  readonly isAround: boolean;
  /** "In the morning", "this afternoon": it settles a mere figure. */
  readonly part?: DayPart;
}

export type DayPart = "morning" | "afternoon" | "evening";

export type DayItem = Span & { readonly kind: "day"; readonly day: DaySaid };
export type TimeItem = Span & { readonly kind: "time"; readonly time: TimeSaid };
export type ZoneItem = Span & { readonly kind: "zone"; readonly zone: ZoneSaid };

export const isInside = (span: Span, others: readonly Span[]): boolean =>
  others.some(({ from, to }) => span.from < to && from < span.to);
