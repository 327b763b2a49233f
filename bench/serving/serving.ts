import { cp, mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { openEmbedded } from "#server/adapters/database/embedded/embedded.ts";
import { migrate } from "#server/adapters/database/migrate.ts";
import { listingSpeed } from "../listing-facts.ts";
import { keptPageLines, madeLines, yardstick } from "./lines.ts";
import { measureAll, memoryOf } from "../measure.ts";
import { signInPeople } from "../people.ts";
import { printRatios, whole } from "./ratios.ts";
import { servingOnPostgres } from "./serving-postgres.ts";
import { sessionLookUpRatio } from "../session-look-up.ts";
import { startServer, type BenchServer } from "../servers.ts";

const people = 300;

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

    const targets = [...keptPageLines(app, await someJobPath(app)), ...madeLines(app, cookies)];
    const lookUpRatio = await sessionLookUpRatio({ folder: copy, url: app.url }, cookies);
    const memoryAtRest = await memoryOf(app);
    const listings = listingSpeed();
    const results = await measureAll(yardstick(hello), targets);
    printRatios("Embedded database", results);
    console.log(
      `\nGET /api/user, p50       ${lookUpRatio.toFixed(2)} × a bare session look-up in SQL (bar ≤ 2)`,
    );
    console.log(
      `Listing facts           ${whole(listings.perCpuSecond)} postings of 3,000 characters a CPU second (bar ≥ 2,000); ` +
        `a character of 1,000,000 costs ${listings.growth.toFixed(2)} × one of 3,000`,
    );
    for (const [name, times] of Object.entries(listings.hostile)) {
      console.log(`  a megabyte of ${name}: ${times.toFixed(2)} × a character of 3,000 (bar ≤ 2)`);
    }
    console.log(`First 200 after start   ${Math.round(app.startMs)} ms`);
    console.log(
      `Resident memory         ${memoryAtRest} MB at rest, ${await memoryOf(app)} MB after the load`,
    );
    console.log(`JavaScript of /         ${((await scriptBytes(app)) / 1000).toFixed(1)} kB gzip`);
  } finally {
    for (const server of servers) await server.stop();
    for (const path of [folder, copy]) await rm(path, { recursive: true, force: true });
  }
  await servingOnPostgres(people);
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
  const paths = [...html.matchAll(/"(\/assets\/[^"]+\.js)"/g)].flatMap(([, path]) => path ?? []);
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
