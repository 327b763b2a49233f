export interface RateLimit {
  /** What one member or one browser may have in one window; a plain call costs one. */
  readonly calls: number;
  readonly windowSeconds: number;
  /** What all callers of one address may have together that show no cookie of ours, where the usual share would be too much. */
  readonly newcomers?: number;
}

/** What a row gets that names no limit of its own: room for any person, none for a flood. */
export const defaultLimits = {
  read: { calls: 600, windowSeconds: 60 },
  write: { calls: 60, windowSeconds: 60 },
  page: { calls: 600, windowSeconds: 60 },
  /** A drawing takes some fifty times the work of a page, and is asked for by programs rather than by people. */
  picture: { calls: 20, windowSeconds: 60, newcomers: 120 },
} as const satisfies Record<string, RateLimit>;

/** Mobile networks put a whole suburb behind one address: it may have what so many people may have. */
const peoplePerAddress = 25;

/** Of those, so many may be new to us: whatever newcomers do, browsers we have seen before keep room of their own. */
const newcomersPerAddress = 20;

/** Newcomers are browsers at their first call, and programs. More of them in a second than this are no suburb. */
const newcomersPerSecond = 15;

/** What all visitors of one address may have together. */
export const ofAddress = ({ calls, windowSeconds }: RateLimit): RateLimit => ({
  calls: calls * peoplePerAddress,
  windowSeconds,
});

/** What all callers of one address may have together that show no cookie of ours. */
export function ofNewcomers({ calls, windowSeconds, newcomers }: RateLimit): RateLimit {
  const share = Math.min(calls * newcomersPerAddress, windowSeconds * newcomersPerSecond);
  return { calls: newcomers ?? Math.max(calls, share), windowSeconds };
}

/**
 * How many calls a process may take out of the shared count at once. Generous limits are handed out
 * in blocks, so that most calls cost no query; tight ones stay exact. Taking a block can only make
 * the limit stricter, never looser.
 * Of calls that cost more than one, a block holds ten, up to a tenth of the limit: otherwise every other search would ask.
 * Who comes back for more of a generous limit gets as much again as they had here in this window, up to a quarter of it; of another,
 * what one process holds would be missed in the next.
 */
export function blockSize({ calls }: RateLimit, cost: number = 1, had: number = 0): number {
  const block = Math.max(1, Math.floor(calls / 20));
  if (block === 1) return cost;
  const first = cost === 1 ? block : Math.max(cost, block, Math.min(10 * cost, share(calls, 10)));
  return calls < generous ? first : Math.max(first, Math.min(had, share(calls, 4)));
}

/** So many calls in a window are more than any person makes. */
const generous = 300;

const share = (calls: number, of: number): number => Math.floor(calls / of);
