import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { openEmbedded } from "#server/adapters/database/embedded.ts";
import { migrate } from "#server/adapters/database/migrate.ts";
import type { Database } from "#server/adapters/database/port.ts";
import { users } from "#server/adapters/database/schema.ts";
import { addDocument } from "#server/features/tools/documents/store.ts";
import { openConversation } from "./load.ts";
import { median } from "./measure.ts";
import { signInPeople } from "./people.ts";
import { startServer } from "./servers.ts";

const few = 20;
const many = 2_000;
const ratioBar = 2;
/** The first third only warms up. */
const turns = 60;

const questions = [
  { name: "newest", query: "" },
  { name: "a word of one", query: "?search=number17x" },
  { name: "a word of all", query: "?search=newsletter" },
  { name: "a word of none", query: "?search=zebra" },
] as const;

/** A member's list and search, for somebody with few documents and somebody with very many, in turns. */
export async function benchDocuments(): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), "kwela-bench-documents-"));
  try {
    const cookies = await prepare(folder);
    const server = await startServer("dist/server/main.js", { DATA_DIR: folder, TRUST_PROXY: "1" });
    console.log(`\n${row("documents", `at ${few}, p50`, `at ${many}, p50`, "ratio", "bar")}`);
    try {
      for (const { name, query } of questions) {
        const [atFew, atMany] = await inTurns(
          server.url,
          cookies,
          `/api/premium/documents${query}`,
        );
        print(name, atFew, atMany);
      }
    } finally {
      await server.stop();
    }
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** Two members' cookies. */
async function prepare(folder: string): Promise<readonly [string, string]> {
  const database = await openEmbedded({ folder });
  await migrate(database, "migrations");
  const year = new Date(Date.now() + 365 * 86_400_000);
  const [one = "", other = ""] = await signInPeople(database, 2, year);
  const people = await database.queries.select({ id: users.id }).from(users).orderBy(users.id);
  await fill(database, people[0]?.id ?? 0, few);
  await fill(database, people[1]?.id ?? 0, many);
  await database.executeSql("vacuum (analyze)");
  await database.close();
  return [one, other];
}

/** Letters of the usual length with the ad they answer, each with a word of its own. */
const fill = (database: Database, userId: number, count: number): Promise<void> =>
  database.transaction(async (tx) => {
    for (let number = 0; number < count; number += 1) {
      const words = Array.from({ length: 350 }, (_, at) => `word${(at * 31 + number * 7) % 4_000}`);
      const text = `${words.join(" ")} newsletter number${number}x`;
      await addDocument(tx, {
        userId,
        source: "ai",
        title: `Letter ${number}`,
        content: {
          tool: "cover-letter",
          request: { coverLetter: text, jobDescription: text },
          result: {
            score: 70,
            analysis: text.slice(0, 600),
            strengthsWeaknesses: { strengths: ["Figures"], weaknesses: ["Length"] },
            suggestions: [text.slice(0, 300)],
            tailoredImprovements: text.slice(0, 600),
          },
        },
        jobId: null,
        now: new Date(Date.now() - number * 60_000),
      });
    }
  });

async function inTurns(
  url: string,
  cookies: readonly [string, string],
  path: string,
): Promise<readonly [number, number]> {
  const server = await openConversation(url);
  const times: [number[], number[]] = [[], []];
  try {
    for (let turn = 0; turn < turns; turn += 1)
      for (const [who, cookie] of cookies.entries()) {
        const startedAt = performance.now();
        await server.ask({ path, headers: { cookie } });
        if (turn >= turns / 3) times[who]?.push(performance.now() - startedAt);
      }
  } finally {
    server.close();
  }
  return [median(times[0]), median(times[1])];
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
