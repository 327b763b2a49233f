import type { Database } from "#server/adapters/database/port.ts";
import { users } from "#server/adapters/database/schema.ts";
import { sessionStore } from "#server/features/accounts/stores/sessions.ts";
import type { UserRow } from "#server/features/accounts/stores/users.ts";
import { days, type TestClock } from "./clock.ts";

let count = 0;

/** Data for tests. Each factory fills in what the test does not care about. */
export const factories = ({ queries }: Database, clock: TestClock) => ({
  async user(overrides: Partial<typeof users.$inferInsert> = {}): Promise<UserRow> {
    count += 1;
    const [row] = await queries
      .insert(users)
      .values({
        username: `user-${count}`,
        email: `user-${count}@example.com`,
        createdAt: clock.now(),
        ...overrides,
      })
      .returning();
    if (row === undefined) throw new Error("The user was not created");
    return row;
  },

  premiumUser(overrides: Partial<typeof users.$inferInsert> = {}): Promise<UserRow> {
    return this.user({ premiumUntil: new Date(clock.now().getTime() + days(30)), ...overrides });
  },

  session: ({ id }: UserRow): Promise<string> =>
    sessionStore(queries).start(id, { userAgent: "test", address: "203.0.113.7" }, clock.now()),
});

export type Factories = ReturnType<typeof factories>;
