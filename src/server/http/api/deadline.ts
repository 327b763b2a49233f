import { AppError } from "#server/app-error.ts";

const timeLimitMs = 20_000;

/** The time one call may take. */
export class Deadline {
  readonly #request: () => AbortSignal;
  readonly #timeUp = new AbortController();
  #signal: AbortSignal | undefined;

  constructor(request: () => AbortSignal) {
    this.#request = request;
  }

  /** Ends when the client is gone or time is up. Made when first asked for: most handlers never do, and it costs more than they. */
  get signal(): AbortSignal {
    this.#signal ??= AbortSignal.any([this.#request(), this.#timeUp.signal]);
    return this.#signal;
  }

  async holdTo(work: unknown): Promise<unknown> {
    let timer: NodeJS.Timeout | undefined;
    const isOver = new Promise<never>((_, reject) => {
      timer = setTimeout(() => {
        this.#timeUp.abort();
        reject(new AppError("timed_out", { retryAfterSeconds: 5 }));
      }, timeLimitMs);
    });
    try {
      return await Promise.race([work, isOver]);
    } finally {
      clearTimeout(timer);
    }
  }
}
