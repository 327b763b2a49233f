import { eq, sql } from "drizzle-orm";
import { blockSize, type RateLimit } from "#domain/rate-limit.ts";
import type { Clock } from "#server/adapters/clock/port.ts";
import type { Database } from "#server/adapters/database/port.ts";
import { rateLimits } from "#server/adapters/database/schema.ts";
import { AppError, fail } from "#server/app-error.ts";

export interface RateLimiter {
  /** Counts one call, or fails with 429 and the seconds to wait. */
  take(key: string, limit: RateLimit): Promise<void>;
  /** Fails like `take` when the limit is used up, and counts nothing. */
  check(key: string, limit: RateLimit): Promise<void>;
}

interface Block {
  left: number;
  readonly resetsAt: number;
  /** The window itself is used up: no need to ask again before it ends. */
  readonly isLast: boolean;
}

/** Counts live in the database, so they survive a restart and hold across processes. */
export function rateLimiter(database: Database, clock: Clock): RateLimiter {
  const blocks = new Map<string, Block>();
  const reserving = new Map<string, Promise<Block>>();

  async function reserve(key: string, limit: RateLimit, now: Date): Promise<Block> {
    const size = blockSize(limit);
    const freshReset = new Date(now.getTime() + limit.windowSeconds * 1000);
    const isOver = sql`${rateLimits.resetsAt} <= ${now.toISOString()}`;
    const [row] = await database.queries
      .insert(rateLimits)
      .values({ key, used: size, resetsAt: freshReset })
      .onConflictDoUpdate({
        target: rateLimits.key,
        set: {
          used: sql`case when ${isOver} then ${size} else least(${rateLimits.used}, ${limit.calls}) + ${size} end`,
          resetsAt: sql`case when ${isOver} then ${freshReset.toISOString()} else ${rateLimits.resetsAt} end`,
        },
      })
      .returning();
    if (row === undefined) return fail("internal");
    const overdrawn = Math.max(0, row.used - limit.calls);
    return {
      left: Math.max(0, size - overdrawn),
      resetsAt: row.resetsAt.getTime(),
      isLast: row.used >= limit.calls,
    };
  }

  /** Calls that come together share one block: each with its own, a burst would use up the window by itself. */
  function shared(key: string, limit: RateLimit, now: Date): Promise<Block> {
    const pending = reserving.get(key);
    if (pending !== undefined) return pending;
    const reserved = reserve(key, limit, now)
      .then((block) => {
        if (blocks.size >= 10_000) forgetOver(blocks, now);
        blocks.set(key, block);
        return block;
      })
      .finally(() => reserving.delete(key));
    reserving.set(key, reserved);
    return reserved;
  }

  return {
    async check(key, limit) {
      const now = clock.now();
      const [row] = await database.queries.select().from(rateLimits).where(eq(rateLimits.key, key));
      if (row !== undefined && row.used >= limit.calls && row.resetsAt > now)
        refuse(row.resetsAt.getTime(), now);
    },

    async take(key, limit) {
      const now = clock.now();
      let block = blocks.get(key);
      while (block === undefined || !isUsable(block, now)) block = await shared(key, limit, now);
      if (block.left === 0) refuse(block.resetsAt, now);
      block.left -= 1;
    },
  };
}

const isUsable = ({ resetsAt, left, isLast }: Block, now: Date): boolean =>
  resetsAt > now.getTime() && (left > 0 || isLast);

function refuse(resetsAt: number, now: Date): never {
  const retryAfterSeconds = Math.max(1, Math.ceil((resetsAt - now.getTime()) / 1000));
  throw new AppError("too_many_requests", { retryAfterSeconds });
}

function forgetOver(blocks: Map<string, Block>, now: Date): void {
  for (const [key, { resetsAt }] of blocks) if (resetsAt <= now.getTime()) blocks.delete(key);
  if (blocks.size >= 10_000) blocks.clear();
}
