import type { Hono } from "hono";
import type { User } from "#contract/accounts.ts";
import type { Endpoint, Endpoints } from "#contract/endpoint.ts";
import { refusalOf, type Refusal } from "#domain/access.ts";
import { defaultLimits, type RateLimit } from "#domain/rate-limit.ts";
import type { ErrorCode } from "#contract/errors.ts";
import { fail } from "#server/app-error.ts";
import type { HttpContext, HttpEnv } from "../context.ts";
import type { Caller, Callers } from "../limits/callers.ts";
import { sameViewerOnly } from "../guards/same-viewer.ts";
import { visitOf, type SessionGate } from "../guards/session.ts";
import type { Logger } from "#server/adapters/log/port.ts";
import { isJson, type Destination } from "#contract/rows/reply.ts";
import type { Call, Handlers } from "./handler.ts";
import { fitting, readInput } from "./input.ts";
import { answer } from "./kinds/answer.ts";
import { locationOf } from "./kinds/location.ts";
import { isPlainForm, type DoWaiting, type PlainForms } from "./plain-forms.ts";

interface Gates {
  readonly callers: Callers;
  readonly sessions: SessionGate;
  readonly hasRoom: () => boolean;
  readonly forms: PlainForms;
  /** The headers every answer carries. */
  readonly alwaysThere: Readonly<Record<string, string>>;
  readonly log: Logger;
}

/** Turns the contract into routes. Each runs: session, rate limit, same viewer, access, input, handler, reply. */
export function mountEndpoints<Rows extends Endpoints>(
  app: Hono<HttpEnv>,
  rows: Rows,
  handlers: Handlers<Rows>,
  gates: Gates,
): void {
  /** A form that waited goes through what its row asks for, but for what the sign-in has just gone through. */
  const doWaitingFor =
    (c: HttpContext, viewer: User): DoWaiting =>
    async ({ sentTo, fields }) => {
      const [name, row] =
        Object.entries(rows).find(([, { path, form }]) => path === sentTo && form?.waits) ??
        fail("not_found");
      const refusal = refusalOf(row.access, viewer);
      if (refusal !== null) fail(codeOf[refusal]);
      const body = row.body && fitting(row.body, fields);
      const handler = handlers[name] as (call: Call<Endpoint>) => unknown;
      await handler(callOf(c, { body, viewer }, gates));
      return row.form?.waits?.done ?? "";
    };

  for (const [name, row] of Object.entries(rows)) {
    // The types tie each handler to its row; inside this loop over all of them that tie cannot be written down.
    const handler = handlers[name] as (call: Call<Endpoint>) => unknown;
    const work = async (c: HttpContext): Promise<unknown> => {
      c.set("route", row.path);
      const viewer = (await gates.sessions.signedIn(c))?.user ?? null;
      const caller = gates.callers.of(c, viewer?.id ?? null, row.keepsRoomForDevices);
      const query = c.req.query();
      await countCall(c, name, row, query, caller, gates);
      sameViewerOnly(c, row, viewer);
      const refusal = refusalOf(row.access, viewer);
      if (refusal !== null) fail(codeOf[refusal]);
      const input = await readInput(c, row, query);
      if (row.mostSeconds !== undefined) c.get("deadline").allow(row.mostSeconds * 1000);
      const call = callOf(c, { ...input, viewer }, gates);
      const returned = await handler(call);
      if (row.setsNoCookie !== true) gates.callers.greet(c, caller);
      if (row.isShared?.(query) === true) c.env?.onShared?.();
      if (row.ownUntil !== undefined) c.env?.onOwnUntil?.(row.ownUntil);
      return returned;
    };
    app.on(row.method, [row.path], async (c) => {
      // Hono answers a HEAD as a GET without its body, and nobody would end the stream.
      if (c.req.method === "HEAD" && isStream(row)) fail("method_not_allowed");
      const doWaiting = (returned: unknown): DoWaiting | undefined =>
        // A row that signs in answers with whom.
        row.form?.signsIn && doWaitingFor(c, returned as User);
      if (row.form !== undefined && isPlainForm(c))
        return gates.forms.leadOn(c, { path: row.path, ...row.form }, async () => {
          const returned = await work(c);
          return { leadsTo: ownDestination(row, returned), doWaiting: doWaiting(returned) };
        });
      const returned = await work(c);
      const waiting = doWaiting(returned);
      if (waiting !== undefined) await gates.forms.afterSignIn(c, waiting);
      return answer(c, row, returned, gates);
    });
  }
}

const isStream = ({ reply }: Endpoint): boolean => !isJson(reply) && reply.kind === "stream";

/** Where an answer itself leads to; null for one that does not. */
const ownDestination = ({ reply }: Endpoint, returned: unknown): string | null =>
  !isJson(reply) && reply.kind === "redirect" ? locationOf(reply, returned as Destination) : null;

function callOf(c: HttpContext, input: object, { sessions, callers }: Gates): Call<Endpoint> {
  // What most handlers never ask for is made when one does.
  const call: object = {
    ...input,
    get session() {
      return sessions.sessionOf(c);
    },
    get visit() {
      return visitOf(c);
    },
    count: (what: string, limit: RateLimit) => callers.count(c, callers.of(c, null), what, limit),
    get signal() {
      return c.get("deadline").signal;
    },
  };
  return call as Call<Endpoint>;
}

const codeOf: Readonly<Record<Refusal, ErrorCode>> = {
  "sign-in-required": "not_signed_in",
  "premium-required": "premium_required",
  "employer-required": "employer_required",
  "admin-required": "admin_required",
};

async function countCall(
  c: HttpContext,
  name: string,
  row: Endpoint,
  query: Readonly<Record<string, string>>,
  caller: Caller,
  { callers, hasRoom }: Gates,
): Promise<void> {
  const isRead = row.method === "GET";
  // With the disk full counting would fail, and reading must go on.
  if (isRead && !hasRoom()) return;
  const limit = row.limit ?? (isRead ? defaultLimits.read : defaultLimits.write);
  await callers.count(c, caller, name, limit, row.cost?.(query));
}
