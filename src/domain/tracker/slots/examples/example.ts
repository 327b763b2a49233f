/** A message with what it must be read as. */
export interface Example {
  /** When it came in, as a South African clock shows it. */
  readonly received: string;
  readonly message: string;
  /** The slots in South African time: `2026-11-17 21:00`, or with an end `2026-11-17 21:00/23:00`. */
  readonly slots: readonly string[];
  /** What is asked, by the beginning of the question's id. */
  readonly asks: readonly string[];
  /** Words that a warning must have. */
  readonly warns?: string;
}

const monday = "2026-11-16T10:00";

export const read = (message: string, ...slots: readonly string[]): Example => ({
  received: monday,
  message,
  slots,
  asks: [],
});

export const asked = (message: string, ...asks: readonly string[]): Example => ({
  received: monday,
  message,
  slots: [],
  asks,
});

/** The same, at another time of the year. */
export const on = (received: string, example: Example, warns?: string): Example => ({
  ...example,
  received,
  ...(warns === undefined ? {} : { warns }),
});
