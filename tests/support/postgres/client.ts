import pg from "pg";
import { freshDatabase } from "./fresh-database.ts";

/** The server this run was given. `scripts/test-postgres.ts` sees to it. */
const server = process.env["TEST_DATABASE_URL"] ?? "";

/** An empty database on it, for processes to be pointed at. */
export const emptyDatabase = (): Promise<string> => freshDatabase(server);

/** One statement that is about a database rather than in it. */
export const onServer = (text: string): Promise<Row[]> => query(server, text);

type Row = Record<string, unknown>;

/** One statement from outside the application, on a connection of its own. */
export const query = <R extends Row = Row>(
  url: string,
  text: string,
  values: unknown[] = [],
): Promise<R[]> => withClient(url, async (client) => (await client.query<R>(text, values)).rows);

export async function withClient<Result>(
  url: string,
  work: (client: pg.Client) => Promise<Result>,
): Promise<Result> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}
