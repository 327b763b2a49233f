/** Counts on labelled postings, written by `scripts/listings/measured.ts`. */
export const measured = {
  on: "2026-11-20",
  counts: {
    "open-said": {
      right: 107,
      of: 107,
    },
    "open-found": {
      right: 107,
      of: 115,
    },
    "closed-found": {
      right: 377,
      of: 380,
    },
    "closed-door": {
      right: 0,
      of: 573,
    },
    "pay-right": {
      right: 139,
      of: 142,
    },
    "pay-invented": {
      right: 0,
      of: 610,
    },
    marketing: {
      right: 387,
      of: 388,
    },
    role: {
      right: 378,
      of: 384,
    },
    experience: {
      right: 434,
      of: 447,
    },
    "scam-found": {
      right: 96,
      of: 379,
    },
    "scam-false": {
      right: 8,
      of: 584,
    },
  },
} as const;
