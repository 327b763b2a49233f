import { sql } from "drizzle-orm";
import { clockSlackMs } from "#domain/calendar/moments.ts";
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
  /** The same under several keys, or under none of them: what the first refuses costs the others nothing. */
  takeAll(keys: ReadonlyMap<string, RateLimit>, cost?: number): Promise<Taken>;
  /** The same, counted by this process alone and forgotten with it: for callers of whom there may be any number. */
  takeHere(key: string, limit: RateLimit, cost?: number): Taken;
  /** Fails like `take` if this process knows that nothing is left, without asking anybody. */
  refuseIfUsedUp(key: string): void;
}

interface Block {
  left: number;
  /** All that this process took out of the window. */
  readonly had: number;
  readonly resetsAt: number;
  readonly windowMs: number;
  /** The window itself is used up: no need to ask again before it ends. */
  readonly isLast: boolean;
}

type Blocks = Map<string, Block>;

/** A block that has to be taken out of the shared count. */
interface Wanted {
  readonly key: string;
  readonly limit: RateLimit;
  readonly size: number;
}

/** What a process remembers of callers. Forgetting one costs a query, or lets a browser begin anew below its address's limit. */
const mostRemembered = 10_000;

/** Counts live in the database, so they survive a restart and hold across processes. */
export function rateLimiter(database: Database, clock: Clock): RateLimiter {
  const blocks: Blocks = new Map();
  const here: Blocks = new Map();
  const reserving = new Map<string, Promise<void>>();

  /** One statement for all of them. */
  async function reserve(asked: readonly Wanted[], now: Date): Promise<void> {
    const excluded = { used: sql`excluded.used`, resetsAt: sql`excluded.resets_at` };
    // An end further away than a whole window was set by a clock that was wrong.
    const isOver = sql`(${rateLimits.resetsAt} <= ${now.toISOString()}
      or ${rateLimits.resetsAt} > ${excluded.resetsAt} + make_interval(secs => ${clockSlackMs / 1000}))`;
    const callsOfEach = asked.map(({ key, limit }) => sql`when ${key} then ${limit.calls}::int`);
    const calls = sql`case ${rateLimits.key} ${sql.join(callsOfEach, sql` `)} end`;
    const rows = await database.queries
      .insert(rateLimits)
      .values(asked.map((one) => ({ key: one.key, used: one.size, resetsAt: endOf(one, now) })))
      .onConflictDoUpdate({
        target: rateLimits.key,
        set: {
          used: sql`case when ${isOver} then ${excluded.used} else least(${rateLimits.used}, ${calls}) + ${excluded.used} end`,
          resetsAt: sql`case when ${isOver} then ${excluded.resetsAt} else ${rateLimits.resetsAt} end`,
        },
      })
      .returning();
    for (const { key, used, resetsAt } of rows) {
      const one = asked.find((other) => other.key === key) ?? fail("internal");
      const overdrawn = Math.max(0, used - one.limit.calls);
      const before = blocks.get(key);
      const taken = Math.max(0, one.size - overdrawn);
      // What was left over is of the same window, and too little for the call that asked.
      const over = before?.resetsAt === resetsAt.getTime() ? before : { left: 0, had: 0 };
      remember(blocks, key, {
        left: taken + over.left,
        had: taken + over.had,
        resetsAt: resetsAt.getTime(),
        windowMs: one.limit.windowSeconds * 1000,
        isLast: used >= one.limit.calls,
      });
    }
  }

  /** Calls that come together share one block: each with its own, a burst would use up the window by itself. */
  async function shared(asked: readonly Wanted[], now: Date): Promise<void> {
    // In one order for everybody, so that no two wait for each other's rows.
    const fresh = asked
      .filter(({ key }) => !reserving.has(key))
      .toSorted((one, other) => (one.key < other.key ? -1 : 1));
    if (fresh.length > 0) {
      const reserved = reserve(fresh, now).finally(() => {
        for (const { key } of fresh) reserving.delete(key);
      });
      for (const { key } of fresh) reserving.set(key, reserved);
    }
    await Promise.all(asked.map(async ({ key }) => reserving.get(key)));
  }

  async function takeAll(keys: ReadonlyMap<string, RateLimit>, cost: number): Promise<Taken> {
    const now = clock.now();
    const blockOf = (key: string): Block | undefined => {
      const block = blocks.get(key);
      return block !== undefined && isOn(block, now) ? block : undefined;
    };
    for (;;) {
      const missing: Wanted[] = [];
      for (const [key, limit] of keys) {
        const block = blockOf(key);
        if (block !== undefined && block.left >= cost) continue;
        if (block?.isLast === true) refuse(block, now);
        missing.push({ key, limit, size: blockSize(limit, cost, block?.had) });
      }
      if (missing.length === 0) break;
      await shared(missing, now);
    }
    const taken = [...keys.keys()].flatMap((key) => {
      const block = blockOf(key);
      return block === undefined ? [] : [takeFrom(blocks, key, block, cost, now)];
    });
    return {
      giveBack() {
        for (const one of taken) one.giveBack();
      },
    };
  }

  return {
    take: (key, limit, cost = 1) => takeAll(new Map([[key, limit]]), cost),
    takeAll: (keys, cost = 1) => takeAll(keys, cost),

    takeHere(key, limit, cost = 1) {
      const now = clock.now();
      const known = here.get(key);
      if (known !== undefined && isOn(known, now)) return takeFrom(here, key, known, cost, now);
      const windowMs = limit.windowSeconds * 1000;
      const resetsAt = now.getTime() + windowMs;
      const block = { left: limit.calls, had: limit.calls, resetsAt, windowMs, isLast: true };
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

const endOf = ({ limit }: Wanted, now: Date): Date =>
  new Date(now.getTime() + limit.windowSeconds * 1000);

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
