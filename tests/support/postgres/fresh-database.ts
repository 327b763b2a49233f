import pg from "pg";

/** Creates a database on the test server, empty or a copy of another, and returns its address. */
export async function freshDatabase(server: string, template = "template1"): Promise<string> {
  const name = `kwela_${process.pid}_${Date.now().toString(36)}_${Math.random().toString(36).slice(2, 8)}`;
  const client = new pg.Client({ connectionString: server });
  await client.connect();
  await client.query(`create database ${name} template ${template}`);
  await client.end();
  const url = new URL(server);
  url.pathname = `/${name}`;
  return url.toString();
}
