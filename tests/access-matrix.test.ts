import { describe, expect, test } from "vitest";
import { endpoints } from "#contract/index.ts";
import type { Endpoint } from "#contract/endpoint.ts";
import { errorReply } from "#contract/errors.ts";
import { testApp, freshTables } from "./support/test-app.ts";
import { admitted, traitsOf, viewers, type Who } from "./support/viewers.ts";

/** Every endpoint as every kind of viewer, from the contract's own rows: a new row is covered the moment it exists. */
const database = await freshTables();

async function callAs(who: Who, row: Endpoint): Promise<Response> {
  const app = testApp(database);
  const traits = traitsOf(who, app.clock.now());
  const path = row.path.replaceAll(/:\w+/g, "1");
  const init: RequestInit =
    row.body === undefined
      ? { method: row.method }
      : { method: row.method, body: "{}", headers: { "content-type": "application/json" } };
  if (traits === null) return app.request(path, init);
  return (await app.as(await app.build.user(traits)))(path, init);
}

const rows = Object.entries(endpoints as Record<string, Endpoint>);

for (const [name, row] of rows.filter(([, { takesRaw }]) => takesRaw !== true)) {
  describe(`A042 A043: ${row.method} ${row.path}`, () => {
    for (const who of viewers) {
      const isAdmitted = admitted[row.access].includes(who);
      test(`${name} ${isAdmitted ? "lets in" : "turns away"} ${who}`, async () => {
        const response = await callAs(who, row);
        if (isAdmitted) {
          expect([401, 403]).not.toContain(response.status);
          expect(response.status).toBeLessThan(500);
          return;
        }
        expect(response.status).toBe(who === "visitor" ? 401 : 403);
        const reply = errorReply.parse(await response.json());
        expect(Object.keys(reply)).toEqual(["code", "message"]);
      });
    }
  });
}

/** These are opened by a signature over their bytes; who is signed in changes nothing. */
for (const [name, row] of rows.filter(([, { takesRaw }]) => takesRaw === true)) {
  describe(`A042 A043: ${row.method} ${row.path}`, () => {
    for (const who of viewers) {
      test(`${name} turns away ${who} without a signature`, async () => {
        const response = await callAs(who, row);
        expect(response.status).toBe(401);
        expect(await response.json()).toMatchObject({ code: "bad_signature" });
      });
    }
  });
}
