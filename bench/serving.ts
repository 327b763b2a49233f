import { cp, mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { openEmbedded } from "#server/adapters/database/embedded.ts";
import { migrate } from "#server/adapters/database/migrate.ts";
import { listingSpeed } from "./listing-facts.ts";
import { measureAll, memoryOf, type Measurement, type Target } from "./measure.ts";
import { signInPeople } from "./people.ts";
import { sessionLookUpRatio } from "./session-look-up.ts";
import { startServer, type BenchServer } from "./servers.ts";

const publicPageBar = 0.5;
const people = 300;
const identity = { "accept-encoding": "identity" };
// From many addresses, as visitors come: from a single one it would be a flood, and turned away.
const anonymous = (path: string, headers: Readonly<Record<string, string>>) =>
  Array.from({ length: 1_000 }, (_, index) => ({
    path,
    headers: { ...headers, "x-forwarded-for": `198.19.${index >> 8}.${index & 255}` },
  }));
const packed = { "accept-encoding": "gzip" };

/** Requests per second against a hello-world, one look-up against its statement, start, memory and size. */
export async function benchServing(): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), "kwela-bench-"));
  const copy = `${folder}-copy`;
  const servers: BenchServer[] = [];
  try {
    const cookies = await preparedFolder(folder);
    const env = { DATA_DIR: folder, TRUST_PROXY: "1" };
    // The first start loads the seeds; what counts is every start after that.
    await (await startServer("dist/server/main.js", env)).stop();
    await cp(folder, copy, { recursive: true });
    const hello = await startServer("bench/hello.ts");
    const app = await startServer("dist/server/main.js", env);
    servers.push(hello, app);

    const asPeople = (path: string) =>
      cookies.map((cookie, index) => ({
        path,
        headers: { ...identity, cookie, "x-forwarded-for": `198.18.${index >> 8}.${index & 255}` },
      }));
    const targets: Target[] = [
      { name: "hello-world", server: hello, requests: anonymous("/", identity) },
      { name: "/ anonymous, identity", server: app, requests: anonymous("/", identity) },
      ...["/", "/jobs", await someJobPath(app)].map((path) => ({
        name: `${path.slice(0, 12)} anonymous`,
        server: app,
        requests: anonymous(path, packed),
        bar: publicPageBar,
      })),
      { name: "/ signed in", server: app, requests: asPeople("/") },
      { name: "/api/user signed in", server: app, requests: asPeople("/api/user") },
    ];
    const lookUpRatio = await sessionLookUpRatio({ folder: copy, url: app.url }, cookies);
    const memoryAtRest = await memoryOf(app);
    const listings = listingSpeed();
    const results = await measureAll(targets);
    printRatios(results);
    console.log(
      `\nGET /api/user, p50       ${lookUpRatio.toFixed(2)} × a bare session look-up in SQL (bar ≤ 2)`,
    );
    console.log(
      `Listing facts           ${whole(listings.perCpuSecond)} postings of 3,000 characters a CPU second (bar ≥ 2,000); ` +
        `a character of 1,000,000 costs ${listings.growth.toFixed(2)} × one of 3,000`,
    );
    console.log(`First 200 after start   ${Math.round(app.startMs)} ms`);
    console.log(
      `Resident memory         ${memoryAtRest} MB at rest, ${await memoryOf(app)} MB after the load`,
    );
    console.log(`JavaScript of /         ${((await scriptBytes(app)) / 1000).toFixed(1)} kB gzip`);
  } finally {
    for (const server of servers) await server.stop();
    for (const path of [folder, copy]) await rm(path, { recursive: true, force: true });
  }
}

/**
 * Everything as a share of the hello-world of the same run; a number alone says more about the machine.
 * The bar is held against what the server could do with a processor to itself (requests per second of its
 * processor time): in requests per second alone, a slow client or a busy neighbour counts as a slow server.
 */
function printRatios(results: ReadonlyMap<Target, Measurement>): void {
  const [yardstick] = results.values();
  if (yardstick === undefined) return;
  console.log(`\n${row("", "requests/s", "ratio", "per CPU second", "ratio", "bar")}`);
  for (const [{ name, bar }, { perSecond, perCpuSecond }] of results) {
    const ratio = perSecond / yardstick.perSecond;
    const cpuRatio = perCpuSecond / yardstick.perCpuSecond;
    const isShort = bar !== undefined && (Number.isNaN(cpuRatio) ? ratio : cpuRatio) < bar;
    const columns = [whole(perSecond), ratio.toFixed(2), whole(perCpuSecond), cpuRatio.toFixed(2)];
    console.log(
      row(name, ...columns, bar === undefined ? "" : `≥ ${bar}`) +
        (isShort ? "  below the bar" : ""),
    );
  }
}

function whole(count: number): string {
  return Number.isNaN(count) ? "" : Math.round(count).toLocaleString("en");
}

function row(name: string, ...columns: string[]): string {
  return name.padEnd(24) + columns.map((column) => column.padStart(15)).join("");
}

async function preparedFolder(folder: string): Promise<string[]> {
  const database = await openEmbedded({ folder });
  await migrate(database, "migrations");
  const cookies = await signInPeople(database, people);
  await database.close();
  return cookies;
}

async function someJobPath({ url }: BenchServer): Promise<string> {
  const { jobs } = (await (await fetch(`${url}/api/jobs`)).json()) as { jobs: { path: string }[] };
  return jobs[0]?.path ?? "/jobs";
}

async function scriptBytes({ url }: BenchServer): Promise<number> {
  const html = await (await fetch(url)).text();
  const paths = [...html.matchAll(/(?:src|href)="(\/assets\/[^"]+\.js)"/g)].flatMap(
    ([, path]) => path ?? [],
  );
  const sizes = await Promise.all(
    [...new Set(paths)].map(async (path) => {
      const response = await fetch(url + path, {
        method: "GET",
        headers: { "accept-encoding": "gzip" },
      });
      await response.arrayBuffer();
      return Number(response.headers.get("content-length"));
    }),
  );
  return sizes.reduce((sum, size) => sum + size, 0);
}
