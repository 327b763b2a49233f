import type { DeskUser } from "#contract/admin/users.ts";
import { Badge } from "#client/ui/badge.tsx";
import { ClockIcon, WarningIcon } from "#client/ui/icons/page-icons.tsx";
import { SignChip } from "#client/ui/verdict-chip.tsx";

type Marked = Pick<DeskUser, "isPremium" | "isAdmin" | "isEmployer" | "suspendedAt" | "leavesAt">;

/** What somebody is here, with what an administrator must not overlook first. */
export const UserChips = ({ user }: { user: Marked }) => (
  <div className="flex flex-wrap gap-1.5">
    {user.suspendedAt !== null && (
      <SignChip Icon={WarningIcon} look="bg-no-wash text-no">
        Suspended
      </SignChip>
    )}
    {user.leavesAt !== null && (
      <SignChip Icon={ClockIcon} look="bg-unclear-wash text-unclear">
        Leaving
      </SignChip>
    )}
    {user.isAdmin && <Badge tone="ember">Admin</Badge>}
    {user.isEmployer && <Badge>Employer</Badge>}
    <Badge tone={user.isPremium ? "ember" : "plain"}>{user.isPremium ? "Premium" : "Free"}</Badge>
  </div>
);
