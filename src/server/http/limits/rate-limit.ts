import { setImmediate } from "node:timers/promises";
import { clockSlackMs } from "#domain/calendar/moments.ts";
import { blockSize, type RateLimit } from "#domain/rate-limit.ts";
import type { Clock } from "#server/adapters/clock/port.ts";
import type { Database } from "#server/adapters/database/port.ts";
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

/** Blocks that will be taken together. */
interface Gathering {
  readonly asked: Map<string, Wanted>;
  readonly reserved: Promise<void>;
}

/** What a process remembers of callers. Forgetting one costs a query, or lets a browser begin anew below its address's limit. */
const mostRemembered = 10_000;

/** An end further away than a whole window was set by a clock that was wrong. */
const isOver = `(known.resets_at <= $2::timestamptz
  or known.resets_at > excluded.resets_at + make_interval(secs => ${clockSlackMs / 1000}))`;

/**
 * All blocks that are asked for in one statement; the count of a window that is used up stays where it is. In one order for
 * everybody, so that no two processes wait for each other's rows.
 */
const takeBlocks = `
  with asked as (
    select * from json_to_recordset($1) as one(key text, size int, calls int, ends timestamptz)
  )
  insert into rate_limits as known (key, used, resets_at)
  select key, size, ends from asked order by key
  on conflict (key) do update set
    used = case
      when ${isOver} then excluded.used
      else least(known.used, (select calls from asked where asked.key = known.key)) + excluded.used
    end,
    resets_at = case when ${isOver} then excluded.resets_at else known.resets_at end
  returning key, used, round(extract(epoch from resets_at) * 1000)::float8 as "resetsAt"`;

interface Reserved {
  readonly key: string;
  /** What all processes took, with what was asked for just now. */
  readonly used: number;
  readonly resetsAt: number;
}

/** Counts live in the database, so they survive a restart and hold across processes. */
export function rateLimiter(database: Database, clock: Clock): RateLimiter {
  const blocks: Blocks = new Map();
  const here: Blocks = new Map();
  const reserving = new Map<string, Promise<void>>();
  let gathering: Gathering | null = null;

  async function reserve(asked: ReadonlyMap<string, Wanted>): Promise<void> {
    const now = clock.now();
    const wanted = [...asked.values()].map(({ key, limit, size }) => ({
      key,
      size,
      calls: limit.calls,
      ends: new Date(now.getTime() + limit.windowSeconds * 1000),
    }));
    const text = JSON.stringify(wanted);
    const { rows } = await database.executeSql(takeBlocks, [text, now.toISOString()]);
    // The statement says what its rows hold.
    for (const { key, used, resetsAt } of rows as unknown as Reserved[]) {
      const { limit, size } = asked.get(key) ?? fail("internal");
      const overdrawn = Math.max(0, used - limit.calls);
      const before = blocks.get(key);
      const taken = Math.max(0, size - overdrawn);
      // What was left over is of the same window, and too little for the call that asked.
      const over = before?.resetsAt === resetsAt ? before : { left: 0, had: 0 };
      remember(blocks, key, {
        left: taken + over.left,
        had: taken + over.had,
        resetsAt,
        windowMs: limit.windowSeconds * 1000,
        isLast: used >= limit.calls,
      });
    }
  }

  /** Whoever asks in the same turn of the process shares a statement: on a board's first visit, everybody needs a block. */
  async function reserveTogether(asked: ReadonlyMap<string, Wanted>): Promise<void> {
    await setImmediate();
    gathering = null;
    try {
      await reserve(asked);
    } finally {
      for (const key of asked.keys()) reserving.delete(key);
    }
  }

  function newGathering(): Gathering {
    const asked = new Map<string, Wanted>();
    return { asked, reserved: reserveTogether(asked) };
  }

  /** Calls that come together share one block: each with its own, a burst would use up the window by itself. */
  async function shared(asked: readonly Wanted[]): Promise<void> {
    for (const one of asked.filter(({ key }) => !reserving.has(key))) {
      gathering ??= newGathering();
      gathering.asked.set(one.key, one);
      reserving.set(one.key, gathering.reserved);
    }
    await Promise.all(asked.map(async ({ key }) => reserving.get(key)));
  }

  async function takeAll(keys: ReadonlyMap<string, RateLimit>, cost: number): Promise<Taken> {
    let now = clock.now();
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
      await shared(missing);
      now = clock.now();
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
