/** A time that a message offers, as moments. */
export interface Slot {
  /** Null when only an end was said: "before 5 pm". */
  readonly start: Date | null;
  /** Null for a single time, and when only a beginning was said: "any time after 10". */
  readonly end: Date | null;
  readonly kind: "at" | "between" | "after" | "before";
  /** How long the call is, where the message says so. */
  readonly minutes: number | null;
  /** The sender's own words. */
  readonly quote: string;
  /** "Tue, Nov 17, 2026, 21:00–23:00 SAST". */
  readonly here: string;
  /** "Tue, Nov 17, 2026, 14:00–16:00 in New York". */
  readonly there: string;
  /** What to know about this one: that it is another day here, that it is at night. */
  readonly notes: readonly string[];
}

export interface Choice {
  readonly value: string;
  readonly label: string;
}

/** Something the message leaves open. Answering it means reading again with `answers[id] = value` of a choice. */
export interface Question {
  readonly id: string;
  /** What it is about, in the sender's words. */
  readonly quote: string;
  readonly asks: string;
  readonly choices: readonly Choice[];
}

export interface SlotReading {
  /** Only what is certain, by time. What hangs on a question is not among them. */
  readonly slots: readonly Slot[];
  readonly questions: readonly Question[];
  /** About the whole message: clocks that change before the day, days without a time. */
  readonly warnings: readonly string[];
}

export interface SlotRequest {
  readonly message: string;
  /** When it came in: what "tomorrow" and "Tuesday" are counted from. */
  readonly receivedAt: Date;
  /** The choices made so far, by the id of the question. */
  readonly answers?: Readonly<Record<string, string>>;
}
