import { expect, test } from "vitest";
import { endpoints } from "#contract/index.ts";
import type { Endpoint } from "#contract/endpoint.ts";
import { errorReply, type ErrorCode } from "#contract/errors.ts";
import { isJson } from "#contract/rows/reply.ts";
import { testApp, freshTables, type TestApp } from "./support/test-app.ts";
import { admitted, traitsOf, viewers, type Who } from "./http/row-kinds/viewers.ts";

/** Every endpoint as every kind of viewer, from the contract's own rows: a new row is covered the moment it exists. */

/** What a row says to whom it does not admit. */
const refusals = {
  public: "not_signed_in",
  "signed-in": "not_signed_in",
  premium: "premium_required",
  employer: "employer_required",
  admin: "admin_required",
} as const satisfies Record<Endpoint["access"], ErrorCode>;

/** What only a handler, or the reading of its input, says to somebody who was let in. No gate and no fault of ours is among them. */
const inside: ReadonlySet<string> = new Set<ErrorCode>([
  "invalid_input",
  "form_expected",
  "not_found",
  "unknown_payment",
  "payment_required",
  "already_premium",
  "nothing_to_cancel",
  "cannot_resume",
  "no_card_page",
  "too_late_to_undo",
  "company_missing",
]);

const database = await freshTables();

/** What became of a call, in a few words: so that one comparison shows every viewer for whom it is not as it should be. */
async function callAs(who: Who, row: Endpoint, app: TestApp): Promise<string> {
  const linesBefore = app.logLines.length;
  const traits = traitsOf(who, app.clock.now());
  const path = row.path.replaceAll(/:\w+/g, "1");
  const init: RequestInit =
    row.body === undefined
      ? { method: row.method }
      : { method: row.method, body: "{}", headers: { "content-type": "application/json" } };
  const send = traits === null ? app.request : await app.as(await app.build.user(traits));
  const response = await send(path, init);
  // An address that nobody answers says "not found" too; only a row leaves its name in the log.
  const lines = app.logLines.slice(linesBefore);
  if (!lines.some((line) => line.includes(`"route":${JSON.stringify(row.path)}`)))
    return "no such row";
  if (response.status < 400)
    return (await isOfItsKind(row, response)) ? "let in" : "another kind of reply";
  const body: unknown = await response.json();
  const { code } = errorReply.strict().parse(body);
  return inside.has(code) ? "let in" : `${response.status} ${code}`;
}

async function isOfItsKind(row: Endpoint, response: Response): Promise<boolean> {
  if (isJson(row.reply)) return row.reply.safeParse(await response.json()).success;
  const { kind } = row.reply;
  const sign = { redirect: "location", file: "content-disposition", stream: "x-accel-buffering" };
  return response.headers.has(sign[kind]);
}

function expected(who: Who, row: Endpoint): string {
  // Opened by a signature over their bytes; who is signed in changes nothing.
  if (row.takesRaw === true) return "401 bad_signature";
  if (admitted[row.access].includes(who)) return "let in";
  return who === "visitor" ? "401 not_signed_in" : `403 ${refusals[row.access]}`;
}

test.each(Object.entries(endpoints as Record<string, Endpoint>))(
  "A042 A043: %s lets in whom its row admits, and turns away everybody else",
  async (_name, row) => {
    const outcomes: Partial<Record<Who, string>> = {};
    const app = testApp(database);
    for (const who of viewers) outcomes[who] = await callAs(who, row, app);
    expect(outcomes).toEqual(Object.fromEntries(viewers.map((who) => [who, expected(who, row)])));
  },
);
