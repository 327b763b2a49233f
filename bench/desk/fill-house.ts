import type { PostingFields } from "#domain/employers/posting-fields.ts";
import { startingRates } from "#domain/listing/pay/rates.ts";
import { migrate } from "#server/adapters/database/migrate.ts";
import type { Database } from "#server/adapters/database/port.ts";
import { jobs } from "#server/adapters/database/schema.ts";
import { newJob } from "#server/features/jobs/new-job.ts";
import { signInPeople } from "../people.ts";

interface House {
  readonly name: string;
  readonly jobs: number;
  readonly users: number;
}

/** The one in the middle has a full page of whatever a list can be narrowed to. */
export const houses: readonly House[] = [
  { name: "100", jobs: 100, users: 100 },
  { name: "a page of each", jobs: 480, users: 560 },
  { name: "10,000 / 50,000", jobs: 10_000, users: 50_000 },
];

/** A statement may not take long, not even here. */
const atOnce = 2_000;

/** Fills an empty database and closes it. Returns the cookie of an administrator there. */
export async function fillHouse(database: Database, house: House): Promise<string> {
  await migrate(database, "migrations");
  const [cookie = ""] = await signInPeople(database, 1);
  await database.executeSql("update users set is_admin = true");
  for (const statement of ofPeople) await inParts(database, house.users, statement);
  await addJobs(database, house.jobs);
  for (const statement of ofJobs) await inParts(database, house.jobs, statement);
  await database.executeSql("vacuum (analyze)");
  await database.close();
  return cookie;
}

/** From the first number to the last, so many at a time. */
async function inParts({ executeSql }: Database, last: number, statement: string): Promise<void> {
  for (let from = 1; from <= last; from += atOnce)
    await executeSql(statement, [from, Math.min(from + atOnce - 1, last)]);
}

/** Half of them have premium, paid or given, and a quarter has had it; of some the renewal failed, and some ended it. */
const ofPeople: readonly string[] = [
  `insert into users (username, skeleton, email, email_verified_at, is_employer, is_admin, premium_until, suspended_at, created_at)
   select 'person number ' || lpad(n::text, 6, '0'), 'person number ' || n, 'person-' || n || '@example.com', now(), n % 10 = 0, n % 10 = 5,
     case when n % 2 = 0 then now() + interval '100 days' when n % 4 = 1 then now() - interval '100 days' end,
     case when n % 10 = 1 then now() end,
     now() - n * interval '20 minutes'
   from generate_series($1::int, $2::int) n`,
  `insert into premium_decisions (user_id, until, reason, made_by, made_at)
   select id, premium_until, 'A gift', 1, created_at from users where id % 10 = 9 and premium_until > now() and id between $1 and $2`,
  `insert into payments (user_id, reference, kind, state, cents, currency, plan_code, mode, username, email,
     paid_cents, paid_at, started_at)
   select id, 'ref-' || id, 'first', 'paid', 200000, 'ZAR', 'PLN', 'test', username, email,
     200000, premium_until - interval '1 year', premium_until - interval '1 year'
   from users where premium_until is not null and not had_premium_decision and id between $1 and $2`,
  `insert into subscriptions (code, user_id, customer_code, plan_code, mode, state, next_payment_at, failed_at, created_at, updated_at)
   select 'SUB_' || id, id, 'CUS_' || id, 'PLN', 'test',
     (array['active', 'non-renewing', 'attention', 'cancelled', 'cancelled'])[1 + id / 2 % 5], premium_until,
     case when id / 2 % 5 = 2 then now() end, created_at, created_at
   from users where premium_until > now() and not had_premium_decision and id between $1 and $2`,
  `insert into audit_entries (at, by_user_id, deed, subject, subject_id, subject_name)
   select created_at, 1, 'user-rights-changed', 'user', id::text, username from users
   where id % 5 = 0 and id between $1 and $2`,
];

const typed: PostingFields = {
  title: "Marketer",
  company: "Company",
  description: "We hire anywhere in the world, South Africa included.",
  location: "Remote",
  whoCanApply: "Anyone",
  salary: "$50,000 a year",
  hours: "",
  engagement: "contractor",
  process: "",
  closingDate: "",
  apply: "https://jobs.example/apply",
};

/**
 * Half is from employers, in every state; of the rest some are unclear, checked by somebody or scams. Each is reported, and of each something
 * stands in the trail. Whoever posts has the same number of jobs in every house.
 */
const ofJobs: readonly string[] = [
  `update jobs set source = 'employer', status = (array['pending', 'open', 'closed', 'draft'])[1 + id / 2 % 4],
     closed_at = case when id / 2 % 4 = 2 then published_at end,
     expires_at = case when id / 2 % 4 = 1 then published_at + interval '400 days' end,
     added_by_user_id = 11 + 10 * (id / 20)
   where id % 2 = 0 and id between $1 and $2`,
  `update jobs set openness = 'unclear', facts = jsonb_set(facts, '{openToSouthAfrica,confidence}', '"low"')
   where id % 8 = 1 and id between $1 and $2`,
  `update jobs set facts = jsonb_set(facts, '{risk,verdict}', '"likely-scam"') where id % 8 = 3 and id between $1 and $2`,
  `update jobs set overrides = '{"openToSouthAfrica": {"value": "yes", "why": "They said so.", "byUserId": 1, "at": "2026-01-01T00:00:00.000Z"}}'
   where id % 8 = 5 and id between $1 and $2`,
  `insert into postings (job_id, fields, submitted_at)
   select id, '${JSON.stringify(typed)}', published_at from jobs where source = 'employer' and id between $1 and $2`,
  `insert into job_moderation (job_id, step, by_user_id, at)
   select id, step, added_by_user_id, published_at from jobs, unnest(array['submitted', 'published']) step
   where source = 'employer' and id between $1 and $2`,
  `insert into job_reports (job_id, kind, note, created_at, handled_at, outcome)
   select id, (array['closed', 'scam', 'other', 'pay-wrong', 'not-open'])[1 + id % 5], 'It is filled.', published_at,
     case when id % 3 = 0 then now() end, case when id % 3 = 0 then 'dismissed' end
   from jobs where id between $1 and $2`,
  `insert into audit_entries (at, by_user_id, deed, subject, subject_id, subject_name)
   select published_at, 1, (array['job-added', 'job-changed', 'job-hidden'])[1 + id % 3], 'job', id::text, title
   from jobs where id between $1 and $2`,
];

/** One an hour, as long as there are any. */
function eachHour(now: Date, hours: number) {
  const published = new Date(now.getTime() - hours * 60 * 60_000);
  return { publishedAt: published, firstSeenAt: published, createdAt: published };
}

async function addJobs({ queries }: Database, count: number): Promise<void> {
  const now = new Date();
  const posting = {
    title: "Marketer number 0",
    company: "Bench",
    location: "Remote",
    description: "We hire anywhere in the world, South Africa included. ".repeat(20),
    payText: "$50,000 - $60,000 a year",
    tags: [],
  };
  const given = {
    source: "admin",
    tier: "free",
    status: "open",
    applyLink: "https://jobs.example/apply",
  } as const;
  const first = newJob(posting, given, now, now, startingRates);
  for (let from = 1; from <= count; from += 500)
    await queries.insert(jobs).values(
      Array.from({ length: Math.min(500, count - from + 1) }, (_, at) => ({
        ...first,
        title: `Marketer number ${String(from + at).padStart(6, "0")}`,
        company: `Company ${(from + at) % 900}`,
        ...eachHour(now, from + at),
      })),
    );
}
