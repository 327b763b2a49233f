import { Hono } from "hono";
import { bodyLimit } from "hono/body-limit";
import { z } from "zod";
import { defineEndpoints } from "#contract/endpoint.ts";
import type { Database } from "#server/adapters/database/port.ts";
import { aesGcmSecrets } from "#server/adapters/secrets/aes-gcm.ts";
import { AppError } from "#server/app-error.ts";
import { sessionKeeper } from "#server/features/accounts/session-keeper.ts";
import type { Handlers } from "#server/http/api/handler.ts";
import { mountEndpoints } from "#server/http/api/mount.ts";
import { plainForms } from "#server/http/api/plain-forms.ts";
import type { HttpEnv } from "#server/http/context.ts";
import { replyWithError } from "#server/http/errors.ts";
import { callersOf } from "#server/http/limits/callers.ts";
import { rateLimiter } from "#server/http/limits/rate-limit.ts";
import { sessionGate } from "#server/http/guards/session.ts";
import { signedNames } from "#server/http/limits/signed-names.ts";
import { createMetrics } from "#server/http/metrics.ts";
import { answeredWith, requestLog } from "#server/http/request-log.ts";
import { testClock } from "./clock.ts";
import { recordingLog } from "./log.ts";

/** A small contract with every kind of row, to test the pipeline itself before the product has them all. */
export const sampleRows = defineEndpoints({
  readNote: {
    method: "GET",
    path: "/api/notes/:id",
    access: "public",
    summary: "One note.",
    params: z.object({ id: z.coerce.number().int().min(1).max(2_147_483_647) }),
    query: z.object({ search: z.string().max(100).optional() }),
    reply: z.object({ id: z.number(), search: z.string().nullable() }),
  },
  writeNote: {
    method: "POST",
    path: "/api/notes",
    access: "signed-in",
    summary: "Keeps a note.",
    body: z.object({
      title: z.string().min(3, "Title must be at least 3 characters").max(50, "Title is too long"),
      tags: z.array(z.string().max(20)).max(5).default([]),
      isPublic: z.boolean().default(false),
    }),
    reply: z.object({ title: z.string() }),
    limit: { calls: 100_000, windowSeconds: 60 },
  },
  premiumOnly: {
    method: "GET",
    path: "/api/premium-thing",
    access: "premium",
    summary: "For members.",
    reply: z.object({ ok: z.literal(true) }),
  },
  employerOnly: {
    method: "GET",
    path: "/api/employer-thing",
    access: "employer",
    summary: "For employers.",
    reply: z.object({ ok: z.literal(true) }),
  },
  adminOnly: {
    method: "GET",
    path: "/api/admin-thing",
    access: "admin",
    summary: "For admins.",
    reply: z.object({ ok: z.literal(true) }),
  },
  tight: {
    method: "POST",
    path: "/api/tight",
    access: "public",
    summary: "Three calls a minute, for a browser or for all newcomers of an address.",
    reply: z.object({ ok: z.literal(true) }),
    limit: { calls: 3, windowSeconds: 60, newcomers: 3 },
  },
  breaks: {
    method: "POST",
    path: "/api/breaks",
    access: "public",
    summary: "Fails as told.",
    query: z.object({ how: z.string() }),
    reply: z.object({ ok: z.literal(true) }),
  },
});

const ok = () => ({ ok: true as const });

export function sampleApi(
  database: Database,
  failures: Readonly<Record<string, () => unknown>> = {},
) {
  const clock = testClock();
  const { log, lines } = recordingLog();
  const handlers: Handlers<typeof sampleRows> = {
    readNote: ({ params, query }) => ({ id: params.id, search: query.search ?? null }),
    writeNote: ({ body }) => ({ title: body.title, secret: "not in the reply schema" }),
    premiumOnly: ok,
    employerOnly: ok,
    adminOnly: ok,
    tight: ok,
    breaks: async ({ query }) => {
      await failures[query.how]?.();
      throw new AppError("not_found");
    },
  };
  const secret = "a secret for the sample";
  const devices = signedNames(secret, "device");
  const app = new Hono<HttpEnv>();
  app.onError((error, c) => replyWithError(c, error));
  app.use(
    requestLog(answeredWith({ log, metrics: createMetrics() }), 0),
    bodyLimit({ maxSize: 100 * 1024 }),
  );
  mountEndpoints(app, sampleRows, handlers, {
    callers: callersOf({
      limiter: rateLimiter(database, clock),
      isHttps: false,
      visitors: signedNames(secret, "visitor"),
      devices,
    }),
    sessions: sessionGate(sessionKeeper(database, clock), false, devices),
    forms: plainForms(aesGcmSecrets("a secret of the sample's own"), false),
    hasRoom: database.storage.hasRoom,
    alwaysThere: {},
  });
  return {
    clock,
    logLines: lines,
    request: async (path: string, init?: RequestInit, address = "203.0.113.7") =>
      app.request(path, init, { address }),
  };
}

export const jsonBody = (value: unknown): RequestInit => ({
  method: "POST",
  headers: { "content-type": "application/json" },
  body: typeof value === "string" ? value : JSON.stringify(value),
});
