import type { measured } from "./measured.ts";

type Measure = keyof (typeof measured)["counts"];

/**
 * The same measures on half of the postings, chosen by chance, counted before anybody had looked at them (`docs/listing-facts.md`).
 * In per cent; null where it was not counted then.
 */
export const unseen: Readonly<Record<Measure, number | null>> = {
  "open-said": 98,
  "open-found": 79,
  "closed-found": 97,
  "closed-door": 0,
  "pay-right": 86,
  "pay-invented": 0,
  marketing: null,
  role: 96,
  experience: null,
  "scam-found": 16,
  "scam-false": 1.4,
};
