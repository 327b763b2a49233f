import { sql } from "drizzle-orm";
import { clockSlackMs, tooFarAhead } from "#domain/moments.ts";
import { blockSize, type RateLimit } from "#domain/rate-limit.ts";
import type { Clock } from "#server/adapters/clock/port.ts";
import type { Database } from "#server/adapters/database/port.ts";
import { rateLimits } from "#server/adapters/database/schema.ts";
import { AppError, fail } from "#server/app-error.ts";

/** Something that was counted and turned out not to count. */
export interface Taken {
  giveBack(): void;
}

export interface RateLimiter {
  /** Counts a call at its cost, or fails with 429 and the seconds to wait. */
  take(key: string, limit: RateLimit, cost?: number): Promise<Taken>;
  /** The same, counted by this process alone and forgotten with it: for callers of whom there may be any number. */
  takeHere(key: string, limit: RateLimit, cost?: number): Taken;
  /** Fails like `take` if this process knows that nothing is left, without asking anybody. */
  refuseIfUsedUp(key: string): void;
}

interface Block {
  left: number;
  readonly resetsAt: number;
  readonly windowMs: number;
  /** The window itself is used up: no need to ask again before it ends. */
  readonly isLast: boolean;
}

type Blocks = Map<string, Block>;

/** What a process remembers of callers. Forgetting one costs a query, or lets a browser begin anew below its address's limit. */
const mostRemembered = 10_000;

/** Counts live in the database, so they survive a restart and hold across processes. */
export function rateLimiter(database: Database, clock: Clock): RateLimiter {
  const blocks: Blocks = new Map();
  const here: Blocks = new Map();
  const reserving = new Map<string, Promise<Block>>();

  async function reserve(key: string, limit: RateLimit, size: number, now: Date): Promise<Block> {
    const windowMs = limit.windowSeconds * 1000;
    const freshReset = new Date(now.getTime() + windowMs).toISOString();
    const isOver = sql`(${rateLimits.resetsAt} <= ${now.toISOString()} or ${rateLimits.resetsAt} > ${farReset(now, windowMs)})`;
    const [row] = await database.queries
      .insert(rateLimits)
      .values({ key, used: size, resetsAt: new Date(freshReset) })
      .onConflictDoUpdate({
        target: rateLimits.key,
        set: {
          used: sql`case when ${isOver} then ${size} else least(${rateLimits.used}, ${limit.calls}) + ${size} end`,
          resetsAt: sql`case when ${isOver} then ${freshReset} else ${rateLimits.resetsAt} end`,
        },
      })
      .returning();
    if (row === undefined) return fail("internal");
    const overdrawn = Math.max(0, row.used - limit.calls);
    return {
      left: Math.max(0, size - overdrawn),
      resetsAt: row.resetsAt.getTime(),
      windowMs,
      isLast: row.used >= limit.calls,
    };
  }

  /** Calls that come together share one block: each with its own, a burst would use up the window by itself. */
  function shared(key: string, limit: RateLimit, cost: number, now: Date): Promise<Block> {
    const pending = reserving.get(key);
    if (pending !== undefined) return pending;
    const reserved = reserve(key, limit, Math.max(blockSize(limit), cost), now)
      .then((block) => {
        const before = blocks.get(key);
        // What was left over is of the same window, and too little for the call that asked.
        if (before?.resetsAt === block.resetsAt) block.left += before.left;
        remember(blocks, key, block);
        return block;
      })
      .finally(() => reserving.delete(key));
    reserving.set(key, reserved);
    return reserved;
  }

  return {
    async take(key, limit, cost = 1) {
      const now = clock.now();
      let block = blocks.get(key);
      while (block === undefined || !isOn(block, now) || (block.left < cost && !block.isLast))
        block = await shared(key, limit, cost, now);
      return takeFrom(blocks, key, block, cost, now);
    },

    takeHere(key, limit, cost = 1) {
      const now = clock.now();
      const known = here.get(key);
      if (known !== undefined && isOn(known, now)) return takeFrom(here, key, known, cost, now);
      const windowMs = limit.windowSeconds * 1000;
      const resetsAt = now.getTime() + windowMs;
      const block = { left: limit.calls, resetsAt, windowMs, isLast: true };
      remember(here, key, block);
      return takeFrom(here, key, block, cost, now);
    },

    refuseIfUsedUp(key) {
      const now = clock.now();
      const block = blocks.get(key);
      if (block !== undefined && isOn(block, now) && block.isLast && block.left === 0)
        refuse(block, now);
    },
  };
}

/** An end further away than a whole window was set by a clock that was wrong. */
function isOn({ resetsAt, windowMs }: Block, now: Date): boolean {
  const leftMs = resetsAt - now.getTime();
  return leftMs > 0 && leftMs <= windowMs + clockSlackMs;
}

const farReset = (now: Date, windowMs: number): string =>
  tooFarAhead(new Date(now.getTime() + windowMs)).toISOString();

function takeFrom(blocks: Blocks, key: string, block: Block, cost: number, now: Date): Taken {
  if (block.left < cost) refuse(block, now);
  block.left -= cost;
  return {
    giveBack() {
      const current = blocks.get(key);
      if (current?.resetsAt === block.resetsAt) current.left += cost;
    },
  };
}

function refuse({ resetsAt }: Block, now: Date): never {
  const retryAfterSeconds = Math.max(1, Math.ceil((resetsAt - now.getTime()) / 1000));
  throw new AppError("too_many_requests", { retryAfterSeconds });
}

/** The longest known make room. */
function remember(blocks: Blocks, key: string, block: Block): void {
  blocks.delete(key);
  for (const oldest of blocks.keys()) {
    if (blocks.size < mostRemembered) break;
    blocks.delete(oldest);
  }
  blocks.set(key, block);
}
