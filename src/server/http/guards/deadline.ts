import { createMiddleware } from "hono/factory";
import { AppError } from "#server/app-error.ts";
import type { HttpEnv } from "../context.ts";

const usualMs = 20_000;

/** The time one request may take, whatever it is spent on: who asks, how often, what they sent, and the answer. */
export class Deadline {
  readonly #request: () => AbortSignal;
  #timeUp: AbortController | undefined;
  #signal: AbortSignal | undefined;
  #timer: NodeJS.Timeout | undefined;
  #isTimeUp = false;
  #isOver: ((error: AppError) => void) | undefined;

  constructor(request: () => AbortSignal) {
    this.#request = request;
  }

  /** Ends when the client is gone or time is up. Made when first asked for: most handlers never do, and it costs more than they. */
  get signal(): AbortSignal {
    if (this.#signal !== undefined) return this.#signal;
    this.#timeUp = new AbortController();
    if (this.#isTimeUp) this.#timeUp.abort();
    this.#signal = AbortSignal.any([this.#request(), this.#timeUp.signal]);
    return this.#signal;
  }

  /** For an answer that goes on after it began, when nobody wants the rest of it. */
  end(): void {
    this.#isTimeUp = true;
    this.#timeUp?.abort();
  }

  /** From now on, for what is known to take its time. */
  allow(milliseconds: number): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => {
      this.end();
      this.#isOver?.(new AppError("timed_out", { retryAfterSeconds: 5 }));
    }, milliseconds);
  }

  async hold(work: () => Promise<void>, milliseconds: number): Promise<void> {
    const isOver = new Promise<never>((_, reject) => (this.#isOver = reject));
    this.allow(milliseconds);
    try {
      await Promise.race([work(), isOver]);
    } finally {
      clearTimeout(this.#timer);
    }
  }
}

/** Nobody waits for ever: when time is up the answer is 503, and what may still come is not sent. */
export const holdToDeadline = (milliseconds: number = usualMs) =>
  createMiddleware<HttpEnv>(async (c, next) => {
    const deadline = new Deadline(() => c.req.raw.signal);
    c.set("deadline", deadline);
    await deadline.hold(next, milliseconds);
  });
