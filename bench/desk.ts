import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { endpoints } from "#contract/index.ts";
import type { Endpoint } from "#contract/endpoint.ts";
import { startingRates } from "#domain/listing/pay/rates.ts";
import { openEmbedded } from "#server/adapters/database/embedded.ts";
import { migrate } from "#server/adapters/database/migrate.ts";
import type { Database } from "#server/adapters/database/port.ts";
import { jobs } from "#server/adapters/database/schema.ts";
import { newJob } from "#server/features/jobs/new-job.ts";
import { openConversation } from "./load.ts";
import { median } from "./measure.ts";
import { signInPeople } from "./people.ts";
import { startServer } from "./servers.ts";

const ratioBar = 2;
/** The first third only warms up. */
const turns = 45;
const sizes = [
  { name: "100", jobs: 100, users: 100 },
  { name: "10,000 / 50,000", jobs: 10_000, users: 50_000 },
] as const;

/** Every list of the desk, plain, in each order and with a search, on a small house and on a large one, in turns. */
export async function benchDesk(): Promise<void> {
  const folders = await Promise.all(sizes.map(() => mkdtemp(join(tmpdir(), "kwela-bench-desk-"))));
  try {
    const cookies: string[] = [];
    for (const [at, size] of sizes.entries()) cookies.push(await fill(folders[at] ?? "", size));
    const servers = await Promise.all(
      folders.map((folder) =>
        startServer("dist/server/main.js", { DATA_DIR: folder, TRUST_PROXY: "1" }),
      ),
    );
    console.log(
      `\n${row("the desk's lists", ...sizes.map(({ name }) => `at ${name}, p50`), "ratio", "bar")}`,
    );
    try {
      for (const path of questions())
        print(
          path,
          await inTurns(
            servers.map(({ url }) => url),
            cookies,
            path,
          ),
        );
    } finally {
      for (const server of servers) await server.stop();
    }
  } finally {
    for (const folder of folders) await rm(folder, { recursive: true, force: true });
  }
}

/** From the rows themselves: whoever adds a list to the desk is measured too. */
function questions(): string[] {
  const rows: readonly Endpoint[] = Object.values(endpoints);
  return rows
    .filter(
      ({ method, path, access }) =>
        method === "GET" && access === "admin" && !path.includes(":") && !path.endsWith(".csv"),
    )
    .flatMap(({ path, query }) => {
      const { sort, search } = (query?.shape ?? {}) as Record<string, { unwrap?: () => unknown }>;
      const orders = (sort?.unwrap?.() as { options?: string[] } | undefined)?.options ?? [];
      const sorted = orders.map((order) => `${path}?sort=${order}`);
      return [path as string].concat(sorted, search === undefined ? [] : `${path}?search=number`);
    });
}

/** The cookie of an administrator there. */
async function fill(folder: string, size: (typeof sizes)[number]): Promise<string> {
  const database = await openEmbedded({ folder });
  await migrate(database, "migrations");
  const [cookie = ""] = await signInPeople(database, 1);
  await database.executeSql("update users set is_admin = true");
  await fillUsers(database, size.users);
  await fillJobs(database, size.jobs);
  await database.executeSql("vacuum (analyze)");
  await database.close();
  return cookie;
}

const fillUsers = ({ executeSql }: Database, count: number) =>
  executeSql(
    `insert into users (username, email, created_at)
     select 'person number ' || n, 'person-' || n || '@example.com', now() - n * interval '1 minute'
     from generate_series(1, $1::int) n`,
    [count],
  );

/** Each is reported, and of each something stands in the trail. */
async function fillJobs({ queries, executeSql }: Database, count: number): Promise<void> {
  const now = new Date();
  const posting = {
    title: "Marketer number 0",
    company: "Bench",
    location: "Remote",
    description: "We hire anywhere in the world, South Africa included. ".repeat(20),
    payText: "$50,000 - $60,000 a year",
    tags: [],
  };
  const given = {
    source: "admin",
    tier: "free",
    status: "open",
    applyLink: "https://jobs.example/apply",
  } as const;
  const first = newJob(posting, given, now, now, startingRates);
  for (let from = 1; from <= count; from += 500)
    await queries.insert(jobs).values(
      Array.from({ length: Math.min(500, count - from + 1) }, (_, at) => ({
        ...first,
        title: `Marketer number ${from + at}`,
        company: `Company ${(from + at) % 900}`,
        publishedAt: new Date(now.getTime() - (from + at) * 60_000),
      })),
    );
  await executeSql(
    `insert into job_reports (job_id, kind, note, created_at)
     select id, 'closed', 'It is filled.', created_at from jobs `,
  );
  await executeSql(
    `insert into audit_entries (at, by_user_id, deed, subject, subject_id, subject_name)
     select published_at, 1, 'job-added', 'job', id::text, title from jobs`,
  );
}

async function inTurns(
  urls: readonly string[],
  cookies: readonly string[],
  path: string,
): Promise<readonly number[]> {
  const conversations = await Promise.all(urls.map(openConversation));
  const times: number[][] = urls.map(() => []);
  try {
    for (let turn = 0; turn < turns; turn += 1)
      for (const [at, conversation] of conversations.entries()) {
        const startedAt = performance.now();
        await conversation.ask({ path, headers: { cookie: cookies[at] ?? "" } });
        if (turn >= turns / 3) times[at]?.push(performance.now() - startedAt);
      }
  } finally {
    for (const conversation of conversations) conversation.close();
  }
  return times.map(median);
}

function print(path: string, [few = 0, many = 0]: readonly number[]): void {
  const ratio = many / few;
  console.log(
    row(
      `  ${path.replace("/api/admin/", "")}`,
      `${few.toFixed(2)} ms`,
      `${many.toFixed(2)} ms`,
      ratio.toFixed(2),
      `≤ ${ratioBar}`,
    ) + (ratio > ratioBar ? "  above the bar" : ""),
  );
}

const row = (name: string, ...columns: string[]): string =>
  name.padEnd(38) + columns.map((column) => column.padStart(24)).join("");
