import { HTTPException } from "hono/http-exception";
import { errorCatalogue, type ErrorReply } from "#contract/errors.ts";
import { databaseFailure } from "#server/adapters/database/failure.ts";
import { AppError, causeChain } from "#server/app-error.ts";
import type { HttpContext } from "./context.ts";

/** Every failure becomes one of the catalogue's; what nobody foresaw is `internal` and says nothing. */
export function toAppError(error: unknown): AppError {
  const known = causeChain(error).find((link) => link instanceof AppError);
  if (known !== undefined) return known;
  const code = databaseFailure(error);
  if (code !== null) return new AppError(code, { cause: error, retryAfterSeconds: 2 });
  if (error instanceof HTTPException && error.status === 413) return new AppError("body_too_large");
  return new AppError("internal", { cause: error });
}

/** What a failure says outside, with its status. */
export function errorReplyOf(error: unknown, requestId: string) {
  const { code, fields, current, retryAfterSeconds } = toAppError(error);
  const entry = errorCatalogue[code];
  const { status, message } = entry;
  const full: ErrorReply = {
    code,
    message,
    ...(fields !== undefined && { fields }),
    ...(current !== undefined && { current }),
    ...(retryAfterSeconds !== undefined && { retryAfterSeconds: Math.ceil(retryAfterSeconds) }),
    ...(status >= 500 && { requestId }),
  };
  return { status, body: "beside" in entry ? { message, ...entry.beside } : full };
}

export function replyWithError(c: HttpContext, error: unknown): Response {
  const { retryAfterSeconds, cause } = toAppError(error);
  const { status, body } = errorReplyOf(error, c.get("requestId"));
  if (status >= 500) c.set("failure", cause ?? error);
  if (retryAfterSeconds !== undefined)
    c.header("Retry-After", String(Math.ceil(retryAfterSeconds)));
  c.header("Content-Type", "application/json; charset=utf-8");
  c.header("Cache-Control", "private, no-store");
  return c.body(JSON.stringify(body), status);
}
