import { describe, expect, test } from "vitest";
import { factories } from "../support/factories.ts";
import { sampleApi, sampleRows } from "../support/sample-api.ts";
import { freshTables } from "../support/test-app.ts";

const database = await freshTables();

const people = {
  visitor: null,
  free: {},
  premium: { premiumUntil: new Date("2027-01-01T00:00:00Z") },
  employer: { isEmployer: true },
  admin: { isAdmin: true },
} as const;

const mayEnter: Readonly<Record<string, readonly (keyof typeof people)[]>> = {
  premiumOnly: ["premium"],
  employerOnly: ["employer"],
  adminOnly: ["admin"],
};

async function statusFor(path: string, who: keyof typeof people): Promise<number> {
  const api = sampleApi(database);
  const traits = people[who];
  if (traits === null) return (await api.request(path)).status;
  const build = factories(database, api.clock);
  const cookie = `kwela=${await build.session(await build.user(traits))}`;
  return (await api.request(path, { headers: { cookie } })).status;
}

describe("every kind of access lets in exactly its own", () => {
  for (const [name, entrants] of Object.entries(mayEnter)) {
    const { path } = sampleRows[name as "premiumOnly"];
    for (const who of Object.keys(people) as (keyof typeof people)[]) {
      const expected = entrants.includes(who) ? 200 : who === "visitor" ? 401 : 403;
      test(`${name} answers ${expected} to ${who}`, async () => {
        expect(await statusFor(path, who)).toBe(expected);
      });
    }
  }
});

describe("A031 A076: rights are judged anew on every request", () => {
  test("premium ends to the second, on a session that is still open", async () => {
    const api = sampleApi(database);
    const build = factories(database, api.clock);
    const user = await build.user({ premiumUntil: new Date(api.clock.now().getTime() + 1_000) });
    const headers = { cookie: `kwela=${await build.session(user)}` };
    expect((await api.request("/api/premium-thing", { headers })).status).toBe(200);
    api.clock.advance(1_000);
    expect((await api.request("/api/premium-thing", { headers })).status).toBe(403);
  });

  test("a demoted admin is refused at once", async () => {
    const api = sampleApi(database);
    const build = factories(database, api.clock);
    const user = await build.user({ isAdmin: true });
    const headers = { cookie: `kwela=${await build.session(user)}` };
    expect((await api.request("/api/admin-thing", { headers })).status).toBe(200);
    await database.executeSql("update users set is_admin = false where id = $1", [user.id]);
    expect((await api.request("/api/admin-thing", { headers })).status).toBe(403);
  });
});
