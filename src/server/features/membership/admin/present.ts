import type { MemberDetail, PremiumRecord } from "#contract/admin/membership.ts";
import { standpointOf, type MemberFacts } from "#domain/membership/standing.ts";
import { presentMember } from "./list-members.ts";
import type { PersonRow } from "./people.ts";
import type { History } from "./store.ts";

const momentOf = (date: Date | null): string | null => date?.toISOString() ?? null;

/** One person's premium, in full; of cards, tokens and addresses of payment pages nothing. */
export function presentDetail(
  person: PersonRow,
  facts: MemberFacts,
  history: History,
  now: Date,
): MemberDetail {
  const { state, paidUntil } = standpointOf(facts, now);
  return {
    ...presentMember(person, state),
    paidUntil: momentOf(paidUntil),
    subscriptions: history.subscriptions.map(({ code, state, nextPaymentAt, failedAt }) => ({
      code,
      state,
      nextPaymentAt: momentOf(nextPaymentAt),
      failedAt: momentOf(failedAt),
    })),
    paymentList: history.paymentList.map((row) => ({
      reference: row.reference,
      kind: row.kind,
      state: row.state,
      cents: row.cents,
      paidCents: row.paidCents,
      returnedCents: row.returnedCents,
      mismatch: row.mismatch,
      startedAt: row.startedAt.toISOString(),
      paidAt: momentOf(row.paidAt),
    })),
    events: history.events.map(({ id, event, reference, outcome, deliveries, receivedAt }) => ({
      id,
      event,
      reference,
      outcome,
      deliveries,
      receivedAt: receivedAt.toISOString(),
    })),
    records: history.records.map(presentRecord),
    version: versionOf(history),
  };
}

/** Records are only ever added, so the newest tells whether there is another. */
const versionOf = ({ records }: Pick<History, "records">): number => records[0]?.record.id ?? 0;

export const presentRecord = ({ record, by }: History["records"][number]): PremiumRecord => ({
  id: record.id,
  kind: record.kind,
  source: record.source,
  reference: record.reference,
  cents: record.cents,
  mismatch: record.mismatch,
  reason: record.reason,
  by,
  premiumUntil: momentOf(record.premiumUntil),
  at: record.at.toISOString(),
});
