import type { Database } from "#server/adapters/database/port.ts";
import { jobs, users } from "#server/adapters/database/schema.ts";
import { sessionStore } from "#server/features/accounts/stores/sessions.ts";
import type { UserRow } from "#server/features/accounts/stores/users.ts";
import { startingRates } from "#domain/listing/pay/rates.ts";
import { newJob } from "#server/features/jobs/new-job.ts";
import type { JobRow, NewJob } from "#server/features/jobs/stores/jobs.ts";
import { days, type TestClock } from "./clock.ts";

let count = 0;

/** Data for tests. Each factory fills in what the test does not care about. */
export const factories = ({ queries, changes }: Database, clock: TestClock) => ({
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

  /** A free job that is open to South Africans, published just now. Its facts are those of its text. */
  async job(overrides: Partial<NewJob> = {}): Promise<JobRow> {
    const [row] = await queries.insert(jobs).values(jobValues(clock.now(), overrides)).returning();
    if (row === undefined) throw new Error("The job was not created");
    await changes.announce("jobs");
    return row;
  },

  premiumJob(overrides: Partial<NewJob> = {}): Promise<JobRow> {
    return this.job({ tier: "premium", ...overrides });
  },

  session: ({ id }: UserRow): Promise<string> =>
    sessionStore(queries).start(id, { userAgent: "test", address: "203.0.113.7" }, clock.now()),
});

/** The row of a job, for tests that put in many at once. */
export function jobValues(now: Date, overrides: Partial<NewJob> = {}): NewJob {
  const { title, company, location, description, salaryText, roleType } = overrides;
  const posting = {
    title: title ?? "SEO Manager",
    company: company ?? "Fathom & Field",
    location: location ?? "Remote (Worldwide)",
    description: description ?? "We hire anywhere in the world, South Africa included.",
    payText: salaryText ?? "",
    tags: [],
  };
  const given = {
    source: "admin",
    tier: "free",
    status: "open",
    applyLink: "https://jobs.example/apply",
  } as const;
  return {
    ...newJob(posting, given, now, now, startingRates),
    ...(roleType !== undefined && { tags: [roleType] }),
    ...overrides,
  };
}

export type Factories = ReturnType<typeof factories>;
