import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { openEmbedded } from "#server/adapters/database/embedded/embedded.ts";
import { migrate } from "#server/adapters/database/migrate.ts";
import type { Queries } from "#server/adapters/database/port.ts";
import { users } from "#server/adapters/database/schema.ts";
import { openConversation } from "../load.ts";
import { median } from "../measure.ts";
import { signInPeople } from "../people.ts";
import { startServer } from "../servers.ts";

const ratioBar = 2;
/** The first third only warms up. */
const turns = 60;

interface Growing {
  readonly name: string;
  readonly few: number;
  readonly many: number;
  readonly questions: readonly { readonly name: string; readonly path: string }[];
  /** Gives a member so many. */
  readonly fill: (tx: Queries, userId: number, count: number) => Promise<void>;
}

/** What is asked about something of a member's own, for somebody with few of it and somebody with very many, in turns. */
export async function benchGrowth({ name, few, many, questions, fill }: Growing): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), "kwela-bench-growth-"));
  try {
    const cookies = await prepare(folder, [few, many], fill);
    const server = await startServer("dist/server/main.js", { DATA_DIR: folder, TRUST_PROXY: "1" });
    const { url } = server;
    try {
      await printGrowth({ name, few, many, questions }, (path) =>
        inTurns(
          [
            { url, cookie: cookies[0] },
            { url, cookie: cookies[1] },
          ],
          path,
        ),
      );
    } finally {
      await server.stop();
    }
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** Two members' cookies. */
async function prepare(
  folder: string,
  [few, many]: readonly [number, number],
  fill: Growing["fill"],
): Promise<readonly [string, string]> {
  const database = await openEmbedded({ folder });
  await migrate(database, "migrations");
  const year = new Date(Date.now() + 365 * 86_400_000);
  const [one = "", other = ""] = await signInPeople(database, 2, year);
  const people = await database.queries.select({ id: users.id }).from(users).orderBy(users.id);
  await database.transaction((tx) => fill(tx, people[0]?.id ?? 0, few));
  await database.transaction((tx) => fill(tx, people[1]?.id ?? 0, many));
  await database.executeSql("vacuum (analyze)");
  await database.close();
  return [one, other];
}

interface Asker {
  readonly url: string;
  readonly cookie: string;
}

/** The usual time of an answer to the one and to the other. */
async function inTurns(
  askers: readonly [Asker, Asker],
  path: string,
): Promise<readonly [number, number]> {
  const lines = await Promise.all(askers.map(({ url }) => openConversation(url)));
  const times: [number[], number[]] = [[], []];
  try {
    for (let turn = 0; turn < turns; turn += 1)
      for (const [who, { cookie }] of askers.entries()) {
        const startedAt = performance.now();
        await lines[who]?.ask({ path, headers: { cookie } });
        if (turn >= turns / 3) times[who]?.push(performance.now() - startedAt);
      }
  } finally {
    for (const line of lines) line.close();
  }
  return [median(times[0]), median(times[1])];
}

/** Asks everything, and prints how the time grew. */
async function printGrowth(
  { name, few, many, questions }: Omit<Growing, "fill">,
  ask: (path: string) => Promise<readonly [number, number]>,
): Promise<void> {
  console.log(`\n${row(name, `at ${few}, p50`, `at ${many}, p50`, "ratio", "bar")}`);
  for (const question of questions) {
    const [atFew, atMany] = await ask(question.path);
    print(question.name, atFew, atMany);
  }
}

function print(name: string, atFew: number, atMany: number): void {
  const ratio = atMany / atFew;
  console.log(
    row(
      `  ${name}`,
      `${atFew.toFixed(2)} ms`,
      `${atMany.toFixed(2)} ms`,
      ratio.toFixed(2),
      `≤ ${ratioBar}`,
    ) + (ratio > ratioBar ? "  below the bar" : ""),
  );
}

const row = (name: string, ...columns: string[]): string =>
  name.padEnd(24) + columns.map((column) => column.padStart(14)).join("");
