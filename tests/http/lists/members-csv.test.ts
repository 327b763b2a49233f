import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { freshTables, testApp, type TestApp } from "../../support/test-app.ts";

const database = await freshTables();
const path = "/api/admin/memberships.csv";

async function fileFor(app: TestApp, query = ""): Promise<string[]> {
  const admin = await app.as(await app.build.user({ isAdmin: true }));
  const response = await admin(path + query);
  expect(response.status).toBe(200);
  expect(response.headers.get("content-type")).toBe("text/csv; charset=utf-8");
  expect(response.headers.get("content-disposition")).toBe(
    'attachment; filename="kwela-members.csv"',
  );
  // As the bytes have it: reading them as text would drop the mark.
  const text = Buffer.from(await response.arrayBuffer()).toString("utf8");
  expect(text.endsWith("\r\n")).toBe(true);
  return text.split("\r\n").slice(0, -1);
}

test("the file has a mark for Excel, a line of heads, and everybody in the order asked for", async () => {
  const app = testApp(database);
  for (const username of ["zola", "Anele", "mpho"]) await app.build.premiumUser({ username });
  await app.build.user({ username: "without-premium" });
  const [heads, ...lines] = await fileFor(app, "?sort=name");
  expect(heads).toBe("\uFEFFUsername,Email,State,Joined,Premium until,Last paid,Payments");
  expect(lines.map((line) => line.split(",")[0])).toEqual(["Anele", "mpho", "zola"]);
  expect(lines[0]).toMatch(
    /^Anele,user-\d+@example\.com,\w+,2026-11-15T08:00:00\.000Z,2026-12-15T08:00:00\.000Z,,0$/,
  );
  expect(await fileFor(app, "?search=mpho")).toHaveLength(2);
  expect(await fileFor(app, "?search=nobody-at-all")).toHaveLength(1);
});

test("no cell is a formula, whatever somebody calls themselves", async () => {
  const app = testApp(database);
  const names = [
    "=1+1",
    "+27 82",
    "-500",
    "@SUM(A1)",
    "\tTab",
    "\rReturn",
    'Quote "here"',
    "a,b",
    "c;=1+1;d",
    "two\nlines",
  ];
  for (const username of names) await app.build.premiumUser({ username });
  const text = (await fileFor(app)).join("\r\n");
  for (const cell of [
    "'=1+1,",
    "'+27 82,",
    "'-500,",
    "'@SUM(A1),",
    `"'\tTab",`,
    `"'\rReturn",`,
    '"Quote ""here""",',
    '"a,b",',
    `"c;'=1+1;d",`,
    '"two\nlines",',
  ])
    expect(text).toContain(`\n${cell}`);
});

test("a long list comes in pieces and is whole", async () => {
  const app = testApp(database);
  await database.queries.execute(sql`insert into users (username, email, created_at, premium_until)
    select 'crowd-' || n, 'crowd-' || n || '@example.com', now(), now() from generate_series(1, 450) n`);
  const lines = await fileFor(app);
  expect(new Set(lines).size).toBe(451);
});

test("nobody else gets it, and what makes no sense is refused", async () => {
  const app = testApp(database);
  expect((await app.request(path)).status).toBe(401);
  const member = await app.as(await app.build.premiumUser());
  expect((await member(path)).status).toBe(403);
  const admin = await app.as(await app.build.user({ isAdmin: true }));
  expect((await admin(`${path}?sort=password`)).status).toBe(400);
});
