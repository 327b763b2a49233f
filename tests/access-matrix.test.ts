import { expect, test } from "vitest";
import { endpoints } from "#contract/index.ts";
import type { Endpoint } from "#contract/endpoint.ts";
import { errorReply, type ErrorCode } from "#contract/errors.ts";
import { days } from "./support/clock.ts";
import { testApp, freshTables } from "./support/test-app.ts";

/** Every endpoint as every kind of viewer, from the contract's own rows: a new row is covered the moment it exists. */
const viewers = {
  visitor: null,
  free: {},
  expired: { premiumUntil: "past" },
  premium: { premiumUntil: "future" },
  employer: { isEmployer: true },
  admin: { isAdmin: true },
  "premium admin": { isAdmin: true, premiumUntil: "future" },
} as const;

type Who = keyof typeof viewers;

/** Written out by hand, so that a slip in the rule itself shows. */
const admitted: Readonly<Record<Endpoint["access"], readonly Who[]>> = {
  public: ["visitor", "free", "expired", "premium", "employer", "admin", "premium admin"],
  "signed-in": ["free", "expired", "premium", "employer", "admin", "premium admin"],
  premium: ["premium", "premium admin"],
  employer: ["employer"],
  admin: ["admin", "premium admin"],
};

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
  "not_found",
  "unknown_payment",
  "payment_required",
  "already_premium",
  "nothing_to_cancel",
  "cannot_resume",
  "no_card_page",
]);

const database = await freshTables();

/** What became of a call, in a few words: so that one comparison shows every viewer for whom it is not as it should be. */
async function callAs(who: Who, row: Endpoint): Promise<string> {
  const app = testApp(database);
  const traits = viewers[who];
  const path = row.path.replaceAll(/:\w+/g, "1");
  const init: RequestInit =
    row.body === undefined
      ? { method: row.method }
      : { method: row.method, body: "{}", headers: { "content-type": "application/json" } };
  const until =
    traits !== null && "premiumUntil" in traits
      ? traits.premiumUntil === "past"
        ? -1000
        : days(1)
      : null;
  const send =
    traits === null
      ? app.request
      : await app.as(
          await app.build.user({
            isAdmin: "isAdmin" in traits,
            isEmployer: "isEmployer" in traits,
            premiumUntil: until === null ? null : new Date(app.clock.now().getTime() + until),
          }),
        );
  const response = await send(path, init);
  // An address that nobody answers says "not found" too; only a row leaves its name in the log.
  if (!app.logLines.some((line) => line.includes(`"route":${JSON.stringify(row.path)}`)))
    return "no such row";
  const body: unknown = await response.json();
  if (response.ok) return row.reply.safeParse(body).success ? "let in" : "a reply of another shape";
  const { code } = errorReply.strict().parse(body);
  return inside.has(code) ? "let in" : `${response.status} ${code}`;
}

const everyone = Object.keys(viewers) as Who[];

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
    for (const who of everyone) outcomes[who] = await callAs(who, row);
    expect(outcomes).toEqual(Object.fromEntries(everyone.map((who) => [who, expected(who, row)])));
  },
);
