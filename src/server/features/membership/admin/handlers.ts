import type { MemberDetail, adminMembershipEndpoints } from "#contract/admin/membership.ts";
import { usualMemberSort } from "#domain/membership/member-order.ts";
import { addDays } from "#domain/membership/term.ts";
import type { Clock } from "#server/adapters/clock/port.ts";
import type { Database, Queries } from "#server/adapters/database/port.ts";
import { fail } from "#server/app-error.ts";
import type { Handlers } from "#server/http/api/handler.ts";
import type { ShowRows } from "#server/http/api/rows-shown.ts";
import { lockUser } from "#server/adapters/database/tables/lock-user.ts";
import { factsOfOne, refreshPremium } from "../stores/member-facts.ts";
import { addRecord } from "../stores/records.ts";
import type { InTransaction } from "#server/work/port.ts";
import { stopRenewalsName } from "../tasks/names.ts";
import { listMembers, membersInBatches, type MembersWanted } from "./list-members.ts";
import { membersFile } from "./members-file.ts";
import { presentDetail, presentRecord } from "./present.ts";
import { findPerson } from "./people.ts";
import { addDecision, historyOf, recordsToCheck } from "./store.ts";

interface AdminServices {
  readonly database: Database;
  readonly inTransaction: InTransaction;
  readonly clock: Clock;
  readonly showRows: ShowRows;
}

interface Asked {
  readonly search?: string | undefined;
  readonly state?: MembersWanted["state"] | undefined;
  readonly sort?: MembersWanted["sort"] | undefined;
}

interface Deed {
  readonly userId: number;
  readonly until: Date | null;
  readonly reason: string;
  readonly adminId: number;
  /** Of the member as the administrator saw them. */
  readonly version: number | undefined;
}

export function memberHandlers(services: AdminServices): Handlers<typeof adminMembershipEndpoints> {
  const { database, inTransaction, clock, showRows } = services;
  const db = database.queries;

  async function detailOf(userId: number, within: Queries = db): Promise<MemberDetail> {
    const person = (await findPerson(within, userId)) ?? fail("not_found");
    const facts = await factsOfOne(within, userId);
    return presentDetail(person, facts, await historyOf(within, userId), clock.now());
  }

  /** The deed, what follows from it and the record of it: all or nothing. */
  async function decide({ userId, until, reason, adminId, version }: Deed): Promise<void> {
    const at = clock.now();
    const kind = until === null ? "ended-by-hand" : "given-by-hand";
    await inTransaction(async ({ tx, enqueue, log }) => {
      await lockUser(tx, userId);
      const current = await detailOf(userId, tx);
      if (version !== undefined && version !== current.version)
        fail("changed_meanwhile", { current });
      await addDecision(tx, { userId, until, reason, madeBy: adminId, madeAt: at });
      const premiumUntil = await refreshPremium(tx, userId);
      await addRecord(tx, {
        kind,
        source: "admin",
        userId,
        reason,
        byUserId: adminId,
        premiumUntil,
        at,
      });
      if (until === null) await enqueue(stopRenewalsName, { userId });
      log.info("premium decided by hand", { kind, userId, adminId });
    });
  }

  return {
    listMembers: ({ query }) =>
      listMembers(db, showRows, wantedIn(query), query.cursor ?? null, clock.now()),

    exportMembers: ({ query }) =>
      membersFile(membersInBatches(db, showRows, wantedIn(query), clock.now())),

    readMember: ({ params }) => detailOf(params.userId),

    async listPaymentsToCheck() {
      return { records: (await recordsToCheck(db)).map(presentRecord) };
    },

    async givePremium({ params, body, viewer }) {
      const { userId } = params;
      const { days, reason, version } = body;
      const until = addDays(clock.now(), days);
      await decide({ userId, until, reason, version, adminId: viewer.id });
      return detailOf(userId);
    },

    async endPremium({ params, body, viewer }) {
      const { userId } = params;
      const { reason, version } = body;
      await decide({ userId, until: null, reason, version, adminId: viewer.id });
      return detailOf(userId);
    },
  };
}

const wantedIn = ({ search = "", state = null, sort = usualMemberSort }: Asked): MembersWanted => ({
  search,
  state,
  sort,
});
