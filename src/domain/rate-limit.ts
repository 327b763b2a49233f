export interface RateLimit {
  /** Calls allowed to one caller in one window. */
  readonly calls: number;
  readonly windowSeconds: number;
}

/** What a row gets that names no limit of its own: room for any person, none for a flood. */
export const defaultLimits = {
  read: { calls: 600, windowSeconds: 60 },
  write: { calls: 60, windowSeconds: 60 },
  page: { calls: 600, windowSeconds: 60 },
  /** A drawing takes some fifty times the work of a page. */
  picture: { calls: 120, windowSeconds: 60 },
} as const satisfies Record<string, RateLimit>;

/**
 * How many calls a process may take out of the shared count at once. Generous limits are handed out
 * in blocks, so that most calls cost no query; tight ones stay exact. Taking a block can only make
 * the limit stricter, never looser.
 */
export const blockSize = ({ calls }: RateLimit): number => Math.max(1, Math.floor(calls / 20));
