import { createCluster, NoPostgres, type Cluster } from "#tests/support/postgres/cluster.ts";
import { tryRun } from "./run.ts";

/** The server's tests again, on PostgreSQL: on the one named by TEST_DATABASE_URL, or on one made for the occasion. */
const given = process.env["TEST_DATABASE_URL"];
const cluster = given === undefined ? await makeCluster() : null;
const stop = () => void cluster?.remove().finally(() => process.exit(1));
process.once("SIGINT", stop).once("SIGTERM", stop);
try {
  await cluster?.start();
  const TEST_DATABASE_URL = given ?? cluster?.url();
  process.exitCode = await tryRun("vitest", ["run", ...process.argv.slice(2)], {
    env: { ...process.env, TEST_DATABASE_URL },
  });
} finally {
  await cluster?.remove();
}

async function makeCluster(): Promise<Cluster> {
  try {
    return await createCluster();
  } catch (error) {
    if (!(error instanceof NoPostgres)) throw error;
    process.stderr.write(
      `${error.message} Or set TEST_DATABASE_URL to a server where databases may be created.\n`,
    );
    process.exit(1);
  }
}
