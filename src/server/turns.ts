import { AppError } from "./app-error.ts";

interface Room {
  readonly atOnce: number;
  readonly waiting: number;
}

/** Does only so much of some heavy work at once. The rest waits its turn; what finds no room to wait is refused. */
export function turns(room: Room): <Result>(work: () => Promise<Result>) => Promise<Result> {
  let free = room.atOnce;
  const waiting: (() => void)[] = [];

  async function place(): Promise<void> {
    if (free > 0) {
      free -= 1;
      return;
    }
    if (waiting.length >= room.waiting) throw new AppError("overloaded", { retryAfterSeconds: 5 });
    await new Promise<void>((resolve) => waiting.push(resolve));
  }

  return async (work) => {
    await place();
    try {
      return await work();
    } finally {
      // Handed over, not given up: between the two nobody can slip in.
      const next = waiting.shift();
      if (next === undefined) free += 1;
      else next();
    }
  };
}
