import type { Hono } from "hono";
import type { Endpoint, Endpoints } from "#contract/endpoint.ts";
import { refusalOf, type Refusal } from "#domain/access.ts";
import { defaultLimits } from "#domain/rate-limit.ts";
import type { ErrorCode } from "#contract/errors.ts";
import { AppError, fail } from "#server/app-error.ts";
import type { HttpContext, HttpEnv } from "../context.ts";
import type { RateLimiter } from "../guards/rate-limit.ts";
import { visitOf, type SessionGate } from "../guards/session.ts";
import type { Call, Handlers } from "./handler.ts";
import { readInput } from "./input.ts";

interface Gates {
  readonly limiter: RateLimiter;
  readonly sessions: SessionGate;
  readonly hasRoom: () => boolean;
}

const timeLimitMs = 20_000;

/** Turns the contract into routes. Each runs: session, rate limit, access, input, handler, reply. */
export function mountEndpoints<Rows extends Endpoints>(
  app: Hono<HttpEnv>,
  rows: Rows,
  handlers: Handlers<Rows>,
  gates: Gates,
): void {
  for (const [name, row] of Object.entries(rows)) {
    // The types tie each handler to its row; inside this loop over all of them that tie cannot be written down.
    const handler = handlers[name] as (call: Call<Endpoint>) => unknown;
    app.on(row.method, [row.path], async (c) => {
      c.set("route", row.path);
      const viewer = (await gates.sessions.signedIn(c))?.user ?? null;
      await countCall(c, name, row, viewer?.id ?? null, gates);
      const refusal = refusalOf(row.access, viewer);
      if (refusal !== null) fail(codeOf[refusal]);
      const input = await readInput(c, row);
      const signal = AbortSignal.any([c.req.raw.signal, AbortSignal.timeout(timeLimitMs)]);
      const session = gates.sessions.sessionOf(c);
      const call: object = { ...input, viewer, session, visit: visitOf(c), signal };
      const reply = row.reply.parse(await withinTime(handler(call as Call<Endpoint>), signal));
      c.header("Content-Type", "application/json; charset=utf-8");
      c.header("Cache-Control", "private, no-store");
      if (row.downloadAs !== undefined) {
        c.header("Content-Disposition", `attachment; filename="${row.downloadAs}"`);
      }
      return c.body(JSON.stringify(reply));
    });
  }
}

const codeOf: Readonly<Record<Refusal, ErrorCode>> = {
  "sign-in-required": "not_signed_in",
  "premium-required": "premium_required",
  "employer-required": "employer_required",
  "admin-required": "admin_required",
};

/** Signed in, people are counted by account, so that an office behind one address is not one caller. */
async function countCall(
  c: HttpContext,
  name: string,
  row: Endpoint,
  userId: number | null,
  { limiter, hasRoom }: Gates,
): Promise<void> {
  const isRead = row.method === "GET";
  // With the disk full counting would fail, and reading must go on.
  if (isRead && !hasRoom()) return;
  const limit = row.limit ?? (isRead ? defaultLimits.read : defaultLimits.write);
  await limiter.take(`${name} ${userId === null ? c.get("address") : `user ${userId}`}`, limit);
}

async function withinTime(work: unknown, signal: AbortSignal): Promise<unknown> {
  let onAbort: (() => void) | undefined;
  const timeUp = new Promise<never>((_, reject) => {
    onAbort = () =>
      reject(new AppError("timed_out", { retryAfterSeconds: 5, cause: signal.reason }));
    signal.addEventListener("abort", onAbort, { once: true });
  });
  try {
    return await Promise.race([work, timeUp]);
  } finally {
    if (onAbort !== undefined) signal.removeEventListener("abort", onAbort);
  }
}
