import { errorCatalogue, type ErrorCode } from "#contract/errors.ts";

interface Details {
  readonly fields?: Readonly<Record<string, string>>;
  readonly retryAfterSeconds?: number;
  readonly cause?: unknown;
  /** What is there now, as its endpoint presents it, for whoever started from something older. */
  readonly current?: unknown;
}

/** A failure with a code from the catalogue. What the reader sees comes from there; the cause only goes to the log. */
export class AppError extends Error {
  readonly code: ErrorCode;
  readonly fields: Readonly<Record<string, string>> | undefined;
  readonly retryAfterSeconds: number | undefined;
  readonly current: unknown;

  constructor(code: ErrorCode, { fields, retryAfterSeconds, cause, current }: Details = {}) {
    super(errorCatalogue[code].message, { cause });
    this.name = "AppError";
    this.code = code;
    this.fields = fields;
    this.retryAfterSeconds = retryAfterSeconds;
    this.current = current;
  }
}

export function fail(code: ErrorCode, details?: Details): never {
  throw new AppError(code, details);
}

/** An error and what lies behind it. Drivers wrap what went wrong, sometimes more than once. */
export function* causeChain(error: unknown): Generator<Error> {
  for (
    let link = error, depth = 0;
    link instanceof Error && depth < 5;
    link = link.cause, depth += 1
  )
    yield link;
}
