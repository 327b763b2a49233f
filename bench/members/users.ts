import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { openEmbedded } from "#server/adapters/database/embedded.ts";
import { migrate } from "#server/adapters/database/migrate.ts";
import { users } from "#server/adapters/database/schema.ts";
import { startServer } from "../servers.ts";
import { inTurns, printGrowth } from "./growth.ts";
import { signInPeople } from "../people.ts";

const few = 100;
const many = 50_000;
const list = "/api/admin/users";

const questions = [
  { name: "newest", path: list },
  { name: "by name", path: `${list}?sort=name` },
  { name: "by address, last first", path: `${list}?sort=-email` },
  { name: "part of one name", path: `${list}?search=person-77x` },
  { name: "part of every address", path: `${list}?search=example.com` },
  { name: "nobody", path: `${list}?search=zebra` },
  { name: "two letters", path: `${list}?search=pe` },
  { name: "premium", path: `${list}?plan=premium` },
  { name: "employers", path: `${list}?kind=employer` },
  { name: "suspended, by name", path: `${list}?kind=suspended&sort=name` },
  { name: "one of them", path: `${list}/1` },
];

/** The desk's list of everybody, with a hundred of them and with fifty thousand: two servers, asked in turns. */
export async function benchUsers(): Promise<void> {
  const [small, large] = [await prepare(few), await prepare(many)];
  try {
    const servers = [await start(small.folder), await start(large.folder)] as const;
    try {
      await printGrowth({ name: "users", few, many, questions }, (path) =>
        inTurns(
          [
            { url: servers[0].url, cookie: small.cookie },
            { url: servers[1].url, cookie: large.cookie },
          ],
          path,
        ),
      );
    } finally {
      for (const server of servers) await server.stop();
    }
  } finally {
    for (const { folder } of [small, large]) await rm(folder, { recursive: true, force: true });
  }
}

const start = (folder: string) =>
  startServer("dist/server/main.js", { DATA_DIR: folder, TRUST_PROXY: "1" });

/** An administrator among so many, of whom one in fifty pays, posts or is suspended. */
async function prepare(count: number): Promise<{ folder: string; cookie: string }> {
  const folder = await mkdtemp(join(tmpdir(), "kwela-bench-users-"));
  const database = await openEmbedded({ folder });
  await migrate(database, "migrations");
  const [cookie = ""] = await signInPeople(database, 1);
  await database.queries.update(users).set({ isAdmin: true });
  const now = Date.now();
  const year = new Date(now + 365 * 86_400_000);
  for (let from = 0; from < count; from += 1_000)
    await database.queries.insert(users).values(
      Array.from({ length: Math.min(1_000, count - from) }, (_, index) => {
        const number = from + index;
        return {
          username: `person-${number}x`,
          email: `person-${number}@example.com`,
          // Or the server would spend its start on working it out.
          skeleton: `person-${number}x`,
          createdAt: new Date(now - number * 60_000),
          premiumUntil: number % 50 === 0 ? year : null,
          isEmployer: number % 50 === 1,
          suspendedAt: number % 50 === 2 ? new Date(now) : null,
        };
      }),
    );
  await database.executeSql("vacuum (analyze)");
  await database.close();
  return { folder, cookie };
}
