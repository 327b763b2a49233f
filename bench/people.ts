import type { Database } from "#server/adapters/database/port.ts";
import { users } from "#server/adapters/database/schema.ts";
import { sessionStore } from "#server/features/accounts/stores/sessions.ts";

/**
 * Adds signed-in people to a database and returns their cookies. A limit holds for each person
 * and each address, as it must; many of both is how the benchmark stays within it, just as real traffic does.
 */
export async function signInPeople(
  { queries }: Database,
  count: number,
  premiumUntil: Date | null = null,
): Promise<string[]> {
  const now = new Date();
  const people = Array.from({ length: count }, (_, index) => ({
    username: `bench-${index}`,
    email: `bench-${index}@example.com`,
    premiumUntil,
    createdAt: now,
  }));
  const rows = await queries.insert(users).values(people).returning({ id: users.id });
  const store = sessionStore(queries);
  const cookies: string[] = [];
  for (const { id } of rows) {
    cookies.push(
      `kwela=${await store.start(id, { userAgent: "bench", address: "127.0.0.1" }, now)}`,
    );
  }
  return cookies;
}
