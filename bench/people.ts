import { openEmbedded } from "#server/adapters/database/embedded.ts";
import { migrate } from "#server/adapters/database/migrate.ts";
import { users } from "#server/adapters/database/schema.ts";
import { sessionStore } from "#server/features/accounts/stores/sessions.ts";

/**
 * Fills a new data folder with signed-in people and returns their cookies. A limit holds for each person
 * and each address, as it must; many of both is how the benchmark stays within it, just as real traffic does.
 */
export async function signInPeople(folder: string, count: number): Promise<string[]> {
  const database = await openEmbedded({ folder });
  await migrate(database, "migrations");
  const now = new Date();
  const people = Array.from({ length: count }, (_, index) => ({
    username: `bench-${index}`,
    email: `bench-${index}@example.com`,
    createdAt: now,
  }));
  const rows = await database.queries.insert(users).values(people).returning({ id: users.id });
  const store = sessionStore(database.queries);
  const cookies: string[] = [];
  for (const { id } of rows) {
    cookies.push(
      `kwela=${await store.start(id, { userAgent: "bench", address: "127.0.0.1" }, now)}`,
    );
  }
  await database.close();
  return cookies;
}
