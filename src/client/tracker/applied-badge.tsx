import { trackedPath } from "#domain/page-addresses.ts";
import { Badge } from "#client/ui/badge.tsx";
import { dayOf } from "#client/ui/figures/moment.ts";
import { Link } from "#client/ui/link.tsx";
import { useApplied } from "./marks.ts";

/** That a listing was applied for, and when; it leads to the application. */
export function AppliedBadge({ jobId }: { jobId: string }) {
  const applied = useApplied(jobId);
  if (applied === null) return null;
  return (
    <Link
      to={trackedPath(applied.applicationId)}
      className="relative z-1 rounded-full hover:underline"
    >
      <Badge tone="ember">Applied {dayOf(applied.on)}</Badge>
    </Link>
  );
}
