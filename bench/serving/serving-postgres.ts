import { migrate } from "#server/adapters/database/migrate.ts";
import { openPostgres } from "#server/adapters/database/postgres.ts";
import { createCluster, NoPostgres } from "#tests/support/postgres/cluster.ts";
import { silentLog } from "#tests/support/log.ts";
import { madeLines, yardstick } from "./lines.ts";
import { measureAll } from "../measure.ts";
import { signInPeople } from "../people.ts";
import { printRatios } from "./ratios.ts";
import { startServer, type BenchServer } from "../servers.ts";

/** The lines that ask the database, on a PostgreSQL of our own. */
export async function servingOnPostgres(people: number): Promise<void> {
  try {
    await measureOnPostgres(people);
  } catch (error) {
    if (!(error instanceof NoPostgres)) throw error;
    console.log(error.message);
  }
}

async function measureOnPostgres(people: number): Promise<void> {
  const cluster = await createCluster();
  const servers: BenchServer[] = [];
  try {
    await cluster.start();
    const url = cluster.url();
    const database = openPostgres({ url, log: silentLog });
    await migrate(database, "migrations");
    const cookies = await signInPeople(database, people);
    await database.close();
    const hello = await startServer("bench/hello.ts");
    servers.push(hello);
    const app = await startServer("dist/server/main.js", { DATABASE_URL: url, TRUST_PROXY: "1" });
    servers.push(app);
    printRatios("PostgreSQL", await measureAll(yardstick(hello), madeLines(app, cookies)));
  } finally {
    for (const server of servers) await server.stop();
    await cluster.remove();
  }
}
