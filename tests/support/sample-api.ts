import type { AddressInfo } from "node:net";
import { Hono } from "hono";
import { onTestFinished } from "vitest";
import { z } from "zod";
import { defineEndpoints } from "#contract/endpoint.ts";
import { file, redirect, stream } from "#contract/rows/reply.ts";
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
import { limitBodies } from "#server/http/guards/body-limits.ts";
import { holdToDeadline } from "#server/http/guards/deadline.ts";
import { sameOriginOnly } from "#server/http/guards/origin.ts";
import { sessionGate } from "#server/http/guards/session.ts";
import { signedNames } from "#server/http/limits/signed-names.ts";
import { createMetrics } from "#server/http/metrics.ts";
import { answeredWith, requestLog } from "#server/http/request-log.ts";
import { httpServer, listen } from "#server/listen.ts";
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
  changeNote: {
    method: "PATCH",
    path: "/api/notes/:id",
    access: "signed-in",
    summary: "Changes what is given of a note.",
    params: z.object({ id: z.coerce.number().int().min(1) }),
    body: z.object({ title: z.string().max(50).optional() }),
    reply: z.object({ id: z.number(), title: z.string().nullable() }),
  },
  notesAsFile: {
    method: "GET",
    path: "/api/notes-as-file",
    access: "premium",
    summary: "All notes as a table, in pieces.",
    query: z.object({ breaks: z.enum(["before", "later"]).optional() }),
    reply: file({ name: "notes.csv" }),
    limit: { calls: 3, windowSeconds: 60 },
  },
  noteAs: {
    method: "POST",
    path: "/api/notes/:id/as",
    access: "signed-in",
    summary: "One note as a file of the kind asked for.",
    params: z.object({ id: z.coerce.number().int().min(1) }),
    body: z.object({ name: z.string().max(300), ending: z.enum(["ics", "txt", "png"]) }),
    reply: file({ endings: ["ics", "png"], isShown: true }),
  },
  watchNotes: {
    method: "POST",
    path: "/api/notes/watch",
    access: "admin",
    summary: "Tells of notes as they come.",
    body: z.object({ how: z.string().max(20) }),
    reply: stream(z.object({ id: z.number(), title: z.string() })),
    limit: { calls: 3, windowSeconds: 60 },
  },
  addPictures: {
    method: "POST",
    path: "/api/notes/:id/pictures",
    access: "employer",
    summary: "Adds pictures to a note.",
    params: z.object({ id: z.coerce.number().int().min(1) }),
    upload: {
      pictures: { endings: ["png", "jpg"], mostBytes: 300_000, most: 2 },
      table: { endings: ["csv"], mostBytes: 1_000, isOptional: true },
    },
    body: z.object({ caption: z.string().max(20) }),
    reply: z.object({ names: z.array(z.string()), caption: z.string(), bytes: z.number() }),
    limit: { calls: 100, windowSeconds: 60 },
  },
  leadOn: {
    method: "GET",
    path: "/api/lead-on",
    access: "signed-in",
    summary: "Leads to a page, or to the print shop.",
    query: z.object({ to: z.string() }),
    reply: redirect({ hosts: ["print.example"] }),
    limit: { calls: 100, windowSeconds: 60 },
  },
});

interface Note {
  readonly id: number;
  readonly title: string;
}

const notes: readonly Note[] = [
  { id: 1, title: "One" },
  { id: 2, title: "Two" },
];

async function* allNotes(): AsyncGenerator<Note> {
  yield* notes;
}

const sampleOrigin = "http://localhost";

const ok = () => ({ ok: true as const });

export function sampleApi(
  database: Database,
  failures: Readonly<Record<string, () => unknown>> = {},
  /** What is told by `watchNotes`, by the word it is asked with. */
  streams: Readonly<Record<string, (signal: AbortSignal) => AsyncIterable<Note>>> = {},
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
    changeNote: ({ params, body }) => ({ id: params.id, title: body.title ?? null }),
    async *notesAsFile({ query }) {
      if (query.breaks === "before") throw new AppError("job_closed");
      yield "id,title\n";
      for (const { id, title } of notes) yield `${id},${title}\n`;
      if (query.breaks === "later") throw new Error("The table is gone");
    },
    noteAs: ({ body }) => ({
      // What does not fit the row must not get past it, whatever the types were told.
      name: `${body.name}.${body.ending as "ics"}`,
      body: body.ending === "png" ? new Uint8Array([1, 2, 3]) : "BEGIN:VCALENDAR",
    }),
    watchNotes: ({ body, signal }) => (streams[body.how] ?? allNotes)(signal),
    addPictures: ({ files, body }) => ({
      names: [...files.pictures, ...files.table].map(({ name, ending }) => `${name} ${ending}`),
      caption: body.caption,
      bytes: files.pictures.reduce((sum, { bytes }) => sum + bytes.length, 0),
    }),
    leadOn: ({ query: { to } }) => (to.startsWith("/") ? (to as "/") : new URL(to)),
  };
  const secret = "a secret for the sample";
  const devices = signedNames(secret, "device");
  const app = new Hono<HttpEnv>();
  app.onError((error, c) => replyWithError(c, error));
  app.use(
    requestLog(answeredWith({ log, metrics: createMetrics() }), 0),
    holdToDeadline(),
    sameOriginOnly([sampleOrigin], sampleRows),
    limitBodies(sampleRows),
  );
  mountEndpoints(app, sampleRows, handlers, {
    callers: callersOf({
      limiter: rateLimiter(database, clock),
      isHttps: false,
      visitors: signedNames(secret, "visitor"),
      devices,
    }),
    sessions: sessionGate(sessionKeeper(database, clock), false, devices),
    forms: plainForms({
      secrets: aesGcmSecrets("a secret of the sample's own"),
      clock,
      isHttps: false,
    }),
    hasRoom: database.storage.hasRoom,
    alwaysThere: {},
    log,
  });
  return {
    clock,
    logLines: lines,
    request: async (path: string, init?: RequestInit, address = "203.0.113.7") =>
      app.request(path, init, { address }),
    /** Listens on a port of its own until the test is over, and says where. */
    async serve(): Promise<string> {
      const server = httpServer({
        fetch: app.fetch,
        inFront: (_request, _response, next) => next(),
        alwaysThere: {},
      });
      await listen(server, 0);
      onTestFinished(() => {
        server.closeAllConnections();
        server.close();
      });
      return `http://localhost:${(server.address() as AddressInfo).port}`;
    },
  };
}

export const jsonBody = (value: unknown): RequestInit => ({
  method: "POST",
  headers: { "content-type": "application/json" },
  body: typeof value === "string" ? value : JSON.stringify(value),
});
