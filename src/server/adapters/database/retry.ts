import { AppError } from "#server/app-error.ts";
import { isCollision } from "./failure.ts";

const attempts = 4;

/** Runs a transaction again when it collided with another; gives up with 503 rather than a fault of ours. */
export async function withRetry<Result>(run: () => Promise<Result>): Promise<Result> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await run();
    } catch (error) {
      if (!isCollision(error)) throw error;
      if (attempt === attempts)
        throw new AppError("overloaded", { retryAfterSeconds: 1, cause: error });
    }
  }
}
