import type { ReactNode } from "react";
import { deskMemberPath } from "#domain/page-addresses.ts";
import type { UserDetail } from "#contract/admin/users.ts";
import { dayOf, momentOf } from "#client/ui/figures/moment.ts";
import { Link } from "#client/ui/link.tsx";

/** What one asks about somebody first. Times are SAST. */
export function UserFacts({ user }: { user: UserDetail }) {
  const {
    isPremium,
    premiumUntil,
    isEmailVerified,
    joinedAt,
    postings,
    leavesAt,
    addressRefusedAt,
  } = user;
  const seen = user.sessions.map(({ lastSeenAt }) => lastSeenAt).toSorted();
  const lastSeenAt = seen.at(-1) ?? null;
  return (
    <dl className="grid gap-x-6 gap-y-3 rounded-card border border-line bg-raised p-4 sm:grid-cols-2 sm:gap-y-4 sm:p-5 lg:grid-cols-5">
      <Fact name="Plan">
        {isPremium && premiumUntil !== null ? `Premium until ${dayOf(premiumUntil)}` : "Free"}
        <Link to={deskMemberPath(user.userId)} className="text-link block text-sm font-normal">
          Membership
        </Link>
      </Fact>
      <Fact name="Email address">
        {isEmailVerified ? "Confirmed" : "Not confirmed"}
        {addressRefusedAt !== null && (
          <span className="block text-sm font-normal text-no">
            Refused by its mail server on {dayOf(addressRefusedAt)}: no alerts, no newsletter
          </span>
        )}
      </Fact>
      <Fact name="Joined">{joinedAt === null ? "No date" : dayOf(joinedAt)}</Fact>
      <Fact name="Last seen">{lastSeenAt === null ? "Signed out" : momentOf(lastSeenAt)}</Fact>
      <Fact name="Posted">{sayPostings(postings)}</Fact>
      {leavesAt !== null && <Fact name="Account goes on">{dayOf(leavesAt)}</Fact>}
    </dl>
  );
}

const sayPostings = ({ all, listed }: UserDetail["postings"]): string =>
  all === 0 ? "Nothing" : `${all === 1 ? "1 job" : `${all} jobs`}, ${listed} on the board`;

const Fact = ({ name, children }: { name: string; children: ReactNode }) => (
  <div className="flex items-baseline justify-between gap-4 sm:block">
    <dt className="text-sm text-quiet">{name}</dt>
    <dd className="text-right font-semibold tabular-nums sm:text-left">{children}</dd>
  </div>
);
