import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
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
const admins = 8;

const sizes = [
  { jobs: 100, users: 100 },
  { jobs: 10_000, users: 50_000 },
] as const;

const freeJobs = "/api/admin/free-jobs/page";

const questions = [
  ["free jobs, newest", freeJobs],
  ["free jobs, all by title", `${freeJobs}?activeOnly=false&sort=title`],
  ["free jobs, a search", `${freeJobs}?activeOnly=false&search=number+77`],
  ["free jobs, none found", `${freeJobs}?search=zebra`],
  ["audit, newest", "/api/admin/audit"],
  ["audit, by name", "/api/admin/audit?sort=subject"],
  ["audit, a search", "/api/admin/audit?search=number+77"],
  ["members, newest", "/api/admin/memberships"],
  ["members, a search", "/api/admin/memberships?search=person-77"],
] as const;

/** Every list of the desk, on a small board and on a large one, in turns. */
export async function benchDesk(): Promise<void> {
  const folders = await Promise.all(sizes.map(() => mkdtemp(join(tmpdir(), "kwela-bench-desk-"))));
  try {
    const sides = [];
    for (const [index, size] of sizes.entries()) {
      const folder = folders[index] ?? "";
      const cookies = await prepare(folder, size);
      sides.push({
        cookies,
        server: await startServer("dist/server/main.js", { DATA_DIR: folder }),
      });
    }
    try {
      console.log(`\n${row("desk", "small, p50", "large, p50", "ratio", "bar")}`);
      for (const [name, path] of questions) {
        const [small, large] = await inTurns(
          sides.map(({ server, cookies }) => ({ url: server.url, cookies })),
          path,
        );
        print(name, small ?? 0, large ?? 0);
      }
    } finally {
      for (const { server } of sides) await server.stop();
    }
  } finally {
    for (const folder of folders) await rm(folder, { recursive: true, force: true });
  }
}

/** A board of this size, and the cookies of those who look after it. */
async function prepare(folder: string, size: (typeof sizes)[number]): Promise<string[]> {
  const database = await openEmbedded({ folder });
  await migrate(database, "migrations");
  const cookies = await signInPeople(database, admins);
  await database.executeSql("update users set is_admin = true");
  await fill(database, size);
  await database.executeSql("vacuum (analyze)");
  await database.close();
  return cookies;
}

async function fill(
  { queries, executeSql }: Database,
  size: (typeof sizes)[number],
): Promise<void> {
  const now = new Date();
  const posting = {
    title: "SEO Writer",
    company: "Baobab",
    location: "Remote (Worldwide)",
    description: "Own our rankings. We hire anywhere in the world, South Africa included. ".repeat(
      20,
    ),
    payText: "$4,000 a month",
    tags: ["Marketing"],
  };
  const given = {
    source: "admin",
    tier: "free",
    status: "open",
    applyLink: "https://a.example",
  } as const;
  await queries.insert(jobs).values(newJob(posting, given, now, now, startingRates));
  const copied = `location, description, apply_link, salary_text, tags, role_type, experience, openness, pay_band, facts, tier, source`;
  await executeSql(
    `insert into jobs (title, company, status, closed_at, published_at, first_seen_at, last_seen_open_at, created_at, updated_at, ${copied})
    select 'SEO Writer number ' || n, 'Company ' || n % 997, case when n % 4 = 0 then 'closed' else 'open' end,
      case when n % 4 = 0 then day end, day, day, day, day, day, ${copied}
    from jobs, generate_series(1, ${size.jobs}) n, lateral (select now() - n * interval '5 minutes' as day) d`,
  );
  await executeSql(
    `insert into users (username, email, created_at, premium_until)
    select 'person-' || n, 'person-' || n || '@example.com', now() - n * interval '7 minutes',
      case when n % 10 = 0 then now() + interval '90 days' end
    from generate_series(1, ${size.users}) n`,
  );
  await executeSql(
    `insert into audit_entries (at, by_user_id, deed, subject, subject_id, subject_name)
    select now() - n * interval '3 minutes', 1, 'job-changed', 'job', n::text, 'SEO Writer number ' || n
    from generate_series(1, ${size.jobs}) n`,
  );
}

interface Side {
  readonly url: string;
  readonly cookies: readonly string[];
}

async function inTurns(sides: readonly Side[], path: string): Promise<number[]> {
  const servers = await Promise.all(sides.map(({ url }) => openConversation(url)));
  const times: number[][] = sides.map(() => []);
  for (let turn = 0; turn < turns; turn += 1)
    for (const [side, { cookies }] of sides.entries()) {
      const cookie = cookies[turn % cookies.length] ?? "";
      const startedAt = performance.now();
      await servers[side]?.ask({ path, headers: { cookie } });
      if (turn >= turns / 3) times[side]?.push(performance.now() - startedAt);
    }
  for (const server of servers) server.close();
  return times.map((side) => median(side));
}

function print(name: string, small: number, large: number): void {
  const ratio = large / small;
  console.log(
    row(
      `  ${name}`,
      `${small.toFixed(2)} ms`,
      `${large.toFixed(2)} ms`,
      ratio.toFixed(2),
      `≤ ${ratioBar}`,
    ) + (ratio > ratioBar ? "  below the bar" : ""),
  );
}

const row = (name: string, ...columns: string[]): string =>
  name.padEnd(26) + columns.map((column) => column.padStart(14)).join("");
