import { openEmbedded } from "#server/adapters/database/embedded/embedded.ts";
import { migrate } from "#server/adapters/database/migrate.ts";
import type { Database } from "#server/adapters/database/port.ts";
import { openPostgres } from "#server/adapters/database/postgres.ts";
import { systemClock } from "#server/adapters/clock/port.ts";
import { jsonLines } from "#server/adapters/log/json-lines.ts";
import { readConfig } from "#server/config.ts";
import { doToAccount, signOut } from "#server/features/accounts/admin/deeds.ts";
import { securityEventStore } from "#server/features/accounts/stores/security-events.ts";
import { userStore } from "#server/features/accounts/stores/users.ts";
import { jobsTopic } from "#server/features/jobs/stores/jobs.ts";
import type { AccountDeed } from "#domain/accounts/desk/desk-rules.ts";

/**
 * What the desk can do, for whoever sits at the server itself. It is also the way back in when nobody can work at the desk any
 * more, so here the last administrator may be demoted: the same command makes another.
 */
const actions: Readonly<Record<string, { deed: AccountDeed | null; says: string }>> = {
  promote: { deed: "make-admin", says: "is an administrator now" },
  demote: { deed: "unmake-admin", says: "is no administrator any more" },
  "make-employer": { deed: "make-employer", says: "is an employer now" },
  "unmake-employer": { deed: "unmake-employer", says: "is no employer any more" },
  suspend: { deed: "suspend", says: "is suspended, and signed out everywhere" },
  "sign-out": { deed: null, says: "is signed out everywhere" },
  reinstate: { deed: "reinstate", says: "may sign in again" },
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
  const { deed } = action;
  const now = systemClock.now();
  const visit = { address: "this machine", userAgent: "command line" };
  await database.transaction(async (tx) => {
    if (deed === null) {
      await signOut(tx, user.id);
      await securityEventStore(tx).record(user.id, "session-ended", visit, now);
    } else {
      await doToAccount(tx, { deed, to: user, byUserId: null, reason: null, visit, now });
      await database.changes.announce(jobsTopic, tx);
    }
  });
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
