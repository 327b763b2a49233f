import { eq } from "drizzle-orm";
import { openEmbedded } from "#server/adapters/database/embedded.ts";
import { migrate } from "#server/adapters/database/migrate.ts";
import type { Database } from "#server/adapters/database/port.ts";
import { openPostgres } from "#server/adapters/database/postgres.ts";
import { users } from "#server/adapters/database/schema.ts";
import { systemClock } from "#server/adapters/clock/port.ts";
import { jsonLines } from "#server/adapters/log/json-lines.ts";
import { readConfig } from "#server/config.ts";
import { mailTokenStore } from "#server/features/accounts/stores/mail-tokens.ts";
import { securityEventStore } from "#server/features/accounts/stores/security-events.ts";
import { sessionStore } from "#server/features/accounts/stores/sessions.ts";
import { userStore } from "#server/features/accounts/stores/users.ts";
import type { SecurityEventKind } from "#domain/accounts/security-events.ts";

type Change = Partial<Pick<typeof users.$inferInsert, "isAdmin" | "isEmployer" | "suspendedAt">>;

const now = systemClock.now();

const actions: Readonly<
  Record<string, { change: Change; event: SecurityEventKind; says: string }>
> = {
  promote: { change: { isAdmin: true }, event: "rights-changed", says: "is an administrator now" },
  demote: {
    change: { isAdmin: false },
    event: "rights-changed",
    says: "is no administrator any more",
  },
  "make-employer": {
    change: { isEmployer: true },
    event: "rights-changed",
    says: "is an employer now",
  },
  "unmake-employer": {
    change: { isEmployer: false },
    event: "rights-changed",
    says: "is no employer any more",
  },
  suspend: {
    change: { suspendedAt: now },
    event: "suspended",
    says: "is suspended, and signed out everywhere",
  },
  "sign-out": { change: {}, event: "session-ended", says: "is signed out everywhere" },
  reinstate: { change: { suspendedAt: null }, event: "reinstated", says: "may sign in again" },
};

const [name = "", email = ""] = process.argv.slice(2);
const action = actions[name];
if (action === undefined || email === "") {
  stop(`Usage: npm run user -- <${Object.keys(actions).join(" | ")}> <email>`);
}

const database = await open().catch((error: unknown) =>
  stop(error instanceof Error ? error.message : String(error)),
);
try {
  await migrate(database, "migrations");
  const user = await userStore(database.queries).findByEmail(email);
  if (user === null) stop(`There is no user with the address ${email}.`);
  const changes = Object.keys(action.change).length > 0;
  if (changes) await database.queries.update(users).set(action.change).where(eq(users.id, user.id));
  if (action.event !== "rights-changed") {
    await sessionStore(database.queries).endAll(user.id, null);
    await mailTokenStore(database.queries).end(user.id, "signing-out");
  }
  const visit = { address: "this machine", userAgent: "command line" };
  await securityEventStore(database.queries).record(user.id, action.event, visit, now);
  console.log(`${user.username} (${user.email}) ${action.says}.`);
} finally {
  await database.close();
}

async function open(): Promise<Database> {
  const { databaseUrl, dataDir } = readConfig({ ...process.env, APP_MODE: "demo" });
  const log = jsonLines({
    level: "error",
    clock: systemClock,
    write: (line) => process.stderr.write(line),
  });
  return databaseUrl === null
    ? openEmbedded({ folder: dataDir })
    : openPostgres({ url: databaseUrl, log });
}

function stop(message: string): never {
  process.stderr.write(`${message}\n`);
  process.exit(1);
}
