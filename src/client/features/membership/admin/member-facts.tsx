import type { MemberDetail } from "#contract/admin/membership.ts";
import { momentOf } from "#client/ui/figures/moment.ts";

/** On a phone the name and the date share a line. */
const factLook = "flex items-baseline justify-between gap-4 sm:block";

/** The dates that decide. Times are SAST. */
export function MemberFacts({ member }: { member: MemberDetail }) {
  const { premiumUntil, paidUntil, lastPaidAt, payments } = member;
  return (
    <dl className="grid gap-x-6 gap-y-3 rounded-card border border-line bg-raised p-4 sm:grid-cols-2 sm:gap-y-4 sm:p-5 lg:grid-cols-4">
      <Fact name="Premium until" moment={premiumUntil} />
      <Fact name="Paid until" moment={paidUntil} />
      <Fact name="Last paid" moment={lastPaidAt} otherwise="Never" />
      <div className={factLook}>
        <dt className="text-sm text-quiet">Payments</dt>
        <dd className="font-semibold tabular-nums">{payments}</dd>
      </div>
    </dl>
  );
}

interface FactProps {
  readonly name: string;
  readonly moment: string | null;
  readonly otherwise?: string;
}

const Fact = ({ name, moment, otherwise = "No date" }: FactProps) => (
  <div className={factLook}>
    <dt className="text-sm text-quiet">{name}</dt>
    <dd className="font-semibold tabular-nums">
      {moment === null ? otherwise : <time dateTime={moment}>{momentOf(moment)}</time>}
    </dd>
  </div>
);
