import type { adminUserEndpoints } from "#contract/admin/users.ts";
import {
  isDoneAlready,
  usualUserSort,
  whyNot,
  type AccountDeed,
} from "#domain/accounts/desk/desk-rules.ts";
import type { Queries } from "#server/adapters/database/port.ts";
import { recordDeed } from "#server/adapters/database/schema.ts";
import { lockUser } from "#server/adapters/database/tables/lock-user.ts";
import { fail } from "#server/app-error.ts";
import type { HandlerServices } from "#server/feature.ts";
import type { Handlers } from "#server/http/api/handler.ts";
import type { Visit } from "#server/http/guards/session.ts";
import { recordWithin } from "../account-services.ts";
import { mailTokenStore } from "../stores/mail-tokens.ts";
import { sessionStore } from "../stores/sessions.ts";
import { userStore } from "../stores/users.ts";
import { doToAccount, lockDesk, signOut } from "./deeds.ts";
import type { UsersWanted } from "./find-users.ts";
import { listUsers, usersFile } from "./list-users.ts";
import { detailOf } from "./user-detail.ts";

type Needed = Pick<
  HandlerServices,
  "database" | "inTransaction" | "clock" | "showRows" | "boardChanged" | "stopRenewals"
>;

interface Asked {
  readonly search?: string | undefined;
  readonly plan?: UsersWanted["plan"] | undefined;
  readonly kind?: UsersWanted["kind"] | undefined;
  readonly sort?: UsersWanted["sort"] | undefined;
}

interface Decision {
  readonly deed: AccountDeed;
  readonly userId: number;
  readonly adminId: number;
  readonly reason: string;
  readonly version: number | undefined;
  readonly visit: Visit;
}

export function adminUserHandlers(services: Needed): Handlers<typeof adminUserEndpoints> {
  const { database, inTransaction, clock, showRows, boardChanged, stopRenewals } = services;
  const db = database.queries;
  const detail = (userId: number, within: Queries = db) =>
    detailOf(within, showRows, userId, clock.now());

  /** What may be done is asked where nobody else can change the answer: not even an administrator who is being demoted just now. */
  const decide = ({ deed, userId, adminId, reason, version, visit }: Decision): Promise<void> =>
    inTransaction(async ({ tx, enqueue, log }) => {
      const { admins, user } = await lockDesk(tx, userId);
      const to = user ?? fail("not_found");
      const by = admins.find(({ id }) => id === adminId) ?? fail("admin_required");
      const refusal = whyNot(deed, by, to, admins);
      if (refusal !== null) fail(refusal);
      const current = await detail(userId, tx);
      if (version !== undefined && version !== current.version)
        fail("changed_meanwhile", { current });
      if (isDoneAlready(deed, to)) return;
      await doToAccount(tx, { deed, to, byUserId: adminId, reason, visit, now: clock.now() });
      if (current.postings.all > 0) await boardChanged(tx);
      // Nobody is charged for what they cannot use.
      if (deed === "suspend") await stopRenewals(enqueue, userId);
      log.info("done to an account", { deed, userId, adminId });
    });

  /** By an administrator, in the account's own record and in the desk's. */
  const endSessions = (
    { userId, adminId, visit }: Pick<Decision, "userId" | "adminId" | "visit">,
    end: (tx: Queries) => Promise<number>,
  ): Promise<void> =>
    inTransaction(async (within) => {
      const { tx } = within;
      await lockUser(tx, userId);
      const { username } = await userStore(tx).find(userId);
      const ended = await end(tx);
      if (ended === 0) return;
      await recordWithin({ ...services, ...within }, userId, "session-ended", visit);
      await recordDeed(tx, {
        at: clock.now(),
        byUserId: adminId,
        deed: "user-signed-out",
        subject: "user",
        subjectId: userId,
        subjectName: username,
      });
    });

  return {
    listUsers: ({ query }) =>
      listUsers(db, showRows, wantedIn(query), query.cursor ?? null, clock.now()),

    exportUsers: ({ query }) => usersFile(db, showRows, wantedIn(query), clock.now()),

    readUserAtDesk: ({ params }) => detail(params.userId),

    async doToUser({ params, body, viewer, visit }) {
      await decide({ ...params, ...body, version: body.version, adminId: viewer.id, visit });
      return detail(params.userId);
    },

    async endSessionOfUser({ params: { userId, sessionId }, viewer, visit }) {
      await endSessions({ userId, adminId: viewer.id, visit }, async (tx) => {
        if (!(await sessionStore(tx).endOne(sessionId, userId))) fail("not_found");
        await mailTokenStore(tx).end(userId, "signing-out");
        return 1;
      });
      return detail(userId);
    },

    async endSessionsOfUser({ params: { userId }, viewer, visit }) {
      await endSessions({ userId, adminId: viewer.id, visit }, (tx) => signOut(tx, userId));
      return detail(userId);
    },
  };
}

const wantedIn = ({
  search = "",
  plan = null,
  kind = null,
  sort = usualUserSort,
}: Asked): UsersWanted => ({ search, plan, kind, sort });
